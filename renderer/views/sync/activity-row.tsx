import { memo } from 'react';
import type { SyncAction, SyncRow } from '../../../shared/sync/sync-views.ts';
import { StateLabel } from '../../features/question/state-label.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { arePropsEqual } from '../../ui/hooks/props-equal.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './activity-row.module.css';
import { needsDecision, rowButtons } from './sync-row-actions.ts';

/** A question with its sync state, the reason, and its actions. */
export const ActivityRow = memo(function ActivityRow(props: {
  row: SyncRow;
  why: string;
  /** The relative time of the last change. */
  ago: string | null;
  onOpen: (id: number) => void;
  onAct: (row: SyncRow, action: SyncAction) => void;
}) {
  const { row } = props;
  const t = useTranslate();

  const title = row.title.trim() || t('frame.untitled');
  const kind =
    row.kind === 'create'
      ? t('sync.activity.create')
      : row.kind === 'edit'
        ? t('sync.activity.edit', { id: row.remoteId })
        : row.remoteId === null
          ? ''
          : t('sync.activity.onService', { id: row.remoteId });
  return (
    <li className={styles.row} data-sync-row={row.id}>
      <div className={styles.question}>
        <PlainButton className={styles.title} onPress={() => props.onOpen(row.id)}>
          <bdi>{title}</bdi>
        </PlainButton>
        <span className={styles.kind}>{[kind, props.ago].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={styles.state}>
        <StateLabel state={row.state}>{t(`frame.syncStates.${row.state}`)}</StateLabel>
      </span>
      <p className={styles.why} dir="auto">
        {props.why}
      </p>
      <div className={styles.actions}>
        {rowButtons(row).map((action, at) => {
          const label =
            at === 0 && needsDecision(row) && action !== 'edit' && action !== 'resolve'
              ? t('sync.decide')
              : t(`sync.actions.${action}`);
          return (
            <Button
              key={action}
              size="small"
              variant={at === 0 ? 'plain' : 'ghost'}
              aria-label={t('sync.actionFor', { action: label, title })}
              onPress={() => props.onAct(row, action)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </li>
  );
}, arePropsEqual);
