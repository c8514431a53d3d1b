import { memo, type Ref } from 'react';
import { isDeepEqual } from '../hooks/deep-equal.ts';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './icon-button.module.css';
import { PlainButton } from './plain-button.tsx';

export interface IconButtonProps {
  icon: IconName;
  label: string;
  keys?: string;
  onPress?: () => void;
  /** The button's size: 28 pixels for `small`, 24 for `mini`. */
  size?: 'small' | 'mini';
  /** Whether a toggle button is on. */
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  /** Removes the button from the tab order. Use this only if the keyboard has another way to do the same. */
  excludeFromTabOrder?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const press = useEventCallback(() => props.onPress?.());
  return <MemoIconButton {...props} onPress={press} />;
}

const MemoIconButton = memo(function SteadyIconButton(props: IconButtonProps) {
  const { icon, label, keys, onPress, size = 'small', pressed, expanded, disabled = false } = props;
  return (
    <Tooltip text={label} {...(keys === undefined ? {} : { keys })}>
      <PlainButton
        ref={props.ref}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        className={joinClassNames(styles.iconButton, size === 'mini' && styles.compact, props.className)}
        disabled={disabled}
        tabIndex={props.excludeFromTabOrder ? -1 : undefined}
        onPress={onPress}
      >
        <Icon name={icon} />
      </PlainButton>
    </Tooltip>
  );
}, isDeepEqual);
