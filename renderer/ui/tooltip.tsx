import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

/** Shows `text` beside the control inside, for the mouse and for the keyboard. The control needs a name of its own. */
export function Tooltip(props: {
  text: string;
  /** A key to name behind the text. */
  keys?: string;
  placement?: 'top' | 'bottom' | 'right' | 'left';
  /** Off, without taking the control apart. */
  off?: boolean;
  children: ReactElement;
}) {
  return (
    <TooltipTrigger delay={600} closeDelay={0} isDisabled={props.off ?? false}>
      {props.children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={props.placement ?? 'bottom'} offset={6}>
        {props.text}
        {props.keys && <span className={styles.keys}>{props.keys}</span>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
