import type { MouseEvent } from 'react';

/** One press of a control. */
export interface Press {
  /** With a mouse, a pen or a finger; else with a key, or by a screen reader. */
  readonly byPointer: boolean;
}

/** Only a pointer clicks at a place, and counts its clicks. */
export const pressOf = (event: MouseEvent): Press => ({ byPointer: event.detail > 0 });
