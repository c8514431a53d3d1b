import { useCallback, useSyncExternalStore } from 'react';
import { formatAccountStatus, roundMessage } from '../../../shared/messages/sync-messages.ts';
import type { SyncRow, SyncStatus } from '../../../shared/sync/sync-views.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { createSignalWhile } from '../../stores/primitives/external-store.ts';
import { countNeedingAttention, countQueued, createStatusSignal } from '../../stores/sync-store.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Returns a question's sync state, or null if it's synced or was never queued. */
export function useSyncRow(id: number | null): SyncRow | null {
  const { sync } = useAppStores();
  return useSyncExternalStore(
    sync.subscribe,
    useCallback(() => (id === null ? null : (sync.get().rows.get(id) ?? null)), [sync, id]),
  );
}

/**
 * Returns the sync commands. Each command reports errors in a toast and resolves with whether it succeeded.
 */
export function useSyncCommands() {
  const { connection, sync } = useAppStores();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast({ 'changed-elsewhere': t('sync.done.changedMeanwhile') });
  const offerUndo = useUndoToast();
  const showResult = (status: SyncStatus, formatTime: (at: number) => string) => {
    const { lastRound } = status;
    const result =
      lastRound && roundMessage(lastRound.synced, countNeedingAttention(status), countQueued(status), t);
    toast({
      message: formatAccountStatus(status, t, formatTime) ?? result ?? t('sync.tile.connected'),
      seconds: 6,
      signal: createStatusSignal(sync, status),
    });
  };
  /**
   * Returns whether a sync or refresh is running, and shows a message in that case. The backend would combine
   * simultaneous requests, and each request would occupy a connection.
   */
  const isRunning = (what: 'round' | 'refresh'): boolean => {
    const isRunningNow = ({ status }: ReturnType<typeof sync.get>) => status?.running?.what === what;
    if (!isRunningNow(sync.get())) return false;
    toast({
      message: t('sync.activity.stillRunning'),
      seconds: 6,
      signal: createSignalWhile(sync, isRunningNow),
    });
    return true;
  };
  /** Resolves the sync state of a question that needs attention. */
  const resolve = (
    method: 'sync.sendAgain' | 'sync.createAgain' | 'sync.sendLocalChanges' | 'sync.unlink',
    id: number,
    message: string,
  ) =>
    attempt(async () => {
      await connection.call(method, { id });
      toast({ message, seconds: 6 });
    });
  interface QueueChange {
    message: string;
    changed: readonly number[];
  }
  type ChangeQueue = (ids: readonly number[]) => Promise<QueueChange>;
  const queue: ChangeQueue = async (ids) => {
    const { queued, left } = await connection.call('sync.queue', { ids: [...ids] });
    const reasons = [...new Set(left.map(({ why }) => why))].map((why) =>
      t(`sync.done.left.${why}`, { count: left.filter((one) => one.why === why).length }),
    );
    const queuedMessage = queued.length > 0 ? t('sync.done.queued', { count: queued.length }) : '';
    const message =
      queuedMessage && reasons.length === 0
        ? queuedMessage
        : [queuedMessage && `${queuedMessage}.`, ...reasons].filter(Boolean).join(' ');
    return { message, changed: queued };
  };
  const unqueue: ChangeQueue = async (ids) => {
    const { unqueued } = await connection.call('sync.unqueue', { ids: [...ids] });
    const message =
      unqueued.length > 0 ? t('sync.done.unqueued', { count: unqueued.length }) : t('sync.done.onItsWay');
    return { message, changed: unqueued };
  };
  /** Ctrl+Z doesn't undo a change to the queue, because the service may have received the questions. */
  const changeQueue = (ids: readonly number[], change: ChangeQueue, revert: ChangeQueue) =>
    attempt(async () => {
      const { message, changed } = await change(ids);
      if (changed.length === 0) return toast({ message, seconds: 6 });
      offerUndo({
        message,
        seconds: 6,
        isOnlyInToast: true,
        undo: () => revert(changed),
        redo: () => change(changed),
      });
    });
  return {
    queue: (ids: readonly number[]) => changeQueue(ids, queue, unqueue),
    unqueue: (ids: readonly number[]) => changeQueue(ids, unqueue, queue),
    /** Refreshes questions from the service. `ids` is null for all questions. */
    refresh: (ids: readonly number[] | null) =>
      attempt(async () => {
        if (ids === null && isRunning('refresh')) return;
        const { refreshed, changed, left } = await connection.call('sync.refresh', {
          ids: ids === null ? null : [...ids],
        });
        toast({ message: t('sync.done.refreshed', { count: refreshed, changed, left }), seconds: 6 });
      }),
    runNow: (formatTime: (at: number) => string) =>
      attempt(async () => {
        if (!isRunning('round')) showResult(await connection.call('sync.runNow', {}), formatTime);
      }),
    resume: () => attempt(() => connection.call('sync.resume', {})),
    confirmAccount: (same: boolean) => attempt(() => connection.call('sync.confirmAccount', { same })),
    sendAgain: (id: number) => resolve('sync.sendAgain', id, t('sync.done.sendsAgain')),
    createAgain: (id: number) => resolve('sync.createAgain', id, t('sync.done.sendsAgain')),
    sendLocalChanges: (id: number) => resolve('sync.sendLocalChanges', id, t('sync.done.sendsAgain')),
    unlink: (id: number) => resolve('sync.unlink', id, t('sync.done.keptLocal')),
  };
}
