import type { ComponentProps } from 'react';
import { both, joinIds, useExtras } from './control-extras.ts';
import { type Press, pressOf } from './press.ts';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  onPress?: ((press: Press) => void) | undefined;
  /** Sends off the form that it stands in. */
  submit?: boolean;
  /** Not possible now: it stays in the tab order and answers no press. */
  stopped?: boolean;
}

/** A button without a look. Tooltips and menus find it by themselves; a key that is held down presses it once. */
export function PlainButton(props: PlainButtonProps) {
  const { onPress, submit = false, stopped = false, ref: own, children, ...dom } = props;
  const { extras, ref } = useExtras(own);
  return (
    <button
      {...dom}
      ref={ref}
      type={submit ? 'submit' : 'button'}
      {...(stopped ? { 'aria-disabled': true } : {})}
      {...(extras?.opensMenu === undefined
        ? {}
        : { 'aria-haspopup': 'menu', 'aria-expanded': extras.opensMenu })}
      aria-describedby={joinIds(dom['aria-describedby'], extras?.describedBy)}
      onPointerEnter={both(dom.onPointerEnter, extras?.onPointerEnter)}
      onPointerLeave={both(dom.onPointerLeave, extras?.onPointerLeave)}
      onPointerDown={both(dom.onPointerDown, extras?.onPointerDown)}
      onFocus={both(dom.onFocus, extras?.onFocus)}
      onBlur={both(dom.onBlur, extras?.onBlur)}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        dom.onKeyDown?.(event);
        extras?.onKeyDown?.(event);
      }}
      onClick={(event) => {
        if (stopped) return event.preventDefault();
        onPress?.(pressOf(event));
        extras?.onPress?.(pressOf(event));
      }}
    >
      {children}
    </button>
  );
}
