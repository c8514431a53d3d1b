import { memo, type ReactNode, type Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Kbd } from '../feedback/kbd.tsx';
import { isDeepEqual } from '../hooks/deep-equal.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import { PlainButton } from './plain-button.tsx';

export interface ButtonProps {
  children: ReactNode;
  onPress?: (press: PressEvent) => void;
  variant?: 'plain' | 'primary' | 'ghost' | 'danger' | 'link';
  size?: 'base' | 'small' | 'large';
  icon?: IconName;
  /** A keyboard shortcut to show after the label. */
  keys?: string;
  block?: boolean;
  /** A busy button keeps focus and ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  /** Why the button can't be pressed now. The button can still receive focus, so the reason can be read. */
  disabledReason?: string | null;
  className?: string | undefined;
  autoFocus?: boolean;
  /** Whether a press submits the surrounding form. */
  submit?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Whether the element that the button shows and hides is visible. `controls` is the element's ID. */
  expanded?: boolean;
  controls?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

export function Button(props: ButtonProps) {
  const press = useEventCallback((by: PressEvent) => props.onPress?.(by));
  return <MemoButton {...props} onPress={press} />;
}

/** A memoized button, because the app renders often while the user types. */
const MemoButton = memo(function SteadyButton(props: ButtonProps) {
  const {
    children,
    variant = 'plain',
    size = 'base',
    icon,
    keys,
    block,
    busy,
    disabled,
    disabledReason,
  } = props;
  const { onPress, className, ref, autoFocus } = props;
  const button = (
    <PlainButton
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      ref={ref}
      autoFocus={autoFocus}
      submit={props.submit ?? false}
      className={joinClassNames(
        styles.button,
        styles[variant],
        styles[size],
        block && styles.block,
        className,
      )}
      disabled={disabled}
      blocked={Boolean(busy) || Boolean(disabledReason)}
      onPress={onPress}
      aria-expanded={props.expanded}
      aria-controls={props.expanded ? props.controls : undefined}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
      {keys && <Kbd>{keys}</Kbd>}
    </PlainButton>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}, isDeepEqual);

/** An external link styled as a button. */
export function LinkButton(props: { href: string; icon: IconName; children: string }) {
  return (
    <a
      href={props.href}
      target="_blank"
      rel="noreferrer"
      className={joinClassNames(styles.button, styles.ghost, styles.base)}
    >
      <Icon name={props.icon} className={styles.icon} />
      {props.children}
      <Icon name="ext" />
    </a>
  );
}
