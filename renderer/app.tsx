import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Section } from '../shared/library.ts';
import styles from './app.module.css';
import { Editor } from './editor/editor.tsx';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { DiskBanner } from './frame/disk-banner.tsx';
import { Inspector, type InspectorTab } from './frame/inspector.tsx';
import { InspectorButton } from './frame/inspector-button.tsx';
import { Rail } from './frame/rail.tsx';
import { TitleBar } from './frame/title-bar.tsx';
import { ListPane } from './library/list-pane.tsx';
import { NotesLine } from './plan/notes-line.tsx';
import { Preview, type PreviewLook, usePreviewLook } from './preview/preview.tsx';
import type { RequestTarget } from './request/request-panel.tsx';
import { SimilarNews } from './similar/similar-news.ts';
import { useSimilarDraft } from './similar/use-similar-draft.ts';
import { useAppState } from './state/app-state.tsx';
import type { DraftSession } from './state/draft-session.ts';
import { useStore } from './state/store.ts';
import { classNames } from './ui/class-names.ts';
import { DropHint } from './ui/drop-hint.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { Guarded } from './ui/guarded.tsx';
import { IconButton } from './ui/icon-button.tsx';
import { movePane } from './ui/panes.ts';
import { useText } from './ui/text/text.tsx';
import { isUndoKey } from './ui/undo-key.ts';
import { useActions } from './ui/use-actions.ts';
import { useLoadedEarly } from './ui/use-loaded-early.ts';
import { useLook } from './ui/use-look.ts';
import { useMedia, WIDTHS } from './ui/use-media.ts';
import { usePaneFocus } from './ui/use-pane-focus.ts';
import { useStable } from './ui/use-stable.ts';
import { useDesk } from './use-desk.ts';
import { useExchange } from './use-exchange.ts';
import { useLookActions } from './use-look-actions.ts';
import { usePalette } from './use-palette.ts';
import { useQuestionActions } from './use-question-actions.ts';
import { useSamples } from './use-samples.ts';
import { useTemplates } from './use-templates.ts';

