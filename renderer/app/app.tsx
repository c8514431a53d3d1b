import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '../../shared/library/entry.ts';
import { createEmptyFilter } from '../../shared/library/library-filter.ts';
import { useUndoShortcuts } from '../actions/use-undo-toast.ts';
import { getDesktopShell } from '../bridge/bridge-client.ts';
import { useCommandPalette } from '../features/command-palette/command-palette.tsx';
import { DesktopIntegration } from '../features/desktop/desktop-integration.tsx';
import { SimilarAnnouncer } from '../features/similar/similar-announcer.tsx';
import { useSimilarSearch } from '../features/similar/use-similar-search.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStore, useStorePart } from '../stores/primitives/external-store.ts';
import { isMac } from '../ui/browser/platform.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { ViewBoundary } from '../ui/feedback/view-boundary.tsx';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { BREAKPOINTS, useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { focusOpenedPage, usePaneFocus } from '../ui/layout/pane-focus.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { useAppearance } from '../ui/styles/appearance.ts';
import { joinClassNames } from '../ui/styles/class-names.ts';
import { ListPane } from '../views/library/list-pane.tsx';
import { useEmptyDraftRemoval } from '../views/library/use-empty-draft-removal.ts';
import { useQuestionActions } from '../views/library/use-question-actions.ts';
import { useSampleActions } from '../views/library/use-sample-actions.ts';
import { useAppearanceActions } from '../views/settings/appearance-settings.tsx';
import { LiveServiceCard } from '../views/sync/live-service-card.tsx';
import { SyncActions } from '../views/sync/sync-actions.tsx';
import { useTemplates } from '../views/templates/template-dialogs.tsx';
import { TrashedQuestion } from '../views/trash/trashed-question.tsx';
import { Welcome } from '../views/welcome/welcome.tsx';
import { ApiLibraryBanner } from './api-library-banner.tsx';
import styles from './app.module.css';
import { ConnectionBanner, DiskBanner } from './app-banners.tsx';
import { type AddFromServiceRequest, AppDialogs } from './app-dialogs.tsx';
import {
  CurrentView,
  useDocumentTitle,
  useNavigationActions,
  useUnknownAddressToast,
} from './app-routing.tsx';
import { ChangedFilesBanner } from './changed-files-banner.tsx';
import { useInspector } from './inspector.tsx';
import { Sidebar } from './sidebar.tsx';
import { TitleBar } from './title-bar.tsx';
import { useImportExport } from './use-import-export.ts';
import { type OpenQuestion, useOpenQuestion } from './use-open-question.ts';
import { Workbench } from './workbench.tsx';

