import { memo } from 'react';
import type { SyncAction, SyncRow } from '../../shared/sync-views.ts';
import { Button } from '../ui/controls/button.tsx';
import { PlainButton } from '../ui/controls/plain-button.tsx';
import { sameLook } from '../ui/hooks/same-look.ts';
import { StateWord } from '../ui/question/state-word.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './activity-row.module.css';
import { buttonsOf, isToDecide } from './use-row-action.ts';

/** A question, how it stands with the service, why, and what can be done. */
export const ActivityRow = memo(function ActivityRow(props: {
  row: SyncRow;
  why: string;
  /** How long it is so, in words. */
  ago: string | null;
  onOpen: (id: number) => void;
  onAct: (row: SyncRow, action: SyncAction) => void;
}) {
  const { row } = props;
  const text = useText();
  const words = useText().sync;
  const title = row.title.trim() || text.frame.untitled;
  const kind =
    row.kind === 'create'
      ? words.activity.create
      : row.kind === 'edit'
        ? words.activity.edit(row.remoteId)
        : row.remoteId === null
          ? ''
          : words.activity.onService(row.remoteId);
  return (
    <li className={styles.row} data-sync-row={row.id}>
      <div className={styles.question}>
        <PlainButton className={styles.title} onPress={() => props.onOpen(row.id)}>
          <bdi>{title}</bdi>
        </PlainButton>
        <span className={styles.kind}>{[kind, props.ago].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={styles.state}>
        <StateWord state={row.state}>{text.frame.syncStates[row.state]}</StateWord>
      </span>
      <p className={styles.why} dir="auto">
        {props.why}
      </p>
      <div className={styles.actions}>
        {buttonsOf(row).map((action, at) => {
          const label =
            at === 0 && isToDecide(row) && action !== 'edit' && action !== 'resolve'
              ? words.decide
              : words.actions[action];
          return (
            <Button
              key={action}
              size="small"
              variant={at === 0 ? 'plain' : 'ghost'}
              aria-label={words.actionFor(label, title)}
              onPress={() => props.onAct(row, action)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </li>
  );
}, sameLook);