// Not needed to begin with.
const DuplicatesView = lazy(async () => ({
  default: (await import('./duplicates/duplicates-view.tsx')).DuplicatesView,
}));
const CustomEmojiView = lazy(async () => ({
  default: (await import('./custom-emoji/custom-emoji-view.tsx')).CustomEmojiView,
}));
const ExportDialog = lazy(async () => ({
  default: (await import('./export/export-dialog.tsx')).ExportDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('./history/history-dialog.tsx')).HistoryDialog,
}));
const LocalApiView = lazy(async () => ({
  default: (await import('./local-api/local-api-view.tsx')).LocalApiView,
}));
const KeyboardView = lazy(async () => ({
  default: (await import('./keyboard/keyboard-view.tsx')).KeyboardView,
}));
const loadPalette = () => import('./palette/palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const PlanView = lazy(async () => ({ default: (await import('./plan/plan-view.tsx')).PlanView }));
const RecoveryDialog = lazy(async () => ({
  default: (await import('./recovery/recovery-dialog.tsx')).RecoveryDialog,
}));
const TemplateDialogs = lazy(async () => ({
  default: (await import('./templates/template-dialogs.tsx')).TemplateDialogs,
}));
const loadRequest = () => import('./request/request-panel.tsx');
const RequestPanel = lazy(async () => ({ default: (await loadRequest()).RequestPanel }));
const loadSimilar = () => import('./similar/similar-panel.tsx');
const SimilarPanel = lazy(async () => ({ default: (await loadSimilar()).SimilarPanel }));
const Welcome = lazy(async () => ({ default: (await import('./welcome/welcome.tsx')).Welcome }));
const SettingsView = lazy(async () => ({
  default: (await import('./settings/settings-view.tsx')).SettingsView,
}));

// What shows sync: one bundle, which comes as soon as there is nothing else to do.
const loadSync = () => import('./sync/sync-views.ts');
const ActivityView = lazy(async () => ({ default: (await loadSync()).ActivityView }));
const AdoptDialog = lazy(async () => ({ default: (await loadSync()).AdoptDialog }));
const DecideView = lazy(async () => ({ default: (await loadSync()).DecideView }));
const LiveService = lazy(async () => ({ default: (await loadSync()).LiveService }));
const QueueButton = lazy(async () => ({ default: (await loadSync()).QueueButton }));
const SyncActions = lazy(async () => ({ default: (await loadSync()).SyncActions }));
const SyncNotice = lazy(async () => ({ default: (await loadSync()).SyncNotice }));
const VotesOverTime = lazy(async () => ({ default: (await loadSync()).VotesOverTime }));

const TrashedQuestion = lazy(async () => ({
  default: (await import('./trash/trashed-question.tsx')).TrashedQuestion,
}));

/** Views of which there is one. */
type PlainView = 'activity' | 'duplicates' | 'plan' | 'local-api' | 'emoji' | 'keyboard' | 'settings';

/** The window: which view is shown, and what the views do to each other. */
export function App() {
  const { library, recovery, router, settings } = useAppState();
  const words = useText();
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
  useLoadedEarly(loadPalette);
  // Tabs of the editor's neighbour: without the host they could not be fetched any more.
  useLoadedEarly(loadSimilar);
  useLoadedEarly(loadRequest);
  const palette = usePalette();
  const templates = useTemplates(desk, focusEditor);
  const actions = useQuestionActions({ openId, onShow: desk.show, flush: desk.flush });

  useSimilarDraft(session);

  useLook(useStore(settings));
  useLookActions();
  useSamples();
  useDocumentTitle();

  const tellsOfDamage = useStore(recovery).shown.length > 0;
  const narrow = useMedia(WIDTHS.narrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const focusInspector = usePaneFocus('inspector', !narrow || drawerOpen, 'next-frame');
  const [tab, setTab] = useState<InspectorTab>('preview');
  const [target, setTarget] = useState<RequestTarget>('live');
  const [previewLook, changePreviewLook] = usePreviewLook();
  const [isAdopting, setAdopting] = useState(false);
  const adopt = useStable(() => setAdopting(true));
  const leftFrom = useRef<Element | null>(null);
  const showInspector = (shown: boolean) => {
    setDrawerOpen(shown);
    if (shown) {
      leftFrom.current = document.activeElement;
      focusInspector();
    } else if (!focusAgain(leftFrom.current)) focusEditor();
  };
  const showTab = (shown: InspectorTab) => ({
    reason: inLibrary && session ? null : words.actions.reasons.noQuestion,
    run: () => {
      setTab(shown);
      showInspector(true);
      return true;
    },
  });

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
  const begin = useStable((draft: Draft) => void templates.begin(draft));
  const welcome = useMemo(
    () => (
      <Suspense>
        <Welcome onBlank={writeNew} onBegin={begin} />
      </Suspense>
    ),
    [writeNew, begin],
  );
  const remove = useStable((id: number, title: string) => void actions.remove(id, title));
  /** The open question is not in the list any more. */
  const forget = useStable((ids: readonly number[]) => {
    if (openId !== null && ids.includes(openId)) desk.show(null);
  });
  const undo = useStable(() => void actions.undo());
  const inLibrary = route.view === 'library';
  const exchange = useExchange({
    openId,
    onImported: () => {
      router.go({ view: 'library', section: 'all', open: null });
      focusList();
    },
  });
  const showsList = inLibrary && (!single || place.open === null);
  const goTo = (section: Section) => () => {
    router.go({ view: 'library', section, open: null });
    focusList();
    return true;
  };
  const back = single ? (
    <IconButton
      icon="left"
      label={words.frame.backToList}
      onPress={() => {
        desk.show(null);
        focusList();
      }}
    />
  ) : null;
  const showsWorkbench = inLibrary && !(place.section === 'trash' && openId !== null);
  const goToView = (view: PlainView) => () => {
    router.go({ view });
    return true;
  };
  useActions(
    {
      'question.new': () => {
        writeNew();
        return true;
      },
      // The editor saves. Where there is none, the browser's own «Save page» is of no use either.
      'question.save': { run: () => true, reason: words.actions.reasons.noQuestion },
      // The menu of what is open duplicates. Where nothing is, the browser's own «Add bookmark» is of no use either.
      'question.duplicate': { run: () => true, reason: words.actions.reasons.noQuestion },
      'list.search': focusSearch,
      'pane.next': () => movePane(1),
      'pane.previous': () => movePane(-1),
      'inspector.toggle': () => {
        showInspector(!narrow || !drawerOpen);
        return true;
      },
      'inspector.preview': showTab('preview'),
      'inspector.similar': showTab('similar'),
      'inspector.request': showTab('request'),
      'section.draft': goTo('draft'),
      'section.ready': goTo('ready'),
      'section.service': goTo('service'),
      'section.sent': goTo('sent'),
      'section.attention': goTo('attention'),
      'section.all': goTo('all'),
      'section.trash': goTo('trash'),
      'go.duplicates': goToView('duplicates'),
      'go.plan': goToView('plan'),
      'go.activity': goToView('activity'),
      'go.local-api': goToView('local-api'),
      'go.emoji': goToView('emoji'),
      'go.settings': goToView('settings'),
      'go.keyboard': goToView('keyboard'),
    },
    'outer',
  );

  return (
    <div className={styles.app}>
      <TitleBar isHeading={inLibrary && !(single && place.open === null)} onFind={palette.open} />
      {palette.isOpen && (
        <Suspense>
          <Palette
            reasons={palette.reasons}
            takeTyped={palette.takeTyped}
            onClose={palette.close}
            onOpen={(id) => void openFromOutside(id)}
          />
        </Suspense>
      )}
      {templates.door && (
        <Suspense>
          <TemplateDialogs
            draft={templates.door.what === 'save' ? templates.door.draft : null}
            onBegin={(draft) => void templates.begin(draft)}
            onClose={templates.close}
          />
        </Suspense>
      )}
      {tellsOfDamage && (
        <Suspense>
          <RecoveryDialog />
        </Suspense>
      )}
      {exchange.isOver && <DropHint />}
      {exchange.importing && (
        <Suspense>
          <ImportDialog {...exchange.importing} />
        </Suspense>
      )}
      {exchange.exporting && (
        <Suspense>
          <ExportDialog {...exchange.exporting} />
        </Suspense>
      )}
      <Suspense>
        <SyncActions session={inLibrary ? session : null} onAdopt={adopt} />
      </Suspense>
      {isAdopting && (
        <Suspense>
          <AdoptDialog onOpen={(id) => void openFromOutside(id)} onClose={() => setAdopting(false)} />
        </Suspense>
      )}
      <SimilarNews session={session} />
      <ConnectionBanner />
      <DiskBanner trouble={desk.trouble} onTryAgain={() => void desk.flush()} />
      <div className={classNames(styles.panes, inLibrary && styles.library)}>
        <Rail onNew={writeNew}>
          <Suspense>
            <LiveService narrow={narrow} />
          </Suspense>
        </Rail>
        {route.view === 'duplicates' && (
          <Guarded>
            <DuplicatesView onOpen={openFromOutside} onRemove={actions.remove} onUndo={undo} />
          </Guarded>
        )}
        {route.view === 'plan' && (
          <Guarded>
            <PlanView onOpen={openFromOutside} onUndo={undo} />
          </Guarded>
        )}
        {route.view === 'activity' && (
          <Guarded>
            <ActivityView onOpen={openFromOutside} onAdopt={adopt} />
          </Guarded>
        )}
        {route.view === 'decide' && (
          <Guarded key={route.id}>
            <DecideView id={route.id} onOpen={openFromOutside} />
          </Guarded>
        )}
        {route.view === 'local-api' && (
          <Guarded>
            <LocalApiView openId={openId} />
          </Guarded>
        )}
        {route.view === 'keyboard' && (
          <Guarded>
            <KeyboardView />
          </Guarded>
        )}
        {route.view === 'emoji' && (
          <Guarded>
            <CustomEmojiView onUndo={undo} />
          </Guarded>
        )}
        {route.view === 'settings' && (
          <Guarded>
            <SettingsView page={route.page} />
          </Guarded>
        )}
        {showsList && (
          <ListPane
            alone={single}
            welcome={welcome}
            openId={openId}
            onOpen={open}
            onNew={writeNew}
            onRemove={remove}
            onExport={exchange.exportIds}
            onUndo={undo}
            onRemoveAll={actions.removeAll}
            onGone={forget}
          />
        )}
        {inLibrary && place.section === 'trash' && openId !== null && (
          <Guarded key={openId}>
            <TrashedQuestion id={openId} leading={back} onGone={forget} />
          </Guarded>
        )}
        {showsWorkbench && (!single || place.open !== null) && (
          <Guarded key={session?.key ?? 'none'}>
            <Workbench
              session={session}
              isWaiting={listed.status === 'loading'}
              leading={back}
              drawerOpen={narrow ? drawerOpen : null}
              tab={tab}
              onTab={setTab}
              target={target}
              onTarget={setTarget}
              look={previewLook}
              onLook={changePreviewLook}
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
  /** The way back to the list, where that does not stand beside it. */
  leading: ReactNode;
  /** Whether the inspector's drawer is open; null where it stands beside the editor. */
  drawerOpen: boolean | null;
  onInspector: (shown: boolean) => void;
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  target: RequestTarget;
  onTarget: (target: RequestTarget) => void;
  /** How the preview is drawn, whichever question is open. */
  look: PreviewLook;
  onLook: (change: Partial<PreviewLook>) => void;
  /** Leaves the question that is open for another one. */
  onGo: (id: number) => void;
  /** Takes the last thing back that was done outside of the text. */
  onUndo: () => void;
  onRemove: (id: number, title: string) => void;
  onDuplicate: (id: number) => void;
}) {
  const { session, leading: back, drawerOpen } = props;
  const words = useText().frame;
  const [showsVersions, setShowsVersions] = useState(false);
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
          notes={<NotesLine session={session} />}
          notice={
            <Suspense>
              <SyncNotice session={session} onOpen={props.onGo} />
            </Suspense>
          }
          queue={
            <Suspense>
              <QueueButton session={session} />
            </Suspense>
          }
          votes={
            session.id !== null && (
              <Suspense>
                <VotesOverTime key={session.id} id={session.id} />
              </Suspense>
            )
          }
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
          preview={<Preview session={session} look={props.look} onLook={props.onLook} />}
          similar={
            <Suspense>
              <SimilarPanel session={session} onGo={props.onGo} />
            </Suspense>
          }
          request={
            <Suspense>
              <RequestPanel session={session} target={props.target} onTarget={props.onTarget} />
            </Suspense>
          }
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
  const duplicates = useText().similar.duplicates;
  const views = {
    duplicates,
    plan: words.plan,
    keyboard: words.keyboard,
    settings: words.settings,
    'local-api': words.localApi,
    activity: words.activity,
    decide: words.decide,
    emoji: words.yourEmoji,
  };
  const view = route.view === 'library' ? words.sections[route.section] : views[route.view];
  useEffect(() => {
    document.title = `${view} · ${words.appName}`;
  }, [view, words]);
}
