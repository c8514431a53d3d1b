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
