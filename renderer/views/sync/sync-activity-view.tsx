import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { formatActivitySummary, syncRowMessage } from '../../../shared/messages/sync-messages.ts';
import type { SyncAction, SyncRow, SyncState } from '../../../shared/sync/sync-views.ts';
import { needsDecision } from '../../features/question/needs-decision.ts';
import { StateLabel } from '../../features/question/state-label.tsx';
import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../stores/app-stores.tsx';
import { createView } from '../../stores/define-view.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { countNeedingAttention, countQueued } from '../../stores/sync-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { isDeepEqual } from '../../ui/hooks/deep-equal.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import { AccountBanner } from './account-banner.tsx';
import styles from './sync-activity-view.module.css';
import { listRowButtons, useSyncRowAction } from './use-sync-row-action.ts';

/** The sync states in each group. */
const GROUPS = {
  needs: ['unknown', 'conflict', 'refused', 'held'],
  line: ['sending', 'waiting'],
  paused: ['paused'],
  changed: ['changed'],
} as const satisfies Record<string, readonly SyncState[]>;
const GROUP_IDS = ['needs', 'line', 'paused', 'changed'] as const;

const SYNCED_PER_PAGE = 20;

declare module '../../stores/router.ts' {
  interface Routes {
    activity: { view: 'activity' };
  }
}

function ActivityView(props: { onOpen: (id: number) => void; onAddFromService: () => void }) {
  const { sync: store, clock } = useAppStores();
  const { status, rows } = useStore(store);
  const t = useTranslate();

  const sync = useSyncCommands();
  const time = useMemo(() => createTimeFormat(t), [t]);
  const moment = useTimestampFormat();
  const now = useNow(clock);
  const [limit, setLimit] = useState(SYNCED_PER_PAGE);
  const { data: synced } = useBridgeQuery('sync.activity', { states: ['synced'], limit });
  const view = useRef<HTMLElement>(null);
  const keepFocus = useFollowRowFocus(view);
  const rowAction = useSyncRowAction(props);
  const act = useEventCallback((...[row, action]: Parameters<typeof rowAction>) => {
    keepFocus(row.id);
    rowAction(row, action);
  });
  const open = useEventCallback(props.onOpen);
  const all = [...rows.values()];
  const renderRow = (row: SyncRow) => (
    <ActivityRow
      key={row.id}
      row={row}
      why={syncRowMessage(row, t, moment, status)}
      ago={row.since === null ? null : time.ago(row.since, now)}
      onOpen={open}
      onAct={act}
    />
  );
  const isReady = status?.setUp === 'ready';
  const isEmpty = all.length === 0 && synced?.total === 0;
  return (
    <Page
      title={t('views.activity.title')}
      head={
        isReady && (
          <span className={styles.sub}>
            {formatActivitySummary(
              {
                needs: countNeedingAttention(status),
                sending: status.counts.sending,
                waiting: countQueued(status),
              },
              status.pause ? 'paused' : status.wait && countQueued(status) > 0 ? 'waits' : null,
              status.next === null ? null : moment(status.next),
              t,
            )}
          </span>
        )
      }
      actions={
        <>
          <Button
            onPress={props.onAddFromService}
            disabledReason={isReady ? null : t('actions.reasons.noService')}
          >
            {t('sync.activity.adopt')}
          </Button>
          <Button
            onPress={() => void sync.refresh(null)}
            disabledReason={isReady ? null : t('actions.reasons.noService')}
          >
            {t('sync.activity.refreshAll')}
          </Button>
          <Button
            variant="primary"
            icon="sync"
            busy={status?.running?.what === 'round'}
            disabledReason={isReady ? null : t('actions.reasons.noService')}
            onPress={() => void sync.runNow(moment)}
          >
            {t('sync.activity.syncNow')}
          </Button>
        </>
      }
    >
      <section
        ref={view}
        className={styles.body}
        aria-label={t('views.activity.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
        tabIndex={0}
        data-pane-start=""
      >
        <div className={styles.banners}>
          <AccountBanner />
          {status?.lastRound && (
            <p className={styles.sub} role="status">
              {t('sync.activity.lastRound', {
                synced: status.lastRound.synced,
                hasFailed: status.lastRound.synced === 0 && status.lastRound.waiting > 0,
                time: moment(status.lastRound.at),
              })}
            </p>
          )}
        </div>
        {GROUP_IDS.map((group) => {
          const states: readonly SyncState[] = GROUPS[group];
          const inGroup = all.filter(({ state }) => states.includes(state));
          if (inGroup.length === 0) return null;
          return (
            <Group key={group} title={t(`sync.activity.groups.${group}`)} count={inGroup.length}>
              {inGroup.map(renderRow)}
            </Group>
          );
        })}
        {synced && synced.total > 0 && (
          <Group title={t('sync.activity.groups.synced')} count={synced.total}>
            {synced.rows.map(renderRow)}
          </Group>
        )}
        {synced && synced.total > synced.rows.length && limit < 500 && (
          <div className={styles.more}>
            <Button onPress={() => setLimit(Math.min(500, limit + SYNCED_PER_PAGE))}>
              {t('sync.activity.more', {
                count: Math.min(SYNCED_PER_PAGE, synced.total - synced.rows.length),
              })}
            </Button>
          </div>
        )}
        {isReady && isEmpty && (
          <EmptyState icon="sync" title={t('sync.activity.emptyTitle')}>
            {t('sync.activity.empty')}
          </EmptyState>
        )}
      </section>
    </Page>
  );
}

function Group(props: { title: string; count: number; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>
        {props.title} <span className={styles.count}>{props.count}</span>
      </h2>
      <ul aria-label={t('sync.activity.list', { group: props.title, count: props.count })}>
        {props.children}
      </ul>
    </div>
  );
}

export const syncActivityView = createView({
  id: 'activity',
  icon: 'sync',
  keys: ['G, Y'],
  sidebar: 'library',
  component: ActivityView,
});

/**
 * Returns a function that keeps focus on a row, even if the row moves to another group. If the row is
 * removed, the view receives focus.
 */
function useFollowRowFocus(view: RefObject<HTMLElement | null>): (id: number) => void {
  const acted = useRef<number | null>(null);
  useEffect(() => {
    const { current } = view;
    if (acted.current === null || !current) return;
    const row = current.querySelector<HTMLElement>(`[data-sync-row="${acted.current}"] button`);
    if (document.activeElement === document.body) (row ?? current).focus();
    // The user moved focus to another element.
    else if (!row?.closest('[data-sync-row]')?.contains(document.activeElement)) acted.current = null;
  });
  return (id) => {
    acted.current = id;
  };
}

const ActivityRow = memo(function ActivityRow(props: {
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
        <span className={smallText.hint}>{[kind, props.ago].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={styles.state}>
        {row.state === 'synced' && row.isSent ? (
          <StateLabel state="sent">{t('frame.states.sent')}</StateLabel>
        ) : (
          <StateLabel state={row.state}>{t(`frame.syncStates.${row.state}`)}</StateLabel>
        )}
      </span>
      <p className={styles.why} dir="auto">
        {props.why}
      </p>
      <div className={styles.actions}>
        {listRowButtons(row).map((action, at) => {
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
}, isDeepEqual);
