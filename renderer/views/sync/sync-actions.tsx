import { useEffect, useRef } from 'react';
import { pauseMessage } from '../../../shared/messages/sync-messages.ts';
import { offerAction, useActions } from '../../actions/use-actions.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { needsDecision } from '../../features/question/needs-decision.ts';
import { useSyncCommands, useSyncRow } from '../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Registers the sync actions for all views. Renders nothing. */
export function SyncActions(props: { session: DraftSession | null; onAddFromService: () => void }): null {
  const { session } = props;
  const { sync: store, router } = useAppStores();
  const { status: standing } = useStore(store);
  const t = useTranslate();

  const sync = useSyncCommands();
  const moment = useTimestampFormat();
  const id = session?.id ?? null;
  const row = useSyncRow(id);
  const isReady = standing?.setUp === 'ready';
  const noService = isReady ? null : t('actions.reasons.noService');
  const entrySync = session?.entry?.sync;
  const isQueued = (entrySync?.queued ?? null) !== null;
  const notSaved =
    id === null
      ? t('actions.reasons.noQuestion')
      : session?.entry?.question
        ? null
        : t('actions.reasons.notSaved');
  useAnnouncePause();
  useRetryWhenOnline();
  useActions(
    {
      'sync.now': offerAction(() => void sync.runNow(moment), noService),
      'sync.refresh-all': offerAction(() => void sync.refresh(null), noService),
      'sync.adopt': offerAction(props.onAddFromService, noService),
      'question.queue': offerAction(
        () => void queueOpen(),
        notSaved ?? (isQueued && session?.status === 'saved' ? t('actions.reasons.queued') : null),
      ),
      'question.unqueue': offerAction(
        () => id !== null && void sync.unqueue([id]),
        isQueued ? null : t('actions.reasons.notQueued'),
      ),
      'question.refresh': offerAction(
        () => id !== null && void sync.refresh([id]),
        noService ?? ((entrySync?.remoteId ?? null) === null ? t('actions.reasons.notOnService') : null),
      ),
      'question.decide': offerAction(
        () => id !== null && router.go({ view: 'decide', id }),
        needsDecision(row) ? null : t('actions.reasons.nothingToDecide'),
      ),
    },
    'outer',
  );
  /** Queues the open question. Saves the question first if necessary. */
  async function queueOpen(): Promise<void> {
    if (!session || id === null) return;
    if (session.status !== 'saved' && !(await session.controller.save())) return;
    await sync.queue([id]);
  }
  return null;
}

/** Announces when sync is paused. */
function useAnnouncePause(): void {
  const { sync: store } = useAppStores();
  const { status: standing } = useStore(store);
  const t = useTranslate();
  const announce = useAnnounce();
  const pause = standing?.pause ?? null;
  const was = useRef(pause?.code ?? null);
  useEffect(() => {
    const code = pause?.code ?? null;
    if (code === was.current) return;
    was.current = code;
    if (pause) announce(pauseMessage(pause.code, pause.facts, t));
  }, [pause, announce, t]);
}

/** Retries sync as soon as the network is available again. */
function useRetryWhenOnline(): void {
  const { connection } = useAppStores();
  useEffect(() => {
    const wakeSync = () => void connection.call('sync.notifyAwake', {}).catch(() => undefined);
    window.addEventListener('online', wakeSync);
    return () => window.removeEventListener('online', wakeSync);
  }, [connection]);
}
