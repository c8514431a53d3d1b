import { useState } from 'react';
import { type Entry, isSent, stateOf } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import { canMoveVotes, findMergeObstacle } from '../../../shared/library/merge-obstacle.ts';
import { pickMovedPrivateFields } from '../../../shared/library/private-fields.ts';
import type { DuplicatePair } from '../../../shared/similarity.ts';
import { formatPrivateFields } from '../../features/private-fields/private-field-text.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { LoadFailed } from '../../ui/feedback/empty-state.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { formatRelativeTime } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import styles from './merge-dialog.module.css';

interface MergedIds {
  kept: number;
  merged: number;
}

/** Asks which question of a pair to keep, shows which data is moved to it, and merges the pair. */
export function MergeDialog(props: {
  pair: DuplicatePair;
  onMerged: (ids: MergedIds) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const a = useBridgeQuery('question.get', { id: props.pair.a.id });
  const b = useBridgeQuery('question.get', { id: props.pair.b.id });
  if (a.data && b.data) return <LoadedDialog {...props} a={a.data} b={b.data} />;
  const error = a.error ?? b.error;
  // Render nothing while loading, because an empty dialog would only flash.
  if (!error) return null;
  return (
    <Dialog
      title={t('alike.merge.title')}
      onClose={props.onClose}
      foot={
        <Button variant="ghost" onPress={props.onClose}>
          {t('frame.cancel')}
        </Button>
      }
    >
      <LoadFailed
        title={t('alike.unreadable')}
        error={error}
        onTryAgain={() => {
          void a.refetch();
          void b.refetch();
        }}
      />
    </Dialog>
  );
}

function LoadedDialog(props: {
  a: Entry;
  b: Entry;
  onMerged: (ids: MergedIds) => void;
  onClose: () => void;
}) {
  const { a, b } = props;
  const { connection, clock } = useAppStores();
  const t = useTranslate();
  const attempt = useErrorToast({
    'changed-elsewhere': t('alike.merge.changed'),
    'not-found': t('alike.merge.changed'),
  });
  const [keeps, setKeeps] = useState<'a' | 'b'>(() => suggestQuestion(a, b));
  const [kept, merged] = keeps === 'a' ? [a, b] : [b, a];
  const obstacle = findMergeObstacle(kept, merged);
  const getTitle = (entry: Entry) => getDraft(entry).title.trim() || t('similar.untitled');
  const describe = (entry: Entry): string => {
    const sentAt = Date.parse(entry.question?.sentAt ?? '');
    return [
      t(entry === a ? 'alike.duplicates.older' : 'alike.duplicates.newer'),
      t(`frame.states.${stateOf(entry)}`),
      formatRelativeTime(sentAt, clock(), t('time.locale')) || null,
      isSent(entry) ? t('alike.votes', { count: countVotes(entry) }) : null,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  };
  const merge = async () => {
    const done = await attempt(async () => {
      await connection.call('question.merge', {
        kept: { id: kept.id, version: kept.version },
        merged: { id: merged.id, version: merged.version },
      });
    });
    if (done) props.onMerged({ kept: kept.id, merged: merged.id });
    return done;
  };
  return (
    <FormDialog
      title={t('alike.merge.title')}
      help={t('alike.merge.help')}
      onClose={props.onClose}
      action={t('alike.merge.do')}
      disabled={obstacle !== null}
      onSubmit={merge}
    >
      <RadioList
        label={t('alike.merge.choose')}
        choices={[
          { id: 'a', label: getTitle(a), help: describe(a) },
          { id: 'b', label: getTitle(b), help: describe(b) },
        ]}
        value={keeps}
        onChange={setKeeps}
      />
      <div role="status" className={styles.effects}>
        {obstacle ? (
          <p>
            {findMergeObstacle(merged, kept) === 'on-service' && obstacle === 'on-service'
              ? t('alike.merge.obstacles.both')
              : t(`alike.merge.obstacles.${obstacle}`, { title: getTitle(merged) })}
          </p>
        ) : (
          <MovedFields kept={kept} merged={merged} />
        )}
      </div>
    </FormDialog>
  );
}

function MovedFields({ kept, merged }: { kept: Entry; merged: Entry }) {
  const t = useTranslate();
  const hasVotes = isSent(merged);
  const moved = [
    ...formatPrivateFields(pickMovedPrivateFields(kept, merged), t).map((field) =>
      t('alike.merge.field', field),
    ),
    ...(canMoveVotes(kept, merged) ? [t('alike.merge.votes', { count: countVotes(merged) })] : []),
  ];
  return (
    <>
      <h3 className={styles.heading}>{t('alike.merge.moves')}</h3>
      {moved.length > 0 ? (
        <ul className={styles.moved}>
          {moved.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{t('alike.merge.nothing')}</p>
      )}
      {hasVotes && !canMoveVotes(kept, merged) && <p>{t('alike.merge.votesStay')}</p>}
    </>
  );
}

/**
 * Suggests which question to keep. Prefers a question without an obstacle, then the posted question with more
 * votes, and then `a`.
 */
function suggestQuestion(a: Entry, b: Entry): 'a' | 'b' {
  const [keepsA, keepsB] = [findMergeObstacle(a, b), findMergeObstacle(b, a)];
  if (keepsA && !keepsB) return 'b';
  if (keepsB && !keepsA) return 'a';
  return rankEntry(b) > rankEntry(a) ? 'b' : 'a';
}

const rankEntry = (entry: Entry): number => (isSent(entry) ? 1 + countVotes(entry) : 0);

const countVotes = ({ question }: Entry): number =>
  question?.options.reduce((sum, { votes }) => sum + votes, 0) ?? 0;
