import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { waitingOf } from '../state/sync-store.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useMoment } from '../ui/format/use-moment.ts';
import { useSync } from '../ui/question/use-sync.ts';
import { useText } from '../ui/text/text.tsx';

/** Says why the whole account does nothing, or waits, and what ends that. Nothing where it works. */
export function AccountBanner() {
  const { sync: store, router } = useAppState();
  const { standing } = useStore(store);
  const words = useText().sync;
  const sync = useSync();
  const moment = useMoment();
  if (!standing) return null;
  const settings = () => router.go({ view: 'settings', page: 'service' });
  if (standing.setUp !== 'ready') {
    return (
      <Banner
        tone="info"
        icon="cloud"
        actions={
          <Button size="small" onPress={settings}>
            {words.tile.connect}
          </Button>
        }
      >
        <p>{words.activity.notSetUp}</p>
      </Banner>
    );
  }
  const { pause, wait } = standing;
  if (pause) {
    return (
      <Banner
        tone="warn"
        icon="st-paused"
        actions={
          pause.code === 'account-unsure' ? (
            <>
              <Button size="small" onPress={() => void sync.confirmAccount(true)}>
                {words.activity.sameAccount}
              </Button>
              <Button size="small" variant="ghost" onPress={() => void sync.confirmAccount(false)}>
                {words.activity.otherAccount}
              </Button>
            </>
          ) : (
            <>
              {pause.code !== 'disk' && (
                <Button size="small" onPress={settings}>
                  {pause.code === 'unauthorized' ? words.tile.replaceToken : words.tile.settings}
                </Button>
              )}
              <Button size="small" variant="ghost" onPress={() => void sync.resume()}>
                {words.activity.resume}
              </Button>
            </>
          )
        }
      >
        <p>
          {words.activity.pausedTitle(moment(pause.at))} {words.paused(pause.code, pause.facts)}
        </p>
        <p>{words.activity.nothingLost(waitingOf(standing))}</p>
      </Banner>
    );
  }
  if (!wait) return null;
  return (
    <Banner
      tone="info"
      icon="st-waiting"
      actions={
        // What the service itself asked for is kept to.
        wait.code !== 'rate-limited' && (
          <Button size="small" onPress={() => void sync.resume()}>
            {words.activity.resume}
          </Button>
        )
      }
    >
      <p>{words.waits(wait.code, { ...wait.facts, until: wait.until }, moment)}</p>
      <p>
        {words.activity.nothingLost(waitingOf(standing))} {words.activity.offline}
      </p>
    </Banner>
  );
}
