import { useState } from 'react';
import { formatConnectionTest } from '../../../../shared/messages/connection-test-message.ts';
import { pauseMessage } from '../../../../shared/messages/sync-messages.ts';
import type { Check } from '../../../../shared/sync/sync-views.ts';
import { StateLabel } from '../../../features/question/state-label.tsx';
import { useSyncCommands } from '../../../features/question/use-sync-commands.ts';
import { getHost } from '../../../stores/allowed-image-hosts.ts';
import { useAppStores, useTimestampFormat } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import styles from './service-settings.module.css';

const GLYPHS: Record<Check['result'], IconName> = {
  good: 'check',
  wrong: 'x',
  inconclusive: 'alert',
  skipped: 'st-off',
};

const STATES = { good: 'ok', inconclusive: 'attention', wrong: 'refused' } as const;

/** Returns the worst result, ignoring skipped checks. */
function findWorstResult(checks: readonly Check[]): keyof typeof STATES {
  const has = (result: Check['result']) => checks.some((check) => check.result === result);
  return has('wrong') ? 'wrong' : has('inconclusive') ? 'inconclusive' : 'good';
}

/** Offers the base URL that the test found. */
function ProposedUrl({ check: { why }, onPropose }: { check: Check; onPropose: (baseUrl: string) => void }) {
  const t = useTranslate();
  const proposed = why?.code === 'prefix-missing' ? why.facts.proposed : null;
  if (typeof proposed !== 'string') return null;
  return (
    <Button size="small" onPress={() => onPropose(proposed)}>
      {t('sync.settings.useProposed')}
    </Button>
  );
}

/**
 * Tests the connection and reports each check. If it's unknown whose account the token belongs to, asks the
 * user.
 */
export function ConnectionTest(props: {
  /** The input's version. A change removes the test's result. */
  inputVersion: number;
  /** Whether the URL field contains invalid text. The test would use the stored URL. */
  needsUrl: boolean;
  onUrlNeeded: () => void;
  /** Applies the base URL that the test found. */
  onPropose: (baseUrl: string) => void;
}) {
  const { connection, sync: store } = useAppStores();
  const { status } = useStore(store);
  const t = useTranslate();

  const attempt = useErrorToast();
  const sync = useSyncCommands();
  const moment = useTimestampFormat();
  const [result, setResult] = useState<{ checks: readonly Check[]; inputVersion: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const test = async () => {
    if (props.needsUrl) return props.onUrlNeeded();
    const { inputVersion } = props;
    setBusy(true);
    await attempt(async () => {
      const { checks } = await connection.call('sync.test', {});
      setResult({ checks, inputVersion });
    });
    setBusy(false);
  };
  const checks = result?.inputVersion === props.inputVersion ? result.checks : null;
  const found = checks && findWorstResult(checks);
  const { pause = null, account = null } = status ?? {};
  return (
    <>
      <section
        className={joinClassNames((checks ?? account) && styles.test)}
        aria-label={t('sync.settings.checks')}
        aria-live="polite"
      >
        <div className={styles.bar}>
          {found && (
            <StateLabel state={STATES[found]} large>
              {t(`sync.settings.${found}`)}
            </StateLabel>
          )}
          {account && (
            <span className={styles.account}>
              {t('sync.settings.accountWas', {
                name: account.author?.name ?? '',
                where: getHost(account.baseUrl) ?? account.baseUrl,
                hasName: (account.author?.name ?? null) !== null,
              })}
            </span>
          )}
          <Button size="small" busy={busy} onPress={() => void test()}>
            {checks ? t('sync.settings.testAgain') : t('sync.settings.test')}
          </Button>
        </div>
        {checks && (
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check.what} className={joinClassNames(styles.check, styles[check.result])}>
                <Icon name={GLYPHS[check.result]} />
                <span>{t(`sync.settings.check.${check.what}`)}</span>
                <span dir="auto">
                  {isCheckUnnecessary(check, checks)
                    ? t('sync.settings.notNeeded')
                    : formatConnectionTest(check, t)}
                </span>
                <ProposedUrl check={check} onPropose={props.onPropose} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {pause && (
        <Banner
          tone="warn"
          icon="st-paused"
          actions={
            pause.code === 'account-unsure' ? (
              <>
                <Button size="small" onPress={() => void sync.confirmAccount(true)}>
                  {t('sync.settings.same')}
                </Button>
                <Button size="small" variant="ghost" onPress={() => void sync.confirmAccount(false)}>
                  {t('sync.settings.other')}
                </Button>
              </>
            ) : (
              <Button size="small" onPress={() => void sync.resume()}>
                {t('sync.activity.resume')}
              </Button>
            )
          }
        >
          <p>
            {t('sync.activity.pausedTitle', { time: moment(pause.at) })}{' '}
            {pauseMessage(pause.code, pause.facts, t)}
          </p>
        </Banner>
      )}
    </>
  );
}

/**
 * Returns whether the TLS check was skipped because the service is on this computer. The app never contacts
 * other services without encryption.
 */
export const isCheckUnnecessary = ({ what, result }: Check, checks: readonly Check[]): boolean =>
  what === 'tls' &&
  result === 'skipped' &&
  checks.some((other) => other.what === 'connection' && other.result === 'good');
