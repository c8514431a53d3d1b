import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Section } from '../shared/library.ts';
import styles from './app.module.css';
import { Editor } from './editor/editor.tsx';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { DiskBanner } from './frame/disk-banner.tsx';
import { Inspector, type InspectorTab } from './frame/inspector.tsx';
import { InspectorButton } from './frame/inspector-button.tsx';
import { Rail } from './frame/rail.tsx';
import { TitleBar } from './frame/title-bar.tsx';
import { ListPane } from './library/list-pane.tsx';
import { Preview, usePreviewLook } from './preview/preview.tsx';
import { SimilarNews } from './similar/similar-news.ts';
import { SimilarPanel } from './similar/similar-panel.tsx';
import { useSimilarDraft } from './similar/use-similar-draft.ts';
import { useAppState } from './state/app-state.tsx';
import type { DraftSession } from './state/draft-session.ts';
import { useStore } from './state/store.ts';
import { classNames } from './ui/class-names.ts';
import { EmptyState } from './ui/empty-state.tsx';
import { Guarded } from './ui/guarded.tsx';
import { IconButton } from './ui/icon-button.tsx';
import { movePane } from './ui/panes.ts';
import { useText } from './ui/text/text.tsx';
import { isUndoKey } from './ui/undo-key.ts';
import { useMedia, WIDTHS } from './ui/use-media.ts';
import { usePaneFocus } from './ui/use-pane-focus.ts';
import { useShortcuts } from './ui/use-shortcuts.ts';
import { useStable } from './ui/use-stable.ts';
import { useTheme } from './ui/use-theme.ts';
import { useDesk } from './use-desk.ts';
import { useQuestionActions } from './use-question-actions.ts';

// Not needed to begin with.
const DuplicatesView = lazy(async () => ({
  default: (await import('./duplicates/duplicates-view.tsx')).DuplicatesView,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('./history/history-dialog.tsx')).HistoryDialog,
}));
const LocalApiView = lazy(async () => ({
  default: (await import('./local-api/local-api-view.tsx')).LocalApiView,
}));
const RecoveryDialog = lazy(async () => ({
  default: (await import('./recovery/recovery-dialog.tsx')).RecoveryDialog,
}));
const SettingsView = lazy(async () => ({
  default: (await import('./settings/settings-view.tsx')).SettingsView,
}));

