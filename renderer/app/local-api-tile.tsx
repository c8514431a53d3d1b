import { memo } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import type { ApiStatus } from '../../shared/bridge/index.ts';
import { isLost } from '../bridge/transport.ts';
import { useAppState, useConnectionState } from '../state/app-state.tsx';
import { faultCount } from '../state/local-api-store.ts';
import { useStore } from '../state/store.ts';
import { CopyButton } from '../ui/clipboard/copy-button.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { describeError } from '../ui/feedback/describe-error.ts';
import { FaultsWord } from '../ui/feedback/faults-word.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './local-api-tile.module.css';

/** Null while the backend can't be reached: the local API may have stopped with it. */
function useStatus(): ApiStatus | null {
  const { status } = useStore(useAppState().localApi);
  return isLost(useConnectionState()) ? null : status;
}

/** The local API at the foot of the sidebar: on or off, and where it answers. */
export const LocalApiTile = memo(function LocalApiTile() {
  const { localApi, router } = useAppState();
  const status = useStatus();
  const text = useText();
  const words = text.frame;
  const { title } = useText().views['local-api'];
  const toast = useToast();
  const running = status?.state === 'running';
  const change = async (on: boolean) => {
    try {
      await (on ? localApi.start() : localApi.stop());
    } catch (error) {
      toast({ message: describeError(error, text) });
    }
  };
  return (
    <section className={styles.tile} aria-label={title}>
      <div className={styles.head}>
        <a href={router.href({ view: 'local-api' })} className={styles.title}>
          {title}
        </a>
        <Switch
          label={title}
          on={words.on}
          off={words.off}
          value={running}
          disabled={status === null}
          onChange={(on) => void change(on)}
        />
      </div>
      {running && status.url ? (
        <div className={styles.address}>
          <span className={styles.url} title={status.url}>
            {status.url.replace(/^http:\/\//, '')}
          </span>
          <CopyButton text={status.url} what={status.url} />
        </div>
      ) : status?.state === 'failed' ? (
        <p className={styles.failed}>{words.couldNotStart}</p>
      ) : (
        <p className={styles.url}>{words.practise}</p>
      )}
      <FaultsWord count={faultCount(status)} className={styles.faults} />
    </section>
  );
});

/** The same as a glyph and a word, where the sidebar is narrow. */
export function LocalApiMini() {
  const { router } = useAppState();
  const status = useStatus();
  const words = useText().frame;
  const faults = faultCount(status);
  const state = status?.state === 'running' ? 'on' : status?.state === 'failed' ? 'failed' : 'off';
  return (
    <div className={styles.minis}>
      <Tooltip text={words.localApiTile(state, faults)} placement="right">
        <Focusable>
          <a
            href={router.href({ view: 'local-api' })}
            className={styles.mini}
            aria-label={words.localApiTile(state, faults)}
          >
            <Icon name="server" />
            <span className={styles[state]} aria-hidden="true">
              {words[state]}
            </span>
            {faults > 0 && (
              <span className={styles.miniFaults} aria-hidden="true">
                {words.faults(faults)}
              </span>
            )}
          </a>
        </Focusable>
      </Tooltip>
    </div>
  );
}
