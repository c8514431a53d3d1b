import { type ReactElement, type ReactNode, useContext } from 'react';
import { Tooltip as AriaTooltip, TooltipContext, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useFormatShortcut } from '../feedback/kbd.tsx';
import styles from './tooltip.module.css';

const SHOW_DELAY_MS = 600;
const HIDE_DELAY_MS = 80;

/**
 * Shows `text` next to its child control on hover and focus. The control needs an accessible name and must be
 * a `PlainButton` or inside a `Focusable`.
 */
export function Tooltip(props: {
  text: ReactNode;
  /** A keyboard shortcut to show after the text. */
  keys?: string;
  /** Additional text to show instead of a shortcut, such as a number. */
  detail?: string;
  placement?: 'top' | 'bottom' | 'right';
  /** Turns the tooltip off without unmounting the control. */
  off?: boolean;
  children: ReactElement;
}) {
  const format = useFormatShortcut();
  const detail = props.keys ? format(props.keys) : props.detail;
  return (
    <TooltipTrigger delay={SHOW_DELAY_MS} closeDelay={HIDE_DELAY_MS} isDisabled={props.off ?? false}>
      {props.children}
      <Bubble placement={props.placement ?? 'bottom'}>
        {props.text}
        {detail && <span className={styles.detail}>{detail}</span>}
      </Bubble>
    </TooltipTrigger>
  );
}

function Bubble(props: { placement: 'top' | 'bottom' | 'right'; children: ReactNode }) {
  const context = useContext(TooltipContext);
  const trigger = context && 'triggerRef' in context ? context.triggerRef?.current : null;
  const landmark = trigger?.closest('main, nav, aside');
  return (
    <AriaTooltip
      className={styles.tooltip ?? ''}
      placement={props.placement}
      offset={6}
      // By default, the tooltip is rendered at the end of the page, outside all landmarks.
      {...(landmark ? { UNSTABLE_portalContainer: landmark } : {})}
    >
      {props.children}
    </AriaTooltip>
  );
}
