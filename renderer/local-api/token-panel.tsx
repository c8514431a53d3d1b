import { useState } from 'react';
import { type Account, roleSchema } from '../../shared/local-api/profile.ts';
import { MAX_PROFILES } from '../../shared/settings-choices.ts';
import { useAppState } from '../state/app-state.tsx';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { CopyButton } from '../ui/clipboard/copy-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { ActionMenu } from '../ui/overlays/menu.tsx';
import { useText } from '../ui/text/text.tsx';
import { maskToken } from './curl.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { Section } from './section.tsx';
import styles from './token-panel.module.css';

type Open = { what: 'add' } | { what: 'edit' | 'rotate' | 'remove'; account: Account } | null;

/** Everybody who may call, with tokens that stay hidden until one asks for them. */
export function TokenPanel() {
  const { data: accounts, error, refetch } = useBridgeQuery('profile.list', {});
  const words = useText().localApi;
  const text = useText();
  const [open, setOpen] = useState<Open>(null);
  const keychain = useBridgeQuery('profile.keychain', {}).data?.keychain;
  const isFull = (accounts?.length ?? 0) >= MAX_PROFILES;
  return (
    <Section
      title={words.tokens}
      actions={
        <Button
          variant="link"
          size="small"
          disabledReason={isFull ? words.tokensFull(MAX_PROFILES) : null}
          onPress={() => setOpen({ what: 'add' })}
        >
          {words.add}
        </Button>
      }
    >
      {(keychain === 'unresponsive' || keychain === 'refused') && (
        <p className={styles.failed}>
          {words.keychainFailed[keychain]} {words.newTokens}
        </p>
      )}
      {accounts ? (
        <ul className={styles.tokens}>
          {accounts.map((account) => (
            <Token key={account.id} account={account} isLast={accounts.length === 1} onOpen={setOpen} />
          ))}
        </ul>
      ) : (
        error !== null && (
          <p className={styles.failed}>
            {words.notFetched}
            <Button variant="link" size="small" onPress={() => void refetch()}>
              {text.frame.tryAgain}
            </Button>
          </p>
        )
      )}
      <TokenDialogs open={open} onClose={() => setOpen(null)} />
    </Section>
  );
}

function Token(props: { account: Account; isLast: boolean; onOpen: (open: Open) => void }) {
  const { account, isLast, onOpen } = props;
  const words = useText().localApi;
  const [shown, setShown] = useState(false);
  const name = account.author.globalName;
  const what = words.tokenOf(name);
  const role = words.roles[account.role];
  return (
    <li className={styles.token}>
      <span className={styles.who}>
        <span dir="auto">{name}</span>
        <span className={styles.may} title={role.may}>
          {role.name}
        </span>
      </span>
      {!shown && <span className={styles.value}>{maskToken(account.token)}</span>}
      <IconButton
        icon="eye"
        size="mini"
        pressed={shown}
        label={shown ? words.hide(what) : words.show(what)}
        onPress={() => setShown(!shown)}
      />
      <CopyButton text={account.token} what={what} />
      <ActionMenu
        label={words.more(name)}
        actions={[
          { id: 'rotate', label: words.rotate, onAction: () => onOpen({ what: 'rotate', account }) },
          { id: 'edit', label: words.edit, onAction: () => onOpen({ what: 'edit', account }) },
          {
            id: 'remove',
            label: words.remove,
            danger: true,
            reason: isLast ? words.lastProfile : null,
            onAction: () => onOpen({ what: 'remove', account }),
          },
        ]}
      >
        <IconButton icon="more" size="mini" label={words.more(name)} />
      </ActionMenu>
      {shown && <span className={styles.whole}>{account.token}</span>}
    </li>
  );
}

function TokenDialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  const { connection } = useAppState();
  const words = useText().localApi;
  const toast = useToast();
  const attempt = useAttempt({ 'not-found': words.profileGone });
  if (!open) return null;
  if (open.what === 'add') {
    return (
      <ProfileDialog
        account={null}
        onClose={onClose}
        onSave={async (input) => void (await connection.call('profile.add', input))}
      />
    );
  }
  const { id, author, role } = open.account;
  const name = author.globalName;
  if (open.what === 'edit') {
    return (
      <ProfileDialog
        account={open.account}
        isRoleFixed={roleSchema.options.some((fixed) => fixed === id && fixed === role)}
        onClose={onClose}
        onSave={async (input) => void (await connection.call('profile.change', { ...input, id }))}
      />
    );
  }
  const confirmed = (work: () => Promise<unknown>, done: string) => async () => {
    if (await attempt(async () => void (await work()))) toast({ message: done, seconds: 5 });
  };
  return open.what === 'rotate' ? (
    <ConfirmDialog
      title={words.rotateTitle(name)}
      action={words.rotateDo}
      onConfirm={confirmed(() => connection.call('profile.rotate', { id }), words.rotated(name))}
      onClose={onClose}
    >
      {words.rotateText}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={words.removeTitle(name)}
      action={words.removeDo}
      onConfirm={confirmed(() => connection.call('profile.remove', { id }), words.removed(name))}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
