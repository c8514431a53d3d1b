import { formatAccountStatus, pauseMessage } from '../../../shared/messages/sync-messages.ts';
import { useSyncCommands } from '../../features/question/use-sync-commands.ts';
import { useAppStores, useTimestampFormat } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { countQueued } from '../../stores/sync-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/** Explains why sync is paused, delayed, or not set up, and what to do. Renders nothing while sync works. */
export function AccountBanner() {
  const { sync: store, router } = useAppStores();
  const { status } = useStore(store);
  const t = useTranslate();
  const sync = useSyncCommands();
  const moment = useTimestampFormat();
  if (!status) return null;
  const openSettings = () => router.go({ view: 'settings', page: 'service' });
  if (status.setUp !== 'ready') {
    return (
      <Banner
        tone="info"
        icon="cloud"
        actions={
          <Button size="small" onPress={openSettings}>
            {t('sync.tile.connect')}
          </Button>
        }
      >
        <p>{t(status.setUp === 'own-api' ? 'connectionTest.address.own-api' : 'sync.activity.notSetUp')}</p>
      </Banner>
    );
  }
  const { pause, wait } = status;
  if (pause) {
    return (
      <Banner
        tone="warn"
        icon="st-paused"
        actions={
          pause.code === 'account-unsure' ? (
            <>
              <Button size="small" onPress={() => void sync.confirmAccount(true)}>
                {t('sync.activity.sameAccount')}
              </Button>
              <Button size="small" variant="ghost" onPress={() => void sync.confirmAccount(false)}>
                {t('sync.activity.otherAccount')}
              </Button>
            </>
          ) : (
            <>
              {pause.code !== 'disk' && (
                <Button size="small" onPress={openSettings}>
                  {pause.code === 'unauthorized' ? t('sync.tile.replaceToken') : t('sync.tile.settings')}
                </Button>
              )}
              <Button size="small" variant="ghost" onPress={() => void sync.resume()}>
                {t('sync.activity.resume')}
              </Button>
            </>
          )
        }
      >
        <p>
          {t('sync.activity.pausedTitle', { time: moment(pause.at) })}{' '}
          {pauseMessage(pause.code, pause.facts, t)}
        </p>
        <p>{t('sync.activity.nothingLost', { count: countQueued(status) })}</p>
      </Banner>
    );
  }
  if (!wait) return null;
  return (
    <Banner
      tone="info"
      icon="st-waiting"
      actions={
        // The service's rate limit can't be skipped.
        wait.code !== 'rate-limited' && (
          <Button size="small" onPress={() => void sync.resume()}>
            {t('sync.activity.resume')}
          </Button>
        )
      }
    >
      <p>{formatAccountStatus(status, t, moment)}</p>
      <p>
        {t('sync.activity.nothingLost', { count: countQueued(status) })}
        {status.next !== null && countQueued(status) > 0 && ` ${t('sync.activity.offline')}`}
      </p>
    </Banner>
  );
}
