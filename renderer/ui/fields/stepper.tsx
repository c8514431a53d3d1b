import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './stepper.module.css';

/** A number field with step buttons. Calls `onChange` on blur and after each step. */
export function Stepper(props: {
  label: string;
  /** Content before the label, such as an option's emoji. */
  leading?: ReactNode;
  /** The unit shown after the number. */
  unit?: string;
  /** The label's text direction. Use `auto` for a label that the user wrote. */
  dir?: 'auto';
  value: number;
  min?: number;
  max: number;
  step?: number;
  wide?: boolean;
  onChange: (value: number) => void;
}) {
  const { min = 0 } = props;
  return (
    <NumberField
      className={styles.row ?? ''}
      value={props.value}
      minValue={min}
      maxValue={props.max}
      step={props.step ?? 1}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
      isWheelDisabled
      onChange={(value) => props.onChange(Number.isNaN(value) ? min : Math.round(value))}
    >
      {props.leading}
      <Label className={styles.label ?? ''} {...(props.dir === undefined ? {} : { dir: props.dir })}>
        {props.label}
      </Label>
      <Group className={styles.stepper ?? ''}>
        <Button slot="decrement">−</Button>
        <Input className={joinClassNames(styles.input, props.wide && styles.wide)} />
        <Button slot="increment">+</Button>
      </Group>
      {props.unit && <span className={styles.unit}>{props.unit}</span>}
    </NumberField>
  );
}
