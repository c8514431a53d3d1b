import { useEffect, useMemo, useState } from 'react';
import type { DiskProblem } from '../drafts/disk-problem.ts';
import { type DraftSession, useDraftSession } from '../drafts/draft-session.ts';
import type { DraftTarget } from '../drafts/open-drafts.ts';
import { useAppState } from '../stores/app-state.tsx';
import { NO_FILTER } from '../stores/library-store.ts';
import { useStore } from '../stores/primitives/external-store.ts';
import type { LibraryRoute } from '../stores/router.ts';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';

/** The question that is open, and how another one is opened. */
export interface OpenQuestion {
  /** Where in the library one is, also while another view is shown. */
  place: LibraryRoute;
  openId: number | null;
  session: DraftSession | null;
  /** What keeps text from the disk, of whatever draft. */
  diskProblem: DiskProblem | null;
  /** An empty library began with a new question: one can start to type. */
  startsNew: boolean;
  /** Opens a question, or none. `push`: Back leads to the one before, also where the list stands beside it. */
  show(open: number | null, how?: 'push'): void;
  /** Opens a question that is not yet written. */
  showNew(): void;
  /** Everything typed goes to disk now. */
  flush(): Promise<void>;
}

/** The open question, kept with its place in undo while the route changes. `single`: list or editor, not both. */
export function useOpenQuestion({ single }: { single: boolean }): OpenQuestion {
  const { connection, events, library, router, settings } = useAppState();
  const route = useStore(router);
  const customEmoji = useStore(settings)?.customEmoji;
  const emoji = useMemo(() => customEmoji ?? [], [customEmoji]);
  const [place, setPlace] = useState<LibraryRoute>({ view: 'library', section: 'all', open: null });
  if (route.view === 'library' && route !== place) setPlace(route);
  /** The number of the new question that «new» stands for. */
  const [fresh, setFresh] = useState(0);

  useEffect(
    () => library.setQuery({ section: place.section, search: '', filter: NO_FILTER }),
    [library, place.section],
  );
  const [startsNew, setStartsNew] = useState(false);
  useFirstOpen({
    route: place,
    active: route.view === 'library' && !single,
    onNew: () => setStartsNew(true),
  });

  const { session, diskProblem, flush } = useDraftSession({
    bridge: connection,
    // What is in the trash is only looked at.
    target: place.section === 'trash' ? null : targetOf(place.open, fresh),
    feed: events,
    customEmoji: emoji,
    onCreated: (id, number) => {
      if (number !== fresh) return;
      setFresh(number + 1);
      if (place.open === 'new') setPlaceOpen(id);
    },
  });
  const setPlaceOpen = (id: number) => {
    const next: LibraryRoute = { ...place, open: id };
    if (route.view === 'library') router.go(next, 'replace');
    else setPlace(next);
  };
  useEffect(
    () =>
      connection.onState((state) => {
        if (state === 'online') void flush();
      }),
    [connection, flush],
  );
  useEffect(() => connection.beforeClose(flush), [connection, flush]);

  return {
    place,
    openId: typeof place.open === 'number' ? place.open : null,
    session,
    diskProblem,
    startsNew,
    flush,
    show: (open, how) =>
      router.go({ ...place, open }, how ?? (single || route.view !== 'library' ? 'push' : 'replace')),
    showNew() {
      const isUntouched = session === null || session.status === 'new';
      if (place.open === 'new' && !isUntouched) setFresh(fresh + 1);
      const section = place.section === 'all' ? 'all' : 'draft';
      router.go({ view: 'library', section, open: 'new' });
    },
  };
}

const targetOf = (open: LibraryRoute['open'], fresh: number): DraftTarget | null =>
  open === null ? null : open === 'new' ? { fresh } : { id: open };

/**
 * Where list and editor stand side by side, the editor is never empty for no reason: the first question of a section
 * opens by itself, and an empty library begins with a new one.
 */
function useFirstOpen(props: {
  route: LibraryRoute;
  active: boolean;
  /** A new question is about to stand in the editor, and nothing else has the focus. */
  onNew: () => void;
}): void {
  const { route, active } = props;
  const { library, router } = useAppState();
  const { query, status, rows, counts } = useStore(library);
  const first = rows[0]?.id ?? null;
  const isEmpty = counts?.all === 0 && route.section !== 'trash';
  const isSettled = active && route.open === null && status === 'ready' && query.section === route.section;
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
