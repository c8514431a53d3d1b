import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Translate } from '../../../../shared/messages/translate.ts';
import type { TokenView } from '../../../../shared/sync/sync-views.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckBox } from '../../../ui/choices/check-box.tsx';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import control from '../../../ui/fields/control.module.css';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { joinClassNames } from '../../../ui/styles/class-names.ts';
import { SettingRow } from '../setting-controls.tsx';
import styles from './service-settings.module.css';

/** Shows the token's state and lets the user replace it. A stored token is never shown again. */
export function ServiceToken(props: {
  /** Whether a valid URL must be entered before a token. */
  needsUrl: boolean;
  onUrlNeeded: () => void;
  onChanged: () => void;
}) {
  const { connection, queries, settings, sync } = useAppStores();
  const { status } = useStore(sync);
  const t = useTranslate();
  const attempt = useErrorToast();
  const announce = useAnnounce();
  const [shown, setShown] = useState<'enter' | 'remove' | null>(null);
  const [retrying, setRetrying] = useState(false);

  const address = useStore(settings)?.syncUrl;
  const queryKey = ['sync.tokenStatus', { address }];
  // A lost connection is reported elsewhere.
  const { data: now } = useQuery({
    queryKey,
    queryFn: () => connection.call('sync.tokenStatus', {}),
    placeholderData: keepPreviousData,
  });
  const setNow = (view: TokenView) => queries.setQueryData(queryKey, view);
  const kept = now?.persistence ?? null;
  const has = kept === null ? status?.setUp === 'ready' : kept !== 'none';
  const set = (token: string | null, allowUnencrypted?: boolean) =>
    attempt(async () => {
      const view = await connection.call('sync.setToken', {
        token,
        ...(allowUnencrypted === undefined ? {} : { allowUnencrypted }),
      });
      setNow(view);
      announce(formatTokenStorage(view, t));
      props.onChanged();
    });
  const retryKeychain = async () => {
    setRetrying(true);
    await attempt(async () => {
      const view = await connection.call('sync.retryKeychain', {});
      setNow(view);
      announce(formatTokenStorage(view, t));
      props.onChanged();
    });
    setRetrying(false);
  };
  return (
    <>
      <SettingRow
        label={t('sync.settings.token')}
        help={[
          now
            ? formatTokenStorage(now, t)
            : has
              ? t('sync.settings.tokenThere')
              : t('sync.settings.tokenNone'),
          ...(has ? [t('sync.settings.tokenHelp')] : []),
        ].join(' ')}
      >
        <span className={styles.buttons}>
          {now && getKeychainFailure(now) && (
            <Button size="small" busy={retrying} onPress={() => void retryKeychain()}>
              {t('frame.tryAgain')}
            </Button>
          )}
          <Button size="small" onPress={() => (props.needsUrl ? props.onUrlNeeded() : setShown('enter'))}>
            {has ? t('sync.settings.replaceToken') : t('sync.settings.addToken')}
          </Button>
          {has && (
            <Button size="small" variant="danger" onPress={() => setShown('remove')}>
              {t('sync.settings.removeToken')}
            </Button>
          )}
        </span>
      </SettingRow>
      {shown === 'enter' && (
        <TokenDialog
          insists={now?.canStoreUnencrypted ? kept === 'readable' : null}
          onSave={set}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'remove' && (
        <ConfirmDialog
          title={t('sync.settings.removeTitle')}
          action={t('sync.settings.removeToken')}
          onConfirm={async () => void (await set(null))}
          onClose={() => setShown(null)}
        >
          {t('sync.settings.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns the keychain's failure if that's why the keychain doesn't store the token. */
const getKeychainFailure = ({ persistence, keychain }: TokenView): 'unresponsive' | 'refused' | null =>
  (persistence === 'session' || persistence === 'none') &&
  (keychain === 'unresponsive' || keychain === 'refused')
    ? keychain
    : null;

/** Describes where the token is stored. */
function formatTokenStorage(view: TokenView, t: Translate): string {
  const failure = getKeychainFailure(view);
  if (!failure) return t(`sync.settings.kept.${view.persistence}`);
  return `${t(`sync.settings.keychainFailed.${failure}`)} ${view.persistence === 'session' ? t('sync.settings.untilQuit') : t('sync.settings.savedUnread')}`;
}

/** Asks for the token. The token is only in the field, and closing the dialog discards it. */
function TokenDialog(props: {
  /** Whether the user chose an unencrypted file. The value is null if that isn't possible or necessary. */
  insists: boolean | null;
  /** Resolves with whether saving succeeded. */
  onSave: (token: string, allowUnencrypted: boolean | undefined) => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useTranslate();

  const [typed, setTyped] = useState('');
  const [allowUnencrypted, setAllowUnencrypted] = useState(props.insists ?? false);
  const token = typed.trim().replace(/^Bearer\s+/i, '');
  return (
    <FormDialog
      title={t('sync.settings.tokenTitle')}
      help={`${t('sync.settings.tokenDialogHelp')} ${t('sync.settings.tokenHelp')}`}
      onClose={props.onClose}
      action={t('sync.settings.saveToken')}
      disabled={token === ''}
      onSubmit={() => props.onSave(token, props.insists === null ? undefined : allowUnencrypted)}
    >
      <label className={control.field}>
        <span className={control.label}>{t('sync.settings.token')}</span>
        <input
          type="password"
          className={joinClassNames(control.box, styles.secret)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the dialog is there to be typed into.
          autoFocus
          maxLength={10_000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {props.insists !== null && (
        <CheckBox className={styles.insist} isSelected={allowUnencrypted} onChange={setAllowUnencrypted}>
          {t('sync.settings.insist')}
        </CheckBox>
      )}
    </FormDialog>
  );
}
