import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useCapWords } from '../actions/kbd.tsx';
import { ExtrasContext, joinExtras } from '../controls/control-extras.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

type Placement = 'top' | 'bottom' | 'right' | 'left';

/**
 * Shows `text` beside the control inside, for the mouse and for the keyboard. The control needs a name of its own, and
 * to be a `PlainButton` or `PlainLink` at heart.
 */
export function Tooltip(props: {
  text: string;
  /** A key to name behind the text. */
  keys?: string;
  placement?: Placement;
  /** Off, without taking the control apart. */
  off?: boolean;
  children: ReactElement;
}) {
  const { placement = 'bottom', off = false } = props;
  const id = useId();
  const outer = use(ExtrasContext);
  const target = useRef<HTMLElement>(null);
  const { isOpen, extras, bubble, close } = useTooltip(target);
  const isShown = isOpen && !off;
  const capWords = useCapWords();
  return (
    <ExtrasContext value={joinExtras({ ...extras, describedBy: isShown ? id : undefined }, outer)}>
      {props.children}
      {isShown && (
        <Bubble id={id} target={target} placement={placement} onEscape={close} {...bubble}>
          {props.text}
          {props.keys && <span className={styles.keys}>{capWords(props.keys)}</span>}
        </Bubble>
      )}
    </ExtrasContext>
  );
}

function Bubble(props: {
  id: string;
  target: RefObject<HTMLElement | null>;
  placement: Placement;
  onEscape: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}) {
  const { target, onEscape } = props;
  const bubble = useRef<HTMLDivElement>(null);
  // Over everything, dialogs included, and tied to the control: the style sheet says where.
  useLayoutEffect(() => {
    if (target.current) bubble.current?.showPopover({ source: target.current });
  }, [target]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [onEscape]);
  return createPortal(
    <div
      ref={bubble}
      id={props.id}
      role="tooltip"
      popover="manual"
      className={classNames(styles.tooltip, styles[props.placement])}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    >
      {props.children}
    </div>,
    document.body,
  );
}
