import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';
import { createGuideRoute } from './guide-route.ts';

/** The guide's content is loaded when it's first opened, to keep the initial bundle small. */
const GuidePages = lazy(async () => ({ default: (await import('./guide-pages.tsx')).GuidePages }));

/** The user guide, which is part of the app. The URL contains the page and the heading, as in `#/guide/sync:set-up`. */
export const guideView = createView({
  id: 'guide',
  parameter: {
    parse: (text) => createGuideRoute(...splitParameter(text)),
    format: ({ page, heading }) =>
      page === undefined ? null : heading === undefined ? page : `${page}:${heading}`,
  },
  icon: 'book',
  keys: ['F1'],
  sidebar: 'app',
  component: GuidePages,
});

function splitParameter(text: string): [page: string, heading?: string] {
  const [page = '', heading] = text.split(':');
  return heading === undefined ? [page] : [page, heading];
}
