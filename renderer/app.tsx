import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Section } from '../shared/library.ts';
import {
  AdoptDialog,
  DesktopParts,
  DropHint,
  ExportDialog,
  ImportDialog,
  LiveService,
  loadPalette,
  loadRequest,
  loadSimilar,
  Palette,
  RecoveryDialog,
  ReportDialog,
  SyncActions,
  TemplateDialogs,
  TrashedQuestion,
  Welcome,
} from './app/lazy-views.ts';
import { OtherView } from './app/other-view.tsx';
import { Workbench } from './app/workbench.tsx';
import styles from './app.module.css';
import { loadAnswers } from './bridge/answers.ts';
import { isMac, shellLink } from './bridge/shell-link.ts';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { DiskBanner } from './frame/disk-banner.tsx';
import type { InspectorTab } from './frame/inspector.tsx';
import { Rail } from './frame/rail.tsx';
import { TitleBar } from './frame/title-bar.tsx';
import { ListPane } from './library/list-pane.tsx';
import { usePreviewLook } from './preview/preview-look.ts';
import type { RequestTarget } from './request/request-panel.tsx';
import { SimilarNews } from './similar/similar-news.ts';
import { useSimilarDraft } from './similar/use-similar-draft.ts';
import { useAppState } from './state/app-state.tsx';
import { useStore } from './state/store.ts';
import { classNames } from './ui/class-names.ts';
import { Guarded } from './ui/guarded.tsx';
import { IconButton } from './ui/icon-button.tsx';
import { movePane } from './ui/panes.ts';
import { useText } from './ui/text/text.tsx';
import { useActions } from './ui/use-actions.ts';
import { useLoadedEarly } from './ui/use-loaded-early.ts';
import { useLook } from './ui/use-look.ts';
import { useMedia, WIDTHS } from './ui/use-media.ts';
import { usePaneFocus } from './ui/use-pane-focus.ts';
import { useStable } from './ui/use-stable.ts';
import { useDesk } from './use-desk.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useExchange } from './use-exchange.ts';
import { useLookActions } from './use-look-actions.ts';
import { useLostAddress } from './use-lost-address.ts';
import { usePalette } from './use-palette.ts';
import { useQuestionActions } from './use-question-actions.ts';
import { useSamples } from './use-samples.ts';
import { useTemplates } from './use-templates.ts';

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
  useLoadedEarly(loadAnswers);
  useLoadedEarly(loadPalette);
  // Tabs of the editor's neighbour: without the host they could not be fetched any more.
  useLoadedEarly(loadSimilar);
  useLoadedEarly(loadRequest);
  const palette = usePalette();
  const templates = useTemplates(desk, focusEditor);
  const actions = useQuestionActions({
    openId,
    onShow: desk.show,
    onWrite: focusEditor,
    flush: desk.flush,
  });

  useSimilarDraft(session);

  useLook(useStore(settings));
  useLookActions();
  useSamples();
  useDocumentTitle();
  useLostAddress();

  const tellsOfDamage = useStore(recovery).shown.length > 0;
  const narrow = useMedia(WIDTHS.narrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const focusInspector = usePaneFocus('inspector', !narrow || drawerOpen, 'next-frame');
  const [tab, setTab] = useState<InspectorTab>('preview');
  const [target, setTarget] = useState<RequestTarget>('live');
  const [previewLook, changePreviewLook] = usePreviewLook();
  const [adopting, setAdopting] = useState<{ first: string; help: string | null } | null>(null);
  const adopt = useStable(() => setAdopting({ first: '', help: null }));
  const [isReporting, setReporting] = useState(false);
  const [shell] = useState(shellLink);
  const onMac = isMac();
  const popMenu = useStable((place: { x: number; y: number }) => void shell?.call('popMenu', place));
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
  const liveService = useMemo(
    () => (
      <Suspense>
        <LiveService narrow={narrow} />
      </Suspense>
    ),
    [narrow],
  );
  const remove = useStable((id: number, title: string) => void actions.remove(id, title));
  /** The open question is not in the list any more. */
  const forget = useStable((ids: readonly number[]) => {
    if (openId !== null && ids.includes(openId)) desk.show(null);
  });
  const removeAll = useStable(actions.removeAll);
  const undo = useStable(() => void actions.undo());
  const inLibrary = route.view === 'library';
  const exchange = useExchange({
    openId,
    onImported: () => {
      router.go({ view: 'library', section: 'all', open: null });
      focusList();
    },
  });
  const exportIds = useStable(exchange.exportIds);
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
      'app.report': () => {
        setReporting(true);
        return true;
      },
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
      <TitleBar
        isHeading={inLibrary && !(single && place.open === null)}
        onFind={palette.open}
        // macOS has them at the top of the screen.
        onMenu={shell && !onMac ? popMenu : null}
      />
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
      {isReporting && (
        <Suspense>
          <ReportDialog onClose={() => setReporting(false)} />
        </Suspense>
      )}
      {exchange.isOver && (
        <Suspense>
          <DropHint />
        </Suspense>
      )}
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
      {adopting && (
        <Suspense>
          <AdoptDialog
            {...adopting}
            key={adopting.first}
            onOpen={(id) => void openFromOutside(id)}
            onClose={() => setAdopting(null)}
          />
        </Suspense>
      )}
      {shell && (
        <Suspense>
          <DesktopParts
            link={shell}
            onMac={onMac}
            onOpen={(id) => void openFromOutside(id)}
            onAdopt={(first, help) => setAdopting({ first, help })}
            onImport={exchange.importFile}
          />
        </Suspense>
      )}
      <SimilarNews session={session} />
      <ConnectionBanner />
      <DiskBanner trouble={desk.trouble} onTryAgain={() => void desk.flush()} />
      <div className={classNames(styles.panes, inLibrary && styles.library)}>
        <Rail onNew={writeNew}>{liveService}</Rail>
        <OtherView
          onOpen={openFromOutside}
          onAdopt={adopt}
          onRemove={actions.remove}
          onUndo={undo}
          openId={openId}
        />
        {showsList && (
          <ListPane
            alone={single}
            welcome={welcome}
            openId={openId}
            onOpen={open}
            onNew={writeNew}
            onRemove={remove}
            onExport={exportIds}
            onUndo={undo}
            onRemoveAll={removeAll}
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
