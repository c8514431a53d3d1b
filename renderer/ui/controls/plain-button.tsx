import type { ComponentProps } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Pressable } from 'react-aria-components/Pressable';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  onPress?: ((press: PressEvent) => void) | undefined;
  /** Submits the form around it. */
  submit?: boolean;
  /** Not possible now: it stays in the tab order and ignores presses. */
  stopped?: boolean;
}

/** A button without styles. A tooltip or a menu around it finds it. */
export function PlainButton({ onPress, submit = false, stopped = false, ...button }: PlainButtonProps) {
  return (
    <Pressable
      isDisabled={button.disabled ?? false}
      onPress={(press) => {
        if (!stopped) onPress?.(press);
      }}
    >
      <button
        {...button}
        type={submit && !stopped ? 'submit' : 'button'}
        {...(stopped ? { 'aria-disabled': true } : {})}
      />
    </Pressable>
  );
}
