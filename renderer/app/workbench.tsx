import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SimilarHit } from '../../shared/similarity.ts';
import type { DraftSession } from '../drafts/use-draft-session.ts';
import { Editor } from '../features/editor/editor.tsx';
import { QuestionPreview } from '../features/preview/question-preview.tsx';
import { PrivateFieldsEditor } from '../features/private-fields/private-fields-editor.tsx';
import { DuplicateHint } from '../features/similar/duplicate-hint.tsx';
import { SimilarPanel } from '../features/similar/similar-panel.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { joinClassNames } from '../ui/styles/class-names.ts';
import { SelectionSummary } from '../views/library/selection-summary.tsx';
import { RequestPreview } from '../views/request-preview/request-preview.tsx';
import { QuestionSyncBanner } from '../views/sync/question-sync-banner.tsx';
import { QueueButton } from '../views/sync/queue-button.tsx';
import styles from './app.module.css';
import { Inspector, InspectorButton, type InspectorState } from './inspector.tsx';

// The code is loaded when it's first needed, to keep the initial bundle small.
const VoteHistoryChart = lazy(async () => ({
  default: (await import('../views/sync/vote-history-chart.tsx')).VoteHistoryChart,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('../features/history/history-dialog.tsx')).HistoryDialog,
}));

export function Workbench(
  props: InspectorState & {
    session: DraftSession | null;
    /** Whether the list is still loading and may open a question. */
    isWaiting: boolean;
    /** The Back button. Shown if the list is hidden. */
    leading: ReactNode;
    onGo: (id: number) => void;
    onRemove: (id: number, title: string) => void;
    onDuplicate: (id: number) => void;
    onImport: (text: string) => void;
    /** The number of questions selected in the list. */
    selectedCount: number;
  },
) {
  const { session, leading: back, drawerOpen } = props;
  const t = useTranslate();
  const [showsVersions, setShowsVersions] = useState(false);
  const [previewed, setPreviewed] = useState<SimilarHit | null>(null);
  if (props.selectedCount > 1) {
    return (
      <div className={styles.selection} data-pane="editor">
        <SelectionSummary count={props.selectedCount} leading={back} />
      </div>
    );
  }
  if (!session) {
    return (
      <main className={styles.nothing} aria-label={t('frame.nothingOpenTitle')} data-pane="editor">
        {back}
        {!props.isWaiting && (
          <EmptyState icon="all" title={t('frame.nothingOpenTitle')}>
            {t('frame.nothingOpenText')}
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
          onImport={props.onImport}
          leading={back}
          duplicateHint={
            <DuplicateHint
              session={session}
              onOpen={(hit) => {
                setPreviewed(hit);
                props.onShowTab('similar');
              }}
            />
          }
          privateFields={<PrivateFieldsEditor session={session} />}
          notice={<QuestionSyncBanner session={session} onOpen={props.onGo} />}
          queue={<QueueButton session={session} />}
          votes={
            session.id !== null && (
              <Suspense>
                <VoteHistoryChart key={session.id} id={session.id} session={session} />
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works anywhere in the pane. */}
      <div
        className={joinClassNames(styles.inspector, drawerOpen && styles.open)}
        data-pane="inspector"
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onInspector(false);
        }}
      >
        <Inspector
          tab={props.tab}
          onTab={props.onTab}
          preview={
            <QuestionPreview
              session={session}
              previewAppearance={props.previewAppearance}
              onPreviewAppearanceChange={props.onPreviewAppearanceChange}
            />
          }
          similar={
            <SimilarPanel
              session={session}
              previewed={previewed}
              onPreview={setPreviewed}
              onGo={props.onGo}
            />
          }
          request={<RequestPreview session={session} target={props.target} onTarget={props.onTarget} />}
          trailing={
            drawerOpen !== null && (
              <IconButton icon="x" label={t('frame.closePreview')} onPress={() => props.onInspector(false)} />
            )
          }
        />
      </div>
      <Suspense>
        {showsVersions && <HistoryDialog session={session} onClose={() => setShowsVersions(false)} />}
      </Suspense>
    </>
  );
}
