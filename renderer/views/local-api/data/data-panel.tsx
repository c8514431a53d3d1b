import { useState } from 'react';
import type { Bridge } from '../../../../shared/bridge/bridge-methods.ts';
import type { Counts, Entry } from '../../../../shared/library/entry.ts';
import type { ApiLibrary } from '../../../../shared/settings-choices.ts';
import { useLibraryUndoToast } from '../../../actions/use-library-undo-toast.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { type ToastAction, useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { PanelSection } from '../panel-section.tsx';
import styles from './data-panel.module.css';
import { ResetDialog } from './reset-dialog.tsx';

/** A query for all questions. Only the counts in its response are used. */
const ALL = { section: 'all', search: '', sort: 'created', offset: 0, limit: 1 } as const;

export function DataPanel({ library }: { library: ApiLibrary }) {
  const { connection } = useAppStores();
  const counts = useBridgeQuery('apiLibrary.list', { ...ALL, library }).data?.counts ?? null;
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const offerUndo = useLibraryUndoToast(library);
  const undoSamples = useUndoSamples(library);
  const [isSeeding, setSeeding] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const seed = async () => {
    setSeeding(true);
    await attempt(async () => {
      const { ids } = await connection.call('apiLibrary.addSamples', { library });
      toast({ message: t('localApi.data.seeded', { count: ids.length }), actions: [undoSamples(ids)] });
    });
    setSeeding(false);
  };
  const reset = (what: 'api' | 'all') =>
    attempt(async () => {
      const { removed, undo } = await connection.call('apiLibrary.reset', { library, what });
      const message = t('localApi.data.wasReset', { count: removed, library });
      if (undo === null) toast({ message });
      else offerUndo(message, undo);
    });
  return (
    <PanelSection title={t('localApi.data.title')}>
      <div className={styles.line}>
        <span className={styles.counts}>
          {counts &&
            t('localApi.data.counts', { saved: counts.all - counts.draft, unfinished: counts.draft })}
        </span>
        <Button size="small" busy={isSeeding} onPress={() => void seed()}>
          {t('localApi.data.seed')}
        </Button>
        {library === 'test' ? (
          <Button
            size="small"
            variant="danger"
            disabled={counts?.all === 0}
            onPress={() => void reset('all')}
          >
            {t('localApi.library.empty')}
          </Button>
        ) : (
          <Button size="small" variant="danger" onPress={() => setResetting(true)}>
            {t('localApi.data.reset')}
          </Button>
        )}
      </div>
      {isResetting && (
        <ResetDialog
          counts={counts && countSavedAndUnfinished(counts)}
          onReset={reset}
          onClose={() => setResetting(false)}
        />
      )}
    </PanelSection>
  );
}

const countSavedAndUnfinished = (counts: Counts): [saved: number, unfinished: number] => [
  counts.all - counts.draft,
  counts.draft,
];

/** Returns an Undo action for added samples. Undo doesn't delete samples that were changed. */
function useUndoSamples(library: ApiLibrary): (ids: readonly number[]) => ToastAction {
  const { connection } = useAppStores();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast();
  return (ids) => ({
    label: t('frame.undo'),
    onAction: () =>
      void attempt(async () => {
        const { removed, kept } = await removeUnchanged(connection, library, ids);
        toast({ message: t('localApi.data.unseeded', { count: removed, kept }), seconds: 5 });
      }),
  });
}

/**
 * Deletes unchanged samples. Returns how many were deleted and how many remain. If it rejects with an
 * AppError, some samples may already be deleted.
 */
async function removeUnchanged(
  bridge: Bridge,
  library: ApiLibrary,
  ids: readonly number[],
): Promise<{ removed: number; kept: number }> {
  const entries = await Promise.all(ids.map((id) => bridge.call('apiLibrary.question', { library, id })));
  const wanted = findUnchangedSamples(entries);
  await Promise.all(wanted.map((id) => bridge.call('apiLibrary.removeQuestion', { library, id })));
  const there = entries.filter(({ removedAt }) => removedAt === null);
  return { removed: wanted.length, kept: there.length - wanted.length };
}

/**
 * Returns the IDs of entries that haven't changed since they were created together. Each change increments an
 * entry's version.
 */
export function findUnchangedSamples(
  entries: readonly Pick<Entry, 'id' | 'version' | 'removedAt'>[],
): number[] {
  const first = entries.reduce((lowest, { version }) => Math.min(lowest, version), Number.POSITIVE_INFINITY);
  return entries.filter((entry) => entry.version === first && entry.removedAt === null).map(({ id }) => id);
}
