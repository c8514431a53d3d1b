import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

declare module '../../stores/router.ts' {
  interface Routes {
    emoji: { view: 'emoji' };
  }
}

/** The page's code is loaded when the view is first opened, to keep the initial bundle small. */
const CustomEmojiPage = lazy(async () => ({
  default: (await import('./custom-emoji-page.tsx')).CustomEmojiPage,
}));

export const customEmojiView = createView({
  id: 'emoji',
  icon: 'smile',
  markedInSidebar: 'settings',
  component: CustomEmojiPage,
});
