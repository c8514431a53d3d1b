import { memo, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { sameLook } from './same-look.ts';
import { Tooltip } from './tooltip.tsx';
import { useStable } from './use-stable.ts';

export interface ButtonProps {
  children: ReactNode;
  onPress?: (event: PressEvent) => void;
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
  const press = useStable((event: PressEvent) => props.onPress?.(event));
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
  const { onPress, className, ref, autoFocus = false, ...labels } = props;
  const stopped = Boolean(busy) || Boolean(disabledReason);
  const button = (
    <AriaButton
      {...pickLabels(labels)}
      ref={ref ?? null}
      autoFocus={autoFocus}
      type={props.submit ? 'submit' : 'button'}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        block && styles.block,
        busy && styles.busy,
        className,
      )}
      isDisabled={disabled ?? false}
      onPress={(event) => {
        if (!stopped) onPress?.(event);
      }}
      render={(dom) => <button {...dom} {...(stopped ? { 'aria-disabled': true } : {})} />}
      {...(props.expanded === undefined ? {} : { 'aria-expanded': props.expanded })}
      {...(props.expanded && props.controls !== undefined ? { 'aria-controls': props.controls } : {})}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
      {keys && <Kbd>{keys}</Kbd>}
    </AriaButton>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}, sameLook);

function pickLabels(props: Pick<ButtonProps, 'aria-label' | 'aria-describedby'>) {
  return {
    ...(props['aria-label'] === undefined ? {} : { 'aria-label': props['aria-label'] }),
    ...(props['aria-describedby'] === undefined ? {} : { 'aria-describedby': props['aria-describedby'] }),
  };
}
