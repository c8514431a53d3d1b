import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '../../shared/library/entry.ts';
import { desktopShell } from '../bridge/desktop-shell.ts';
import { useCommandPalette } from '../features/command-palette/command-palette.tsx';
import { DesktopIntegration } from '../features/desktop/desktop-integration.tsx';
import { SimilarAnnouncer, useSimilarDraft } from '../features/similar/similar-draft.ts';
import { useAppState } from '../stores/app-state.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { isMac } from '../ui/browser/platform.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { ViewBoundary } from '../ui/feedback/view-boundary.tsx';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { BREAKPOINTS, useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { focusPaneNamed, usePaneFocus } from '../ui/layout/pane-focus.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { useAppearance } from '../ui/styles/appearance.ts';
import { classNames } from '../ui/styles/class-names.ts';
import { ListPane } from '../views/library/list-pane.tsx';
import { useQuestionActions, useSampleActions } from '../views/library/use-question-actions.ts';
import { useAppearanceActions } from '../views/settings/appearance-settings.tsx';
import { LiveServiceCard } from '../views/sync/live-service-card.tsx';
import { SyncActions } from '../views/sync/sync-actions.tsx';
import { useTemplates } from '../views/templates/template-dialogs.tsx';
import { TrashedQuestion } from '../views/trash/trashed-question.tsx';
import { Welcome } from '../views/welcome/welcome.tsx';
import styles from './app.module.css';
import { ConnectionBanner, DiskBanner } from './app-banners.tsx';
import { type AddFromServiceRequest, AppDialogs } from './app-dialogs.tsx';
import { CurrentView, useAppActions, useDocumentTitle, useUnknownAddressToast } from './app-navigation.tsx';
import { useInspector } from './inspector.tsx';
import { Sidebar } from './sidebar.tsx';
import { TitleBar } from './title-bar.tsx';
import { useImportExport } from './use-import-export.ts';
import { useOpenQuestion } from './use-open-question.ts';
import { Workbench } from './workbench.tsx';

/** The window: which view is shown, and what the views do to each other. */
export function App() {
  const { library, router, settings } = useAppState();
  const t = useTranslate();
  const route = useStore(router);
  const single = useMediaQuery(BREAKPOINTS.single);
  const narrow = useMediaQuery(BREAKPOINTS.narrow);
  const desk = useOpenQuestion({ single });
  const { session, openId, place } = desk;
  const editorFocus = usePaneFocus('editor', session?.phase === 'ready');
  const listed = useStore(library);
  const listFocus = usePaneFocus(
    'list',
    listed.status !== 'loading' && listed.query.section === place.section,
    'next-frame',
  );
  // Of two requests the last one counts, also if the first one's pane is ready later.
  const focusEditor = useEventCallback(() => {
    listFocus.cancel();
    editorFocus();
  });
  const focusList = () => {
    editorFocus.cancel();
    listFocus();
  };
  useEffect(() => {
    if (desk.startsNew) focusEditor();
  }, [desk.startsNew, focusEditor]);
  const palette = useCommandPalette();
  const templates = useTemplates({ ...desk, focusEditor });
  const actions = useQuestionActions({
    openId,
    onShow: desk.show,
    onWrite: focusEditor,
    flush: desk.flush,
  });

  useSimilarDraft(session);

  useAppearance(useStore(settings));
  useAppearanceActions();
  useSampleActions();
  useDocumentTitle();
  useUnknownAddressToast();

  const inLibrary = route.view === 'library';
  const { closeDrawer, ...inspector } = useInspector({
    hasQuestion: inLibrary && session !== null,
    focusEditor,
  });
  const [addingFromService, setAddingFromService] = useState<AddFromServiceRequest | null>(null);
  const addFromService = useEventCallback(() => setAddingFromService({ first: '', help: null }));
  const [shell] = useState(desktopShell);
  const onMac = isMac();
  const popMenu = useEventCallback((place: { x: number; y: number }) => void shell?.call('popMenu', place));

  const writeNew = useEventCallback(() => {
    desk.showNew();
    focusEditor();
  });
  const open = useEventCallback((id: number, how: 'show' | 'focus') => {
    desk.show(id);
    if (how === 'focus' || single) focusEditor();
  });
  const openFromOutside = useEventCallback(async (id: number) => {
    // A new draft has its own address once it is on the disk: Back leads there.
    if (place.open === 'new') await desk.flush();
    closeDrawer();
    desk.show(id, 'push');
    focusEditor();
  });
  const begin = useEventCallback((draft: Draft) => void templates.begin(draft));
  const welcome = useMemo(() => <Welcome onBlank={writeNew} onBegin={begin} />, [writeNew, begin]);
  const liveService = useMemo(() => <LiveServiceCard narrow={narrow} />, [narrow]);
  const remove = useEventCallback((id: number, title: string) => void actions.remove(id, title));
  /** The open question is not in the list any more. */
  const forget = useEventCallback((ids: readonly number[]) => {
    if (openId === null || !ids.includes(openId)) return;
    desk.show(null);
    if (single) focusList();
  });
  const removeAll = useEventCallback(actions.removeAll);
  const undo = useEventCallback(() => void actions.undo());
  const exchange = useImportExport({
    openId,
    onImported: () => {
      router.go({ view: 'library', section: 'all', open: null });
      focusList();
    },
  });
  const exportIds = useEventCallback(exchange.exportIds);
  const showsList = inLibrary && (!single || place.open === null);
  const showsOpen = inLibrary && (!single || place.open !== null);
  const trashedId = place.section === 'trash' ? openId : null;
  const back = single ? (
    <IconButton
      icon="left"
      label={t('frame.backToList')}
      onPress={() => {
        desk.show(null);
        focusList();
      }}
    />
  ) : null;
  useAppActions({
    onNew: writeNew,
    focusList,
    focusShown: () => {
      if (showsList) focusList();
      else if (inLibrary) focusEditor();
      else focusPaneNamed('page');
    },
  });

  return (
    <div className={styles.app}>
      <TitleBar
        isHeading={showsOpen}
        onFind={palette.open}
        // macOS has them at the top of the screen.
        onMenu={shell && !onMac ? popMenu : null}
      />
      <AppDialogs
        palette={palette}
        templates={templates}
        exchange={exchange}
        addingFromService={addingFromService}
        onAddedFromService={() => setAddingFromService(null)}
        onOpen={openFromOutside}
      />
      <SyncActions session={inLibrary ? session : null} onAddFromService={addFromService} />
      {shell && (
        <DesktopIntegration
          link={shell}
          onMac={onMac}
          onOpen={(id) => void openFromOutside(id)}
          onAddFromService={(first, help) => setAddingFromService({ first, help })}
          onImport={exchange.importFile}
        />
      )}
      <SimilarAnnouncer session={session} />
      <ConnectionBanner />
      <DiskBanner problem={desk.diskProblem} onTryAgain={() => void desk.flush()} />
      <div className={classNames(styles.panes, inLibrary && styles.library)}>
        <Sidebar onNew={writeNew}>{liveService}</Sidebar>
        <CurrentView
          onOpen={openFromOutside}
          onAddFromService={addFromService}
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
        {showsOpen && trashedId !== null && (
          <ViewBoundary key={trashedId}>
            <TrashedQuestion id={trashedId} leading={back} onGone={forget} />
          </ViewBoundary>
        )}
        {showsOpen && trashedId === null && (
          <ViewBoundary key={session?.key ?? 'none'}>
            <Workbench
              session={session}
              isWaiting={listed.status === 'loading'}
              leading={back}
              {...inspector}
              onGo={(id) => void openFromOutside(id)}
              onUndo={undo}
              onRemove={remove}
              onDuplicate={(id) => void actions.duplicate(id)}
            />
          </ViewBoundary>
        )}
      </div>
    </div>
  );
}
