import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    keyboard: { view: 'keyboard' };
  }
}

/** The page's code is loaded when the view is first opened, to keep the initial bundle small. */
const KeyboardPage = lazy(async () => ({ default: (await import('./keyboard-page.tsx')).KeyboardPage }));

export const keyboardView = createView({
  id: 'keyboard',
  icon: 'keyboard',
  keys: ['?'],
  component: KeyboardPage,
});
