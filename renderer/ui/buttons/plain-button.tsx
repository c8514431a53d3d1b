import type { ComponentProps } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Pressable } from 'react-aria-components/Pressable';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  onPress?: ((press: PressEvent) => void) | undefined;
  /** Whether a press submits the surrounding form. */
  submit?: boolean;
  /** Whether presses are ignored. The button keeps focus. */
  blocked?: boolean;
}

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
