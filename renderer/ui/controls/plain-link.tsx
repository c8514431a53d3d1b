import type { ComponentProps } from 'react';
import { both, joinIds, useExtras } from './control-extras.ts';

/** A link without a look. Tooltips find it by themselves. */
export function PlainLink(props: ComponentProps<'a'>) {
  const { ref: own, children, ...dom } = props;
  const { extras, ref } = useExtras(own);
  return (
    <a
      {...dom}
      href={dom.href}
      ref={ref}
      aria-describedby={joinIds(dom['aria-describedby'], extras?.describedBy)}
      onPointerEnter={both(dom.onPointerEnter, extras?.onPointerEnter)}
      onPointerLeave={both(dom.onPointerLeave, extras?.onPointerLeave)}
      onPointerDown={both(dom.onPointerDown, extras?.onPointerDown)}
      onFocus={both(dom.onFocus, extras?.onFocus)}
      onBlur={both(dom.onBlur, extras?.onBlur)}
      onKeyDown={both(dom.onKeyDown, extras?.onKeyDown)}
    >
      {children}
    </a>
  );
}
