import { useState } from 'react';
import type { Counts } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/controls/button.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './data-panel.module.css';
import { ResetDialog } from './reset-dialog.tsx';
import { Section } from './section.tsx';
import { useUndoReset } from './use-undo-reset.ts';
import { useUndoSamples } from './use-undo-samples.ts';

/** What the library holds, samples to fill it with, and the way back to an empty one. */
export function DataPanel() {
  const { connection, library } = useAppState();
  const { counts } = useStore(library);
  const words = useText().localApi.data;
  const toast = useToast();
  const attempt = useAttempt();
  const undo = useUndoReset();
  const undoSamples = useUndoSamples();
  const [isSeeding, setSeeding] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const seed = async () => {
    setSeeding(true);
    await attempt(async () => {
      const { ids } = await connection.call('library.seed', {});
      toast({ message: words.seeded(ids.length), action: undoSamples(ids) });
    });
    setSeeding(false);
  };
  const reset = (what: 'api' | 'all') =>
    attempt(async () => {
      const { removed } = await connection.call('library.reset', { what });
      toast({ message: words.wasReset(removed), action: undo, seconds: 15 });
    });
  return (
    <Section title={words.title}>
      <div className={styles.line}>
        <span className={styles.counts}>{counts && words.counts(...savedAndUnfinished(counts))}</span>
        <Button size="small" busy={isSeeding} onPress={() => void seed()}>
          {words.seed}
        </Button>
        <Button size="small" variant="danger" onPress={() => setResetting(true)}>
          {words.reset}
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
