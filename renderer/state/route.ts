import { SECTIONS } from '../../shared/entry.ts';
import type { Section } from '../../shared/library.ts';
import { createStore, type Store } from './store.ts';

/** What the window shows. `open`: a question's id, a question that is not yet written, or none. */
export type Route =
  | { view: 'library'; section: Section; open: number | 'new' | null }
  | { view: 'duplicates' }
  | { view: 'plan' }
  | { view: 'local-api' }
  | { view: 'activity' }
  /** What the author has to decide about a question, by its id. */
  | { view: 'decide'; id: number }
  | { view: 'emoji' }
  | { view: 'keyboard' }
  | { view: 'settings'; page?: SettingsPage };

/** The pages of the settings, in their order. */
export const SETTINGS_PAGES = [
  'appearance',
  'editor',
  'service',
  'local-api',
  'library',
  'keyboard',
] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

export type LibraryRoute = Extract<Route, { view: 'library' }>;

const HOME: Route = { view: 'library', section: 'all', open: null };

/** Reads the part of the address behind `#`. What can't be read is the home view. */
export function parseRoute(hash: string): Route {
  const [head, tail] = hash.replace(/^#?\/?/, '').split('/');
  if (head === 'duplicates' || head === 'plan' || head === 'local-api') return { view: head };
  if (head === 'decide') return parseDecide(tail);
  if (head === 'activity') return { view: head };
  if (head === 'emoji' || head === 'keyboard') return { view: head };
  if (head === 'settings') return parseSettings(tail);
  const section = SECTIONS.find((known) => known === head);
  if (!section) return HOME;
  const open = parseOpen(tail);
  // Nothing is written in the trash.
  const isNowhere = section === 'trash' && open === 'new';
  return { view: 'library', section, open: isNowhere ? null : open };
}

function parseSettings(text: string | undefined): Route {
  const page = SETTINGS_PAGES.find((known) => known === text);
  return page ? { view: 'settings', page } : { view: 'settings' };
}

function parseDecide(text: string | undefined): Route {
  const id = parseOpen(text);
  return typeof id === 'number' ? { view: 'decide', id } : { view: 'activity' };
}

function parseOpen(text: string | undefined): number | 'new' | null {
  if (text === 'new') return 'new';
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The address of a route, with its `#`; `parseRoute` reads it back. */
export function formatRoute(route: Route): string {
  if (route.view === 'settings' && route.page) return `#/settings/${route.page}`;
  if (route.view === 'decide') return `#/decide/${route.id}`;
  if (route.view !== 'library') return `#/${route.view}`;
  return route.open === null ? `#/${route.section}` : `#/${route.section}/${route.open}`;
}

export interface Router extends Store<Route> {
  /** The last address that leads nowhere by itself, and what is shown in its place. */
  lost: Store<{ address: string } | null>;
  /** `replace`: without a step for Back. */
  go(route: Route, how?: 'push' | 'replace'): void;
}

/** What the router needs of the window. */
interface RoutedPage {
  readonly location: { readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

/** Keeps the route in the address, so that Back, reloading and links work as everywhere. */
export function createRouter(page: RoutedPage): Router {
  const lost = createStore<{ address: string } | null>(null);
  const read = (): Route => {
    const address = page.location.hash;
    const route = parseRoute(address);
    const found = formatRoute(route);
    if (!['', '#', '#/', found, `${found}/`].includes(address)) {
      // Loaded again it says nothing more of it.
      page.history.replaceState(null, '', found);
      lost.set({ address });
    }
    return route;
  };
  const store = createStore(read());
  page.addEventListener('popstate', () => store.set(read()));
  return {
    get: store.get,
    subscribe: store.subscribe,
    lost,
    go(route, how = 'push') {
      const hash = formatRoute(route);
      if (hash === formatRoute(store.get())) return;
      if (how === 'push') page.history.pushState(null, '', hash);
      else page.history.replaceState(null, '', hash);
      store.set(route);
    },
  };
}
