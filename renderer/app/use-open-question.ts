import { useEffect, useMemo, useState } from 'react';
import { getListOrder } from '../../shared/bridge/first-responses.ts';
import { applyDefaults } from '../../shared/library/entry-draft.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import type { DiskProblem } from '../drafts/disk-problem.ts';
import type { DraftTarget } from '../drafts/open-drafts.ts';
import { type DraftSession, useDraftSession } from '../drafts/use-draft-session.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { NO_FILTER } from '../stores/library-store.ts';
import { useStore, useStorePart } from '../stores/primitives/external-store.ts';
import type { LibraryRoute } from '../stores/router.ts';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';

export interface OpenQuestion {
  /** The last library route. It doesn't change while another view is shown. */
  libraryRoute: LibraryRoute;
  openId: number | null;
  session: DraftSession | null;
  /** The worst disk problem of the open drafts, or null. */
  diskProblem: DiskProblem | null;
  /** Whether a new question was opened because the library is empty. */
  startsNew: boolean;
  /**
   * Opens a question, or closes it if `open` is null. With `push`, Back returns to the previous question even
   * if the list is shown next to the editor.
   */
  show(open: number | null, how?: 'push'): void;
  /** Opens a new question. With `keep-empty`, a new question that's already open and empty stays open. */
  showNew(how?: 'keep-empty'): void;
  /** Writes all unsaved text in all drafts. */
  flush(): Promise<void>;
}

/**
 * Opens questions by route. The open question remains loaded while another view is shown. If `isSingle` is
 * true, the window has room only for the list or the editor.
 */
export function useOpenQuestion({ isSingle }: { isSingle: boolean }): OpenQuestion {
  const { connection, events, library, router, settings } = useAppStores();
  const route = useStore(router);
  const { customEmoji, listSorts, defaultFooter = '', defaultImage = '' } = useStore(settings) ?? {};
  const emoji = useMemo(() => customEmoji ?? [], [customEmoji]);
  const defaults = useMemo(
    () => applyDefaults(createEmptyDraft(), { defaultFooter, defaultImage }),
    [defaultFooter, defaultImage],
  );
  const [libraryRoute, setLibraryRoute] = useState<LibraryRoute>({
    view: 'library',
    section: 'all',
    open: null,
  });
  if (route.view === 'library' && route !== libraryRoute) setLibraryRoute(route);
  /** The number of new questions in this session. */
  const [fresh, setFresh] = useState(0);

  const { section } = libraryRoute;
  const order = getListOrder(section, listSorts);
  const showSection = useEventCallback(() => {
    // A view may have opened this section with a filter, so keep the filter.
    if (library.get().query.section === section) return;
    library.setQuery({ section, search: '', filter: NO_FILTER, ...order });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section starts without a search.
  useEffect(showSection, [showSection, section]);
  const { sort, reversed } = order;
  useEffect(() => library.setQuery({ sort, reversed }), [library, sort, reversed]);
  const [startsNew, setStartsNew] = useState(false);
  useFirstOpen({
    route: libraryRoute,
    active: route.view === 'library' && !isSingle,
    onNew: () => setStartsNew(true),
  });

  const { session, diskProblem, flush } = useDraftSession({
    bridge: connection,
    // Questions in the trash can't be edited.
    target: libraryRoute.section === 'trash' ? null : toDraftTarget(libraryRoute.open, fresh),
    feed: events,
    customEmoji: emoji,
    defaults,
    onCreated: (id, number) => {
      if (number !== fresh) return;
      setFresh(number + 1);
      if (libraryRoute.open === 'new') setOpen(id);
    },
  });
  const setOpen = (id: number) => {
    const next: LibraryRoute = { ...libraryRoute, open: id };
    if (route.view === 'library') router.go(next, 'replace');
    else setLibraryRoute(next);
  };
  useEffect(
    () =>
      connection.onState((state) => {
        if (state === 'online') void flush();
      }),
    [connection, flush],
  );
  useEffect(() => connection.onFlush(flush), [connection, flush]);

  return {
    libraryRoute,
    openId: typeof libraryRoute.open === 'number' ? libraryRoute.open : null,
    session,
    diskProblem,
    startsNew,
    flush,
    show: (open, how) =>
      router.go(
        { ...libraryRoute, open },
        how ?? (isSingle || route.view !== 'library' ? 'push' : 'replace'),
      ),
    showNew(how) {
      // An empty question may show a prompt about a pasted list, which belongs to that question.
      const isKept = how === 'keep-empty' && session?.status === 'new';
      if (libraryRoute.open === 'new' && !isKept) setFresh(fresh + 1);
      const section = libraryRoute.section === 'all' ? 'all' : 'draft';
      router.go({ view: 'library', section, open: 'new' });
    },
  };
}

const toDraftTarget = (open: LibraryRoute['open'], fresh: number): DraftTarget | null =>
  open === null ? null : open === 'new' ? { fresh } : { id: open };

/** Opens a section's first question next to the list, or a new question in an empty library. */
function useFirstOpen(props: {
  route: LibraryRoute;
  active: boolean;
  /** Called if a new question is opened while no element has focus. */
  onNew: () => void;
}): void {
  const { route, active } = props;
  const { library, router } = useAppStores();
  const first = useStorePart(library, ({ rows }) => rows[0]?.id ?? null);
  const isEmpty = useStorePart(library, ({ counts }) => counts?.all === 0) && route.section !== 'trash';
  const isReady = useStorePart(
    library,
    ({ status, query }) => status === 'ready' && query.section === route.section,
  );
  const isSettled = active && route.open === null && isReady;
  const onNew = useEventCallback(props.onNew);
  useEffect(() => {
    if (!isSettled) return;
    if (first !== null) router.go({ ...route, open: first }, 'replace');
    else if (isEmpty) {
      router.go({ ...route, open: 'new' }, 'replace');
      if (document.activeElement === document.body) onNew();
    }
  }, [isSettled, first, isEmpty, route, router, onNew]);
}
