import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useCapWords } from '../actions/kbd.tsx';
import styles from './tooltip.module.css';

const SHOW_DELAY_MS = 600;
const HIDE_DELAY_MS = 80;

/**
 * Shows `text` next to the control inside, for the mouse and for the keyboard. The control needs a name of its own, and
 * to be a `PlainButton` or in a `Focusable`.
 */
export function Tooltip(props: {
  text: string;
  /** A key to name behind the text. */
  keys?: string;
  placement?: 'top' | 'bottom' | 'right';
  /** Off, without taking the control apart. */
  off?: boolean;
  children: ReactElement;
}) {
  const capWords = useCapWords();
  return (
    <TooltipTrigger delay={SHOW_DELAY_MS} closeDelay={HIDE_DELAY_MS} isDisabled={props.off ?? false}>
      {props.children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={props.placement ?? 'bottom'} offset={6}>
        {props.text}
        {props.keys && <span className={styles.keys}>{capWords(props.keys)}</span>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
