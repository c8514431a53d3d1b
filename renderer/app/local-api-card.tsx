import { memo } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import type { ApiStatus } from '../../shared/bridge/bridge-methods.ts';
import { isLost } from '../bridge/bridge-transport.ts';
import { useStartLocalApi } from '../features/local-api/start-local-api.tsx';
import { useAppStores, useConnectionState } from '../stores/app-stores.tsx';
import { countFaults } from '../stores/local-api-store.ts';
import { useStore } from '../stores/primitives/external-store.ts';
import { CopyButton } from '../ui/buttons/copy-button.tsx';
import { Switch } from '../ui/choices/switch.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { WarningLabel } from '../ui/feedback/warning-label.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import styles from './local-api-card.module.css';

/**
 * Returns the local API's status. Returns null while the backend can't be reached, because the local API may
 * have stopped too.
 */
function useStatus(): ApiStatus | null {
  const { status } = useStore(useAppStores().localApi);
  return isLost(useConnectionState()) ? null : status;
}

export const LocalApiCard = memo(function LocalApiTile() {
  const { localApi, router } = useAppStores();
  const status = useStatus();
  const t = useTranslate();

  const attempt = useErrorToast();
  const { start, dialog } = useStartLocalApi();
  const running = status?.state === 'running';
  const faults = countFaults(status);
  return (
    <section className={styles.card} aria-label={t('views.local-api.title')}>
      <div className={styles.header}>
        <a href={router.formatHref({ view: 'local-api' })} className={styles.title}>
          {t('views.local-api.title')}
        </a>
        <Switch
          label={t('views.local-api.title')}
          on={t('frame.on')}
          off={t('frame.off')}
          value={running}
          disabled={status === null}
          onChange={(on) => void (on ? start() : attempt(localApi.stop))}
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
        <p className={styles.failed}>{t('frame.couldNotStart')}</p>
      ) : (
        <p className={styles.url}>{t('frame.practise')}</p>
      )}
      {faults > 0 && (
        <WarningLabel className={styles.faults}>{t('frame.faultsOn', { count: faults })}</WarningLabel>
      )}
      {dialog}
    </section>
  );
});

export function CompactLocalApiCard() {
  const { router } = useAppStores();
  const status = useStatus();
  const t = useTranslate();
  const faults = countFaults(status);
  const state = status?.state === 'running' ? 'on' : status?.state === 'failed' ? 'failed' : 'off';
  return (
    <div className={styles.compactRow}>
      <Tooltip text={t('frame.localApiTile', { state, faults })} placement="right">
        <Focusable>
          <a
            href={router.formatHref({ view: 'local-api' })}
            className={styles.compact}
            aria-label={t('frame.localApiTile', { state, faults })}
          >
            <Icon name="server" />
            <span className={styles[state]} aria-hidden="true">
              {t(`frame.${state}`)}
            </span>
            {faults > 0 && (
              <span className={styles.compactFaults} aria-hidden="true">
                {t('frame.faults', { count: faults })}
              </span>
            )}
          </a>
        </Focusable>
      </Tooltip>
    </div>
  );
}
