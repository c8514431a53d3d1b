import { useState } from 'react';
import type { Counts } from '../../../../shared/library.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { useStore } from '../../../stores/store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './data-panel.module.css';
import { ResetDialog } from './reset-dialog.tsx';
import { Section } from '../panel-section.tsx';
import { useUndoReset } from './use-undo-reset.ts';
import { useUndoSamples } from './use-undo-samples.ts';

/** What the library holds, samples to fill it with, and the way back to an empty one. */
export function DataPanel() {
  const { connection, library } = useAppState();
  const { counts } = useStore(library);
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const undo = useUndoReset();
  const undoSamples = useUndoSamples();
  const [isSeeding, setSeeding] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const seed = async () => {
    setSeeding(true);
    await attempt(async () => {
      const { ids } = await connection.call('library.seed', {});
      toast({ message: t('localApi.data.seeded', { count: ids.length }), action: undoSamples(ids) });
    });
    setSeeding(false);
  };
  const reset = (what: 'api' | 'all') =>
    attempt(async () => {
      const { removed } = await connection.call('library.reset', { what });
      toast({ message: t('localApi.data.wasReset', { count: removed }), action: undo, seconds: 15 });
    });
  return (
    <Section title={t('localApi.data.title')}>
      <div className={styles.line}>
        <span className={styles.counts}>
          {counts &&
            t('localApi.data.counts', { saved: counts.all - counts.draft, unfinished: counts.draft })}
        </span>
        <Button size="small" busy={isSeeding} onPress={() => void seed()}>
          {t('localApi.data.seed')}
        </Button>
        <Button size="small" variant="danger" onPress={() => setResetting(true)}>
          {t('localApi.data.reset')}
        </Button>
      </div>
      {isResetting && (
        <ResetDialog
          counts={counts && savedAndUnfinished(counts)}
          onReset={reset}
          onClose={() => setResetting(false)}
        />
      )}
    </Section>
  );
}

/** Questions, and drafts that never were one. */
const savedAndUnfinished = (counts: Counts): [saved: number, unfinished: number] => [
  counts.all - counts.draft,
  counts.draft,
];
