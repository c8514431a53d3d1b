import { lazy } from 'react';
import { createView } from '../../stores/define-view.tsx';

/** The guide's pages, named after their files in `docs/guide/`, in reading order. */
export const GUIDE_PAGES = [
  'getting-started',
  'writing',
  'duplicates',
  'import-export',
  'sync',
  'backups-and-recovery',
  'desktop-app',
  'keyboard-shortcuts',
] as const;
export type GuidePageId = (typeof GUIDE_PAGES)[number];

export interface GuideRoute {
  view: 'guide';
  page?: GuidePageId;
  /** The anchor of the heading to show. */
  heading?: string;
}

declare module '../../stores/router.ts' {
  interface Routes {
    guide: GuideRoute;
  }
}

/** Returns null if the guide has no such page. */
export function createGuideRoute(name: string, heading?: string): GuideRoute | null {
  const page = GUIDE_PAGES.find((known) => known === name);
  return page ? { view: 'guide', page, ...(heading !== undefined && { heading }) } : null;
}

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
