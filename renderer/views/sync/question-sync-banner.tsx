import { useState } from 'react';
import { syncRowMessage } from '../../../shared/messages/sync-messages.ts';
import type { SyncRow } from '../../../shared/sync/sync-views.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { needsDecision } from '../../features/question/needs-decision.ts';
import { findServiceRejection } from '../../features/question/service-rejection.ts';
import { getStateIcon } from '../../features/question/state-label.tsx';
import { useSyncRow } from '../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ServiceSimilarDialog } from './service-similar-dialog.tsx';

/** Explains in the editor why the open question isn't synced and what the user can do. */
export function QuestionSyncBanner({
  session,
  onOpen,
}: {
  session: DraftSession;
  onOpen: (id: number) => void;
}) {
  const { sync: store, router } = useAppStores();
  const { status } = useStore(store);
  const t = useTranslate();

  const moment = useTimestampFormat();
  const row = useSyncRow(session.id);
  // The rejected field shows the message.
  const isShownByField = row?.why?.code === 'refused' && findServiceRejection(session) !== null;
  const [showsNamed, setShowsNamed] = useState(false);
  const named = session.entry?.sync?.named ?? [];
  const { id } = session;
  const isHeld = needsDecision(row);
  const isMendedHere = row?.why?.code === 'refused' && row.actions[0] === 'edit';
  // While there are unsaved changes, Save is the primary button.
  const isNext = isHeld && !isMendedHere && session.status === 'saved';
  return (
    <>
      {row && row.state !== 'changed' && (
        <Banner
          tone={row.state === 'refused' ? 'danger' : isHeld ? 'warn' : 'info'}
          icon={getStateIcon(row.state)}
          actions={
            <Button
              size="small"
              variant={isNext ? 'primary' : isMendedHere ? 'ghost' : 'plain'}
              onPress={() => router.go(isHeld && id !== null ? { view: 'decide', id } : { view: 'activity' })}
            >
              {isHeld ? t('sync.editor.decide') : t('sync.editor.see')}
            </Button>
          }
        >
          <p>{t(`frame.syncStates.${row.state}`)}</p>
          <p dir="auto">
            {syncRowMessage(isShownByField ? omitServiceMessage(row) : row, t, moment, status)}
          </p>
        </Banner>
      )}
      {named.length > 0 && (
        <Banner
          tone="info"
          icon="duplicates"
          actions={
            <Button size="small" onPress={() => setShowsNamed(true)}>
              {t('sync.editor.lookAtNamed')}
            </Button>
          }
        >
          {t('sync.editor.named', { count: named.length })}
        </Banner>
      )}
      {showsNamed && id !== null && (
        <ServiceSimilarDialog id={id} named={named} onOpen={onOpen} onClose={() => setShowsNamed(false)} />
      )}
    </>
  );
}

const omitServiceMessage = (row: SyncRow): SyncRow =>
  row.why ? { ...row, why: { ...row.why, facts: { ...row.why.facts, words: '', status: null } } } : row;
