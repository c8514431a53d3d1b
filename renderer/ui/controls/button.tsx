import { memo, type ReactNode, type Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Kbd } from '../actions/kbd.tsx';
import { sameLook } from '../hooks/same-look.ts';
import { useStable } from '../hooks/use-stable.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import { PlainButton } from './plain-button.tsx';

export interface ButtonProps {
  children: ReactNode;
  onPress?: (press: PressEvent) => void;
  variant?: 'plain' | 'primary' | 'ghost' | 'danger' | 'link';
  size?: 'base' | 'small' | 'large';
  icon?: IconName;
  /** Key cap behind the words. */
  keys?: string;
  /** As wide as its container. */
  block?: boolean;
  /** Work is under way: stays in the tab order, answers no press. */
  busy?: boolean;
  disabled?: boolean;
  /** Not possible now, and why. The button stays in the tab order so that the reason can be reached. */
  disabledReason?: string | null;
  className?: string | undefined;
  autoFocus?: boolean;
  /** Sends off the form that it stands in. */
  submit?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** It shows and hides something: whether that is shown, and its id. */
  expanded?: boolean;
  controls?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A push button with words. */
export function Button(props: ButtonProps) {
  const press = useStable((by: PressEvent) => props.onPress?.(by));
  return <SteadyButton {...props} onPress={press} />;
}

/** Drawn again only when it looks different: much is typed beside buttons that stay as they are. */
const SteadyButton = memo(function SteadyButton(props: ButtonProps) {
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
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
      disabled={disabled}
      stopped={Boolean(busy) || Boolean(disabledReason)}
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
}, sameLook);
