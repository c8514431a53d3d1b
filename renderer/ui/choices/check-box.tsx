import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './check-box.module.css';

interface CheckBoxProps extends Omit<CheckboxProps, 'children' | 'className'> {
  className?: string | undefined;
  children?: ReactNode;
}

/** A checkbox with its label next to it. A checkbox without a label needs an `aria-label`. */
export function CheckBox({ className, children, ...box }: CheckBoxProps) {
  return (
    <Checkbox {...box} className={joinClassNames(styles.checkBox, className)}>
      <i className={styles.mark} aria-hidden="true" />
      {children}
    </Checkbox>
  );
}
