import type { Section } from '../../shared/library/entry.ts';
import { SECTIONS } from '../../shared/library/entry-state.ts';
import type { Settings } from '../../shared/settings.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/** The routes of each view, by the first part of its URL. A view adds its own with `declare module`. */
export interface Routes {
  library: LibraryRoute;
}

/** `open`: a question's ID, a question that is not yet written, or none. */
export interface LibraryRoute {
  view: 'library';
  section: Section;
  open: number | 'new' | null;
}

/** What the app shows. */
export type Route = Routes[keyof Routes];

/** Every view in the registry. */
export type ViewName = Exclude<keyof Routes, 'library'>;

/** Views that can be shown without a parameter, so that the sidebar, menus, and the command palette lead to them. */
export type ViewId = {
  [Name in ViewName]: { view: Name } extends Routes[Name] ? Name : never;
}[ViewName];

/** The URLs of one view. */
export interface ViewAddress {
  id: ViewName;
  /** The route for the part after the name. An invalid part gives the view without a parameter. */
  parse(parameter: string | undefined): Route;
  /** The part after the name; null if there is none, or if the route is another view's. */
  format(route: Route): string | null;
}

export const SETTINGS_PAGES = [
  'appearance',
  'editor',
  'service',
  'local-api',
  'library',
  'keyboard',
  'desktop',
] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** The props of each page of the settings. */
export interface SettingsPageProps {
  settings: Settings;
  onChange: (patch: Partial<Settings>) => void;
}

const HOME: Route = { view: 'library', section: 'all', open: null };

/** Parses the URL hash. An unknown one is the home view. */
export function parseRoute(hash: string, views: readonly ViewAddress[]): Route {
  const [head, tail] = hash.replace(/^#?\/?/, '').split('/');
  const view = views.find(({ id }) => id === head);
  if (view) return view.parse(tail);
  const section = SECTIONS.find((known) => known === head);
  if (!section) return HOME;
  const open = tail === 'new' ? tail : parseId(tail ?? '');
  // There are no new questions in the trash.
  const isNowhere = section === 'trash' && open === 'new';
  return { view: 'library', section, open: isNowhere ? null : open };
}

/** A question's ID in a URL; null if it's invalid. */
export const parseId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** The URL hash of a route. */
export function formatRoute(route: Route, views: readonly ViewAddress[]): string {
  const [name, parameter] =
    route.view === 'library'
      ? [route.section, route.open]
      : [route.view, views.find(({ id }) => id === route.view)?.format(route) ?? null];
  return parameter === null ? `#/${name}` : `#/${name}/${parameter}`;
}

export interface Router extends Store<Route> {
  /** The last unknown URL hash that was opened. */
  unknownAddress: Store<{ address: string } | null>;
  /** `replace`: without a history entry. */
  go(route: Route, how?: 'push' | 'replace'): void;
  /** The URL hash of a route, for a link. */
  href(route: Route): string;
  /** Calls back after the current view, or the open question in it, is left. Returns how to stop. */
  onLeave(what: 'view' | 'question', onLeft: () => void): () => void;
}

interface RoutedPage {
  readonly location: { readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

const openQuestionOf = (route: Route) => (route.view === 'library' ? route.open : null);

/** Keeps the route in the URL hash, so that Back, reload, and links work. */
export function createRouter(page: RoutedPage, views: readonly ViewAddress[]): Router {
  const lost = createStore<{ address: string } | null>(null);
  const href = (route: Route) => formatRoute(route, views);
  const read = (): Route => {
    const address = page.location.hash;
    const route = parseRoute(address, views);
    const found = href(route);
    if (!['', '#', '#/', found, `${found}/`].includes(address)) {
      // After a reload it isn't reported again.
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
    unknownAddress: lost,
    href,
    onLeave(what, onLeft) {
      const before = store.get();
      return store.subscribe(() => {
        const now = store.get();
        const isSame =
          now.view === before.view && (what === 'view' || openQuestionOf(now) === openQuestionOf(before));
        if (!isSame) onLeft();
      });
    },
    go(route, how = 'push') {
      const hash = href(route);
      if (hash === href(store.get())) return;
      if (how === 'push') page.history.pushState(null, '', hash);
      else page.history.replaceState(null, '', hash);
      store.set(route);
    },
  };
}
