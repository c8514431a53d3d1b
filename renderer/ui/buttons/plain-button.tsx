import type { ComponentProps } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Pressable } from 'react-aria-components/Pressable';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  onPress?: ((press: PressEvent) => void) | undefined;
  /** Submits the form around it. */
  submit?: boolean;
  /** Not possible now: it stays in the tab order and ignores presses. */
  blocked?: boolean;
}

/** A button without styles. A tooltip or a menu around it finds it. */
export function PlainButton({ onPress, submit = false, blocked = false, ...button }: PlainButtonProps) {
  return (
    <Pressable
      isDisabled={button.disabled ?? false}
      onPress={(press) => {
        if (!blocked) onPress?.(press);
      }}
    >
      <button
        {...button}
        type={submit && !blocked ? 'submit' : 'button'}
        {...(blocked ? { 'aria-disabled': true } : {})}
      />
    </Pressable>
  );
}