/** Renders the whole window and connects the views, because views must not import each other. */
export function App() {
  const { router, settings, library } = useAppStores();
  const t = useTranslate();
  const isSingle = useMediaQuery(BREAKPOINTS.single);
  const isNarrow = useMediaQuery(BREAKPOINTS.narrow);
  const isInLibrary = useStore(router).view === 'library';
  const openQuestion = useOpenQuestion({ isSingle });
  const { session, openId, libraryRoute, show, flush } = openQuestion;
  const isListShown = isInLibrary && (!isSingle || libraryRoute.open === null);
  const isQuestionShown = isInLibrary && (!isSingle || libraryRoute.open !== null);
  const trashedId = libraryRoute.section === 'trash' ? openId : null;
  const { focusEditor, focusList, isListLoading } = useLibraryFocus(openQuestion);
  const { closeDrawer, ...inspector } = useInspector({
    hasQuestion: isInLibrary && session !== null,
    focusEditor,
  });
  const palette = useCommandPalette();
  const templates = useTemplates({ ...openQuestion, session: isInLibrary ? session : null, focusEditor });
  const importExport = useImportExport({
    openId,
    onImported: () => {
      router.go({ view: 'library', section: 'all', open: null });
      focusList();
    },
    onShowDuplicates: () => {
      library.setQuery({ search: '', sort: 'created', filter: { ...createEmptyFilter(), duplicates: true } });
      router.go({ view: 'library', section: 'all', open: null });
      focusList();
    },
  });
  const actions = useQuestionActions({ openId, onShow: show, onWrite: focusEditor, flush });
  const [addingFromService, setAddingFromService] = useState<AddFromServiceRequest | null>(null);
  const [selectedCount, setSelectedCount] = useState(0);
  const [shell] = useState(getDesktopShell);

  useEmptyDraftRemoval(session, { remove: actions.remove, flush });
  useSimilarSearch(session);
  useAppearance(useStore(settings));
  useAppearanceActions();
  useSampleActions(actions);
  useDocumentTitle(isQuestionShown && session?.phase === 'ready' ? session.content.title : '');
  useUnknownAddressToast();
  useUndoShortcuts(
    () => void actions.undo(),
    () => void actions.redo(),
  );

  const writeNew = useEventCallback(() => {
    openQuestion.showNew();
    focusEditor();
  });
  const openFromList = useEventCallback((id: number, how: 'show' | 'focus') => {
    show(id);
    if (how === 'focus' || isSingle) focusEditor();
  });
  const openFromElsewhere = useEventCallback(async (id: number) => {
    // After the flush, the new draft has a URL, so Back can return to it.
    if (libraryRoute.open === 'new') await flush();
    closeDrawer();
    show(id, 'push');
    focusEditor();
  });
  const backToList = () => {
    show(null);
    focusList();
  };
  const returnToLibrary = () => {
    router.go(libraryRoute);
    if (isSingle && libraryRoute.open !== null) focusEditor();
    else focusList();
  };
  const closeMissing = useEventCallback((missingIds: readonly number[]) => {
    if (openId === null || !missingIds.includes(openId)) return;
    // Remove the rows first. Otherwise, the list would open a deleted question before reloading.
    library.removeRows(missingIds);
    show(null);
    if (isSingle) focusList();
  });
  const begin = useEventCallback((draft: Draft) => void templates.begin(draft));
  const remove = useEventCallback((id: number, title: string) => void actions.remove(id, title));
  const removeAll = useEventCallback(actions.removeAll);
  const exportIds = useEventCallback(importExport.exportIds);
  const addFromService = useEventCallback(() => setAddingFromService({ first: '', help: null }));
  const openMenu = useEventCallback((at: { x: number; y: number }) => void shell?.call('popMenu', at));
  useNavigationActions({
    onNew: writeNew,
    focusList,
    focusShown: () => {
      if (isListShown) focusList();
      else if (isInLibrary) focusEditor();
      else focusOpenedPage();
    },
  });

  const welcome = useMemo(() => <Welcome onBlank={writeNew} onBegin={begin} />, [writeNew, begin]);
  const liveService = useMemo(() => <LiveServiceCard narrow={isNarrow} />, [isNarrow]);
  const backButton = isSingle ? (
    <IconButton icon="left" label={t('frame.backToList')} onPress={backToList} />
  ) : null;
  return (
    <div className={styles.app}>
      <TitleBar
        isHeading={isQuestionShown}
        onFind={palette.open}
        // macOS shows menus at the top of the screen.
        onMenu={shell && !isMac() ? openMenu : null}
      />
      <AppDialogs
        palette={palette}
        templates={templates}
        importExport={importExport}
        addingFromService={addingFromService}
        onAddedFromService={() => setAddingFromService(null)}
        onOpen={openFromElsewhere}
      />
      <SyncActions session={isInLibrary ? session : null} onAddFromService={addFromService} />
      {shell && (
        <DesktopIntegration
          link={shell}
          onMac={isMac()}
          onOpen={(id) => void openFromElsewhere(id)}
          onAddFromService={(first, help) => setAddingFromService({ first, help })}
          onImport={importExport.importFile}
        />
      )}
      <SimilarAnnouncer session={session} />
      <div className={styles.banners}>
        <ConnectionBanner />
        <ApiLibraryBanner />
        <ChangedFilesBanner onFlush={flush} />
        <DiskBanner problem={openQuestion.diskProblem} onTryAgain={() => void flush()} />
      </div>
      <div className={joinClassNames(styles.panes, isInLibrary && styles.library)}>
        <Sidebar onNew={writeNew}>{liveService}</Sidebar>
        <CurrentView
          onOpen={openFromElsewhere}
          onClose={returnToLibrary}
          onAddFromService={addFromService}
          onRemove={actions.remove}
          openId={openId}
        />
        {isListShown && (
          <ListPane
            alone={isSingle}
            welcome={welcome}
            openId={openId}
            onOpen={openFromList}
            onNew={writeNew}
            onRemove={remove}
            onExport={exportIds}
            onRemoveAll={removeAll}
            onGone={closeMissing}
            onSelectedCount={setSelectedCount}
          />
        )}
        {isQuestionShown && trashedId !== null && (
          <ViewBoundary key={trashedId}>
            <TrashedQuestion id={trashedId} leading={backButton} onGone={closeMissing} />
          </ViewBoundary>
        )}
        {isQuestionShown && trashedId === null && (
          <ViewBoundary key={session?.controller.name ?? 'none'}>
            <Workbench
              session={session}
              isWaiting={isListLoading}
              leading={backButton}
              {...inspector}
              onGo={(id) => void openFromElsewhere(id)}
              onRemove={remove}
              onDuplicate={(id) => void actions.duplicate(id)}
              onImport={importExport.importText}
              selectedCount={selectedCount}
            />
          </ViewBoundary>
        )}
      </div>
    </div>
  );
}

/** Focuses the list or the editor as soon as it's ready. A later request replaces a pending one. */
function useLibraryFocus({ session, libraryRoute, startsNew }: OpenQuestion) {
  const { library } = useAppStores();
  const isListLoading = useStorePart(library, ({ status }) => status === 'loading');
  const listSection = useStorePart(library, ({ query }) => query.section);
  const requestEditor = usePaneFocus('editor', session?.phase === 'ready');
  const requestList = usePaneFocus(
    'list',
    !isListLoading && listSection === libraryRoute.section,
    'next-frame',
  );
  const focusEditor = useEventCallback(() => {
    requestList.cancel();
    requestEditor();
  });
  const focusList = () => {
    requestEditor.cancel();
    requestList();
  };
  useEffect(() => {
    if (startsNew) focusEditor();
  }, [startsNew, focusEditor]);
  return { focusEditor, focusList, isListLoading };
}
