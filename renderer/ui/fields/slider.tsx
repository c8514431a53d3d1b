import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import control from './control.module.css';
import styles from './slider.module.css';

/** A slider that calls `onChange` when the user releases the thumb or a key. */
export function Slider(props: {
  label: string;
  value: number;
  min?: number;
  max: number;
  step: number;
  formatValue: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const { value, formatValue } = props;
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  return (
    <AriaSlider
      className={control.field ?? ''}
      value={shown}
      minValue={props.min ?? 0}
      // A value that wasn't set with the slider may exceed its range.
      maxValue={Math.max(props.max, value)}
      step={props.step}
      onChange={setMoving}
      onChangeEnd={(next) => {
        setMoving(null);
        if (next !== value) props.onChange(next);
      }}
    >
      <div className={control.header}>
        <Label className={control.label ?? ''}>{props.label}</Label>
        <span className={control.note}>{formatValue(shown)}</span>
      </div>
      <SliderTrack className={styles.track ?? ''}>
        <div className={styles.line} />
        <SliderFill className={styles.fill ?? ''} />
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  );
}