/** The window: which view is shown, and what the views do to each other. */
export function App() {
  const { library, recovery, router, settings } = useAppState();
  const route = useStore(router);
  const single = useMedia(WIDTHS.single);
  const desk = useDesk({ single });
  const { session, openId, place } = desk;
  const focusEditor = useStable(usePaneFocus('editor', session?.phase === 'ready'));
  useEffect(() => {
    if (desk.startsNew) focusEditor();
  }, [desk.startsNew, focusEditor]);
  const listed = useStore(library);
  const focusList = usePaneFocus(
    'list',
    listed.status !== 'loading' && listed.query.section === place.section,
    'next-frame',
  );
  const actions = useQuestionActions({ openId, onShow: desk.show, flush: desk.flush });

  useSimilarDraft(session);

  useTheme(useStore(settings)?.theme ?? null);
  useDocumentTitle();

  const tellsOfDamage = useStore(recovery).shown.length > 0;
  const narrow = useMedia(WIDTHS.narrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const focusInspector = usePaneFocus('inspector', !narrow || drawerOpen, 'next-frame');
  const [tab, setTab] = useState<InspectorTab>('preview');
  const leftFrom = useRef<Element | null>(null);
  const showInspector = (shown: boolean) => {
    setDrawerOpen(shown);
    if (shown) {
      leftFrom.current = document.activeElement;
      focusInspector();
    } else if (!focusAgain(leftFrom.current)) focusEditor();
  };
  const showTab = (shown: InspectorTab) => () => {
    if (!inLibrary || !session) return false;
    setTab(shown);
    showInspector(true);
    return true;
  };

  const writeNew = useStable(() => {
    desk.showNew();
    focusEditor();
  });
  const open = useStable((id: number, how: 'show' | 'focus') => {
    desk.show(id);
    if (how === 'focus' || single) focusEditor();
  });
  const openFromOutside = useStable(async (id: number) => {
    // A new draft has its own address once it is on the disk: Back leads there.
    if (place.open === 'new') await desk.flush();
    setDrawerOpen(false);
    desk.show(id, 'push');
    focusEditor();
  });
  const remove = useStable((id: number, title: string) => void actions.remove(id, title));
  const undo = useStable(() => void actions.undo());
  const inLibrary = route.view === 'library';
  const goTo = (section: Section) => () => {
    router.go({ view: 'library', section, open: null });
    focusList();
    return true;
  };
  useShortcuts(
    {
      'question.new': () => {
        writeNew();
        return true;
      },
      // The editor saves. Where there is none, the browser's own «Save page» is of no use either.
      'question.save': () => true,
      'question.duplicate': () => {
        if (inLibrary && openId !== null) void actions.duplicate(openId);
        return true;
      },
      'list.search': () => focusSearch(),
      'pane.next': () => movePane(1),
      'pane.previous': () => movePane(-1),
      'inspector.toggle': () => {
        showInspector(!narrow || !drawerOpen);
        return true;
      },
      'inspector.preview': showTab('preview'),
      'inspector.similar': showTab('similar'),
      'section.draft': goTo('draft'),
      'section.ready': goTo('ready'),
      'section.service': goTo('service'),
      'section.sent': goTo('sent'),
      'section.attention': goTo('attention'),
      'section.all': goTo('all'),
    },
    'outer',
  );

  return (
    <div className={styles.app}>
      <TitleBar isHeading={inLibrary && !(single && place.open === null)} />
      {tellsOfDamage && (
        <Suspense>
          <RecoveryDialog />
        </Suspense>
      )}
      <SimilarNews session={session} />
      <ConnectionBanner />
      <DiskBanner trouble={desk.trouble} onTryAgain={() => void desk.flush()} />
      <div className={classNames(styles.panes, inLibrary && styles.library)}>
        <Rail onNew={writeNew} />
        {route.view === 'duplicates' && (
          <Guarded>
            <DuplicatesView onOpen={openFromOutside} onRemove={actions.remove} onUndo={undo} />
          </Guarded>
        )}
        {route.view === 'local-api' && (
          <Guarded>
            <LocalApiView openId={openId} />
          </Guarded>
        )}
        {route.view === 'settings' && (
          <Guarded>
            <SettingsView />
          </Guarded>
        )}
        {inLibrary && (!single || place.open === null) && (
          <ListPane
            alone={single}
            openId={openId}
            onOpen={open}
            onNew={writeNew}
            onRemove={remove}
            onUndo={undo}
          />
        )}
        {inLibrary && (!single || place.open !== null) && (
          <Guarded key={session?.key ?? 'none'}>
            <Workbench
              session={session}
              isWaiting={listed.status === 'loading'}
              onBack={
                single
                  ? () => {
                      desk.show(null);
                      focusList();
                    }
                  : null
              }
              drawerOpen={narrow ? drawerOpen : null}
              tab={tab}
              onTab={setTab}
              onGo={(id) => void openFromOutside(id)}
              onUndo={undo}
              onInspector={showInspector}
              onRemove={remove}
              onDuplicate={(id) => void actions.duplicate(id)}
            />
          </Guarded>
        )}
      </div>
    </div>
  );
}

/** The editor and, beside it or in a drawer, the inspector. */
function Workbench(props: {
  session: DraftSession | null;
  /** The list may still open something by itself. */
  isWaiting: boolean;
  /** Null: the list stands beside it. */
  onBack: (() => void) | null;
  /** Whether the inspector's drawer is open; null where it stands beside the editor. */
  drawerOpen: boolean | null;
  onInspector: (shown: boolean) => void;
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  /** Leaves the question that is open for another one. */
  onGo: (id: number) => void;
  /** Takes the last thing back that was done outside of the text. */
  onUndo: () => void;
  onRemove: (id: number, title: string) => void;
  onDuplicate: (id: number) => void;
}) {
  const { session, onBack, drawerOpen } = props;
  const words = useText().frame;
  const [showsVersions, setShowsVersions] = useState(false);
  const [look, changeLook] = usePreviewLook();
  const back = onBack && <IconButton icon="left" label={words.backToList} onPress={onBack} />;
  if (!session) {
    return (
      <main className={styles.nothing} aria-label={words.nothingOpenTitle} data-pane="editor">
        {back}
        {!props.isWaiting && (
          <EmptyState icon="all" title={words.nothingOpenTitle}>
            {words.nothingOpenText}
          </EmptyState>
        )}
      </main>
    );
  }
  return (
    <>
      <div className={styles.editor} data-pane="editor">
        <Editor
          session={session}
          onDuplicate={props.onDuplicate}
          onRemove={props.onRemove}
          onVersions={() => setShowsVersions(true)}
          leading={back}
          trailing={
            drawerOpen !== null && (
              <InspectorButton isOpen={drawerOpen} onPress={() => props.onInspector(!drawerOpen)} />
            )
          }
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back to the editor from wherever in it, Ctrl Z takes back. */}
      <div
        className={classNames(styles.inspector, drawerOpen && styles.open)}
        data-pane="inspector"
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onInspector(false);
          if (!isUndoKey(event)) return;
          event.preventDefault();
          props.onUndo();
        }}
      >
        <Inspector
          tab={props.tab}
          onTab={props.onTab}
          preview={<Preview session={session} look={look} onLook={changeLook} />}
          similar={<SimilarPanel session={session} onGo={props.onGo} />}
          trailing={
            drawerOpen !== null && (
              <IconButton icon="x" label={words.closePreview} onPress={() => props.onInspector(false)} />
            )
          }
        />
      </div>
      {showsVersions && (
        <Suspense>
          <HistoryDialog session={session} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Puts the focus back where it was, if that is still there and can have it. */
function focusAgain(element: Element | null): boolean {
  if (
    !(element instanceof HTMLElement) ||
    !element.isConnected ||
    element.closest('[data-pane="inspector"]')
  ) {
    return false;
  }
  element.focus();
  return document.activeElement === element;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  field?.focus();
  field?.select();
  return field !== null;
}

function useDocumentTitle(): void {
  const { router } = useAppState();
  const route = useStore(router);
  const words = useText().frame;
  const duplicates = useText().similar.duplicates.title;
  const views = { duplicates, settings: words.settings, 'local-api': words.localApi };
  const view = route.view === 'library' ? words.sections[route.section] : views[route.view];
  useEffect(() => {
    document.title = `${view} · ${words.appName}`;
  }, [view, words]);
}
