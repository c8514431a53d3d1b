import type { Section } from '../../shared/library/entry.ts';
import { SECTIONS } from '../../shared/library/entry-state.ts';
import type { Settings } from '../../shared/settings.ts';
import { createStore, type Store } from './primitives/external-store.ts';

/**
 * Each view's routes, keyed by the first part of their URL. Views add their own routes with `declare module`.
 */
export interface Routes {
  library: LibraryRoute;
}

/** The library's route. `open` is a question's ID, `new` for a new question, or null. */
export interface LibraryRoute {
  view: 'library';
  section: Section;
  open: number | 'new' | null;
}

export type Route = Routes[keyof Routes];

export type ViewName = Exclude<keyof Routes, 'library'>;

/**
 * The views that the sidebar, the menus, and the command palette can open, because these views don't need a
 * parameter.
 */
export type ViewId = {
  [Name in ViewName]: { view: Name } extends Routes[Name] ? Name : never;
}[ViewName];

export interface ViewAddress {
  id: ViewName;
  /**
   * Parses the part after the view's name. If the part is invalid, returns the view's route without a
   * parameter.
   */
  parse(parameter: string | undefined): Route;
  /**
   * Returns the part after the view's name. Returns null if there's none or the route belongs to another
   * view.
   */
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

export interface SettingsPageProps {
  settings: Settings;
  onChange: (patch: Partial<Settings>) => void;
}

const HOME: Route = { view: 'library', section: 'all', open: null };

/** Parses the URL hash. An unknown hash results in the home view's route. */
export function parseRoute(hash: string, views: readonly ViewAddress[]): Route {
  const [head, tail] = hash.replace(/^#?\/?/, '').split('/');
  const view = views.find(({ id }) => id === head);
  if (view) return view.parse(tail);
  const section = SECTIONS.find((known) => known === head);
  if (!section) return HOME;
  const open = tail === 'new' ? tail : parseId(tail ?? '');
  // The trash has no new questions.
  const isNowhere = section === 'trash' && open === 'new';
  return { view: 'library', section, open: isNowhere ? null : open };
}

/** Parses an ID. Returns null if it's invalid. */
export const parseId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function formatRoute(route: Route, views: readonly ViewAddress[]): string {
  const [name, parameter] =
    route.view === 'library'
      ? [route.section, route.open]
      : [route.view, views.find(({ id }) => id === route.view)?.format(route) ?? null];
  return parameter === null ? `#/${name}` : `#/${name}/${parameter}`;
}

export interface Router extends Store<Route> {
  /** The last invalid URL hash that was opened. */
  unknownAddress: Store<{ address: string } | null>;
  /** Opens a route. If `how` is `replace`, doesn't add a history entry. */
  go(route: Route, how?: 'push' | 'replace'): void;
  formatHref(route: Route): string;
  /**
   * Calls `onLeft` after the user leaves the current view or its open question. Returns a function that
   * unsubscribes.
   */
  onLeave(what: 'view' | 'question', onLeft: () => void): () => void;
}

interface RoutedPage {
  readonly location: { readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

const getOpenQuestion = (route: Route) => (route.view === 'library' ? route.open : null);

/** Stores the route in the URL hash to support Back, reload, and links. */
export function createRouter(page: RoutedPage, views: readonly ViewAddress[]): Router {
  const lost = createStore<{ address: string } | null>(null);
  const formatHref = (route: Route) => formatRoute(route, views);
  const read = (): Route => {
    const address = page.location.hash;
    const route = parseRoute(address, views);
    const found = formatHref(route);
    if (!['', '#', '#/', found, `${found}/`].includes(address)) {
      // Replace the invalid hash, because it must not be reported again after a reload.
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
    formatHref,
    onLeave(what, onLeft) {
      const before = store.get();
      return store.subscribe(() => {
        const now = store.get();
        const isSame =
          now.view === before.view && (what === 'view' || getOpenQuestion(now) === getOpenQuestion(before));
        if (!isSame) onLeft();
      });
    },
    go(route, how = 'push') {
      const hash = formatHref(route);
      if (hash === formatHref(store.get())) return;
      if (how === 'push') page.history.pushState(null, '', hash);
      else page.history.replaceState(null, '', hash);
      store.set(route);
    },
  };
}
