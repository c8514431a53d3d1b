import { formatAccountStatus } from '../../../shared/messages/sync-messages.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { SyncStatus } from '../../../shared/sync/sync-views.ts';
import { getStateIcon, StateLabel, type StateName } from '../../features/question/state-label.tsx';
import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { getHost } from '../../stores/allowed-image-hosts.ts';
import { useAppStores, useTimestampFormat } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { countNeedingAttention, countQueued } from '../../stores/sync-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { formatRelativeTime } from '../../ui/format/time-format.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ActionMenu } from '../../ui/overlays/menu.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './live-service-card.module.css';

function describeConnection(status: SyncStatus, t: Translate): { state: StateName; word: string } {
  if (status.setUp !== 'ready') return { state: 'off', word: t('sync.tile.notSetUp') };
  if (status.pause) return { state: 'paused', word: t('sync.tile.paused') };
  if (status.running) return { state: 'sending', word: t('sync.tile.syncing') };
  if (status.wait && countQueued(status) > 0) return { state: 'waiting', word: t('sync.tile.waiting') };
  const needs = countNeedingAttention(status);
  if (needs > 0) return { state: 'attention', word: t('sync.tile.needs', { count: needs }) };
  // The settings may be wrong. Only a test, a known author, or a synced question proves that the connection
  // works.
  const isKnown = status.tested || Boolean(status.account?.author) || Boolean(status.lastRound?.syncedAt);
  return isKnown
    ? { state: 'ok', word: t('sync.tile.connected') }
    : { state: 'off', word: t('sync.tile.unused') };
}

export function LiveServiceCard({ narrow }: { narrow: boolean }) {
  const { sync: store, clock, router } = useAppStores();
  const { status } = useStore(store);
  const t = useTranslate();

  const sync = useSyncCommands();
  const now = useNow(clock);
  const moment = useTimestampFormat();
  if (!status) return null;

  const { state, word } = describeConnection(status, t);
  const isReady = status.setUp === 'ready';
  const openSettings = () => router.go({ view: 'settings', page: 'service' });
  const round = () => void sync.runNow(moment);
  if (narrow) {
    const count = state === 'attention' ? countNeedingAttention(status) : countQueued(status);
    return (
      <ActionMenu
        label={t('sync.tile.menu')}
        actions={[
          {
            id: 'round',
            label: t('sync.tile.sync', { count: countQueued(status) }),
            icon: 'sync',
            reason: isReady ? null : t('actions.reasons.noService'),
            onAction: round,
          },
          {
            id: 'activity',
            label: t('sync.tile.activity'),
            icon: 'all',
            onAction: () => router.go({ view: 'activity' }),
          },
          { id: 'settings', label: t('sync.tile.settings'), icon: 'settings', onAction: openSettings },
        ]}
      >
        <PlainButton
          className={joinClassNames(styles.compact, state === 'attention' && styles.warn)}
          aria-label={t('sync.tile.label', { state: word })}
        >
          <Icon name={getStateIcon(state)} />
          {(!isReady || count > 0) && <span aria-hidden="true">{isReady ? count : t('frame.off')}</span>}
        </PlainButton>
      </ActionMenu>
    );
  }
  const { pause, lastRound, account, running } = status;
  const problem = formatAccountStatus(status, t, moment);
  return (
    <section className={styles.card} aria-label={t('sync.service')}>
      <div className={styles.header}>
        <a
          href={router.formatHref(isReady ? { view: 'activity' } : { view: 'settings', page: 'service' })}
          className={styles.name}
        >
          {t('sync.service')}
        </a>
        <StateLabel state={state}>{word}</StateLabel>
      </div>
      {!isReady ? (
        <p className={styles.line}>
          {status.setUp === 'no-token' ? t('sync.tile.noToken') : t('sync.tile.noAddress')}
        </p>
      ) : (
        <>
          {account && <p className={styles.line}>{getHost(account.baseUrl) ?? account.baseUrl}</p>}
          {account?.author?.name && (
            <p className={styles.line} dir="auto">
              {account.author.name}
            </p>
          )}
          {problem !== null ? (
            <p className={styles.line}>{problem}</p>
          ) : running ? (
            <p className={styles.line}>
              {t('sync.tile.running', { done: running.done, total: running.total })}
            </p>
          ) : lastRound?.syncedAt ? (
            <p className={styles.line}>
              {t('sync.tile.synced', { when: formatRelativeTime(lastRound.syncedAt, now, t('time.locale')) })}
            </p>
          ) : (
            // If the connection isn't proven yet, the header says so.
            state !== 'off' && <p className={styles.line}>{t('sync.tile.never')}</p>
          )}
          {status.counts.changed > 0 && (
            <p className={styles.line}>{t('sync.tile.changed', { count: status.counts.changed })}</p>
          )}
        </>
      )}
      {!isReady || pause?.code === 'unauthorized' ? (
        <Button size="small" block className={styles.button} onPress={openSettings}>
          {isReady ? t('sync.tile.replaceToken') : t('sync.tile.connect')}
        </Button>
      ) : pause ? (
        <Button size="small" block className={styles.button} onPress={() => router.go({ view: 'activity' })}>
          {t('sync.tile.look')}
        </Button>
      ) : (
        <Button
          size="small"
          block
          icon="sync"
          className={styles.button}
          busy={running?.what === 'round'}
          onPress={round}
        >
          {t('sync.tile.sync', { count: countQueued(status) })}
        </Button>
      )}
    </section>
  );
}
