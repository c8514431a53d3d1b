import { useState } from 'react';
import { type ApiToken, roleSchema } from '../../../../shared/local-api/api-token.ts';
import { MAX_PROFILES } from '../../../../shared/settings-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../../stores/use-bridge-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ActionMenu } from '../../../ui/overlays/menu.tsx';
import smallText from '../../../ui/styles/small-text.module.css';
import { PanelSection } from '../panel-section.tsx';
import { maskToken } from './mask-token.ts';
import { TokenDialog } from './token-dialog.tsx';
import styles from './token-panel.module.css';

type OpenDialog = { what: 'add' } | { what: 'edit' | 'rotate' | 'remove'; token: ApiToken } | null;

/** Lists the API tokens, masked until the user reveals them. */
export function TokenPanel() {
  const { data: tokens, error, refetch } = useBridgeQuery('apiToken.list', {});
  const t = useTranslate();

  const [open, setOpen] = useState<OpenDialog>(null);
  const keychain = useBridgeQuery('apiToken.keychain', {}).data?.keychain;
  const isFull = (tokens?.length ?? 0) >= MAX_PROFILES;
  return (
    <PanelSection
      title={t('localApi.tokens')}
      actions={
        <Button
          variant="link"
          size="small"
          disabledReason={isFull ? t('localApi.tokensFull', { most: MAX_PROFILES }) : null}
          onPress={() => setOpen({ what: 'add' })}
        >
          {t('localApi.add')}
        </Button>
      }
    >
      {(keychain === 'unresponsive' || keychain === 'refused') && (
        <p className={styles.failed}>
          {t(`localApi.keychainFailed.${keychain}`)} {t('localApi.newTokens')}
        </p>
      )}
      {tokens ? (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <Token key={token.id} token={token} isLast={tokens.length === 1} onOpen={setOpen} />
          ))}
        </ul>
      ) : (
        error !== null && (
          <p className={styles.failed}>
            {t('localApi.notFetched')}
            <Button variant="link" size="small" onPress={() => void refetch()}>
              {t('frame.tryAgain')}
            </Button>
          </p>
        )
      )}
      <TokenDialogs open={open} onClose={() => setOpen(null)} />
    </PanelSection>
  );
}

function Token(props: { token: ApiToken; isLast: boolean; onOpen: (open: OpenDialog) => void }) {
  const { token, isLast, onOpen } = props;
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const name = token.author.globalName;
  const what = t('localApi.tokenOf', { name });
  return (
    <li className={styles.token}>
      <span className={styles.owner}>
        <span dir="auto">{name}</span>
        <span className={smallText.hint} title={t(`localApi.roles.${token.role}.may`)}>
          {t(`localApi.roles.${token.role}.name`)}
        </span>
      </span>
      {!shown && <span className={styles.value}>{maskToken(token.token)}</span>}
      <IconButton
        icon="eye"
        size="mini"
        pressed={shown}
        label={shown ? t('localApi.hide', { what }) : t('localApi.show', { what })}
        onPress={() => setShown(!shown)}
      />
      <CopyButton text={token.token} what={what} />
      <ActionMenu
        label={t('localApi.more', { name })}
        actions={[
          { id: 'rotate', label: t('localApi.rotate'), onAction: () => onOpen({ what: 'rotate', token }) },
          { id: 'edit', label: t('localApi.edit'), onAction: () => onOpen({ what: 'edit', token }) },
          {
            id: 'remove',
            label: t('localApi.remove'),
            danger: true,
            reason: isLast ? t('localApi.lastProfile') : null,
            onAction: () => onOpen({ what: 'remove', token }),
          },
        ]}
      >
        <IconButton icon="more" size="mini" label={t('localApi.more', { name })} />
      </ActionMenu>
      {shown && <span className={styles.whole}>{token.token}</span>}
    </li>
  );
}

function TokenDialogs({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast({ 'not-found': t('localApi.profileGone') });
  if (!open) return null;
  if (open.what === 'add') {
    return (
      <TokenDialog
        token={null}
        onClose={onClose}
        onSave={async (input) => void (await connection.call('apiToken.add', input))}
      />
    );
  }
  const { id, author, role } = open.token;
  const name = author.globalName;
  if (open.what === 'edit') {
    return (
      <TokenDialog
        token={open.token}
        isRoleFixed={roleSchema.options.some((fixed) => fixed === id && fixed === role)}
        onClose={onClose}
        onSave={async (input) => void (await connection.call('apiToken.update', { ...input, id }))}
      />
    );
  }
  const runConfirmed = (work: () => Promise<unknown>, done: string) => async () => {
    if (await attempt(work)) toast({ message: done, seconds: 5 });
  };
  return open.what === 'rotate' ? (
    <ConfirmDialog
      title={t('localApi.rotateTitle', { name })}
      action={t('localApi.rotateDo')}
      onConfirm={runConfirmed(
        () => connection.call('apiToken.rotate', { id }),
        t('localApi.rotated', { name }),
      )}
      onClose={onClose}
    >
      {t('localApi.rotateText')}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t('localApi.removeTitle', { name })}
      action={t('localApi.removeDo')}
      onConfirm={runConfirmed(
        () => connection.call('apiToken.remove', { id }),
        t('localApi.removed', { name }),
      )}
      onClose={onClose}
    >
      {t('localApi.removeText')}
    </ConfirmDialog>
  );
}
