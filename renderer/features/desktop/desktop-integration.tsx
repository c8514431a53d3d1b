import { useEffect, useState } from 'react';
import { z } from 'zod';
import { type ShellCommand, shellCommandSchema } from '../../../shared/bridge/shell-protocol.ts';
import type { TokenView } from '../../../shared/sync/sync-views.ts';
import { useActions, useAvailableActions } from '../../actions/use-actions.ts';
import type { DesktopShell } from '../../bridge/bridge-client.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useServiceStatesShown } from '../../stores/shown-states.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './desktop-integration.module.css';
import { createMenuBar } from './menu-definition.ts';
import { runMenuAction } from './run-menu-action.ts';
import { UpdateBanner, useUpdates } from './update-banner.tsx';
import { useMenuStateSync } from './use-menu-state.ts';

export interface DesktopIntegrationProps {
  link: DesktopShell;
  onMac: boolean;
  onOpen: (id: number) => void;
  /** Asks whether to add the question from the service. `help` explains the request. */
  onAddFromService: (reference: string, help: string) => void;
  onImport: (file: File) => void;
}

/**
 * Connects the app to the desktop shell: menus, opened links and files, updates, and the notice while the app
 * closes.
 */
export function DesktopIntegration({
  link,
  onMac,
  onOpen,
  onAddFromService,
  onImport,
}: DesktopIntegrationProps) {
  const { connection, savedFile } = useAppStores();
  const t = useTranslate();

  const offers = useAvailableActions();
  const hasServiceStates = useServiceStatesShown();
  const toast = useToast();
  const updates = useUpdates(link);
  const [asked, setAsked] = useState<{ id: number; title: string } | null>(null);

  useEffect(() => {
    void link
      .call('setMenu', createMenuBar(offers.actions, t, { onMac, hasServiceStates }))
      .catch(() => undefined);
  }, [link, offers, t, onMac, hasServiceStates]);
  useMenuStateSync(link);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, about the start of the app
  useEffect(() => {
    const report = ({ keychain }: TokenView) => {
      if (keychain === 'unresponsive' || keychain === 'refused')
        toast({ message: t(`desktop.keychainFailed.${keychain}`) });
    };
    void connection.call('sync.tokenStatus', {}).then(report, () => undefined);
  }, [connection]);

  const showLogs = async () => {
    const reply = logsSchema.safeParse(await link.call('showLogs', {}).catch(() => null));
    const folder = reply.data?.failed;
    if (folder) toast({ message: t('desktop.logsNotOpened', { folder }) });
  };
  useActions(
    {
      'app.logs': () => {
        void showLogs();
      },
      'app.updates': () => {
        updates.request('check');
      },
    },
    'outer',
  );

  const run = async (id: string) => {
    const action = offers.actions.find((each) => each.id === id);
    if (!action) return;
    const result = await runMenuAction(action.id, offers, link);
    if (result === 'behind-dialog') toast({ message: t('desktop.behindDialog') });
    else if (result === 'not-offered') toast({ message: t('actions.reasons.notOffered') });
    else if (result !== 'done') toast({ message: result.reason });
  };
  const ask = async (id: number) => {
    const found = await connection.call('question.get', { id }).catch(() => null);
    if (!found || found.removedAt !== null) return toast({ message: t('desktop.link.missing', { id }) });
    const { draft, question } = found;
    setAsked({ id, title: (draft?.input ?? question)?.title ?? '' });
  };
  const reportDownload = ({ id, name, failure }: Extract<ShellCommand, { kind: 'download' }>) => {
    if (failure !== null) return toast({ message: t(`desktop.download.${failure}`, { name }) });
    const onAction = () => void link.call('showDownload', { id }).catch(() => undefined);
    toast({
      message: savedFile.formatMessage?.(name) ?? t('desktop.download.saved', { name }),
      actions: [{ label: t(onMac ? 'desktop.download.showInFinder' : 'desktop.download.show'), onAction }],
    });
  };
  useShellCommands(link, (command: ShellCommand) => {
    switch (command.kind) {
      case 'action':
        return void run(command.id);
      case 'open':
        return void ask(command.id);
      case 'add':
        return onAddFromService(command.reference, t('desktop.link.adoptHelp'));
      case 'import':
        return onImport(new File([new Uint8Array(command.bytes)], command.name));
      case 'updates':
        return void updates.refresh();
      case 'dictionary-failed': {
        const language = nameLanguage(command.language, t('time.locale'));
        return toast({ message: t('desktop.dictionaryFailed', { language }) });
      }
      case 'download':
        return reportDownload(command);
      case 'unusable':
        return toast({ message: t(`desktop.unusable.${command.why}`, { name: command.name }) });
    }
  });
  return (
    <>
      {asked && (
        <OpenLinkDialog title={asked.title} onOpen={() => onOpen(asked.id)} onClose={() => setAsked(null)} />
      )}
      <UpdateBanner view={updates.view} onRequest={updates.request} />
      <ClosingNotice />
    </>
  );
}

const logsSchema = z.object({ failed: z.string().nullable() });

const nameLanguage = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

const commandsSchema = z.array(shellCommandSchema);

/** Runs the desktop app's pending and later commands in order. */
function useShellCommands(link: DesktopShell, carryOut: (command: ShellCommand) => void): void {
  const run = useEventCallback(carryOut);
  useEffect(() => {
    const runPending = async () => {
      const pending = commandsSchema.safeParse(await link.call('take', {}).catch(() => []));
      for (const command of pending.data ?? []) run(command);
    };
    link.onCommands(() => void runPending());
    void runPending();
  }, [link, run]);
}

/**
 * Shows that the app is saving before it closes, unless saving is fast. Blocks typing, because text typed
 * during the save would be lost.
 */
function ClosingNotice() {
  const { connection } = useAppStores();
  const t = useTranslate();
  const [isClosing, setClosing] = useState(false);
  useEffect(
    () =>
      connection.beforeClose(async () => {
        blockTyping();
        setClosing(true);
      }),
    [connection],
  );
  if (!isClosing) return null;
  return (
    <div className={styles.notice} role="status">
      {t('desktop.closing')}
    </div>
  );
}

function blockTyping(): void {
  for (const type of ['keydown', 'beforeinput', 'drop'])
    document.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
}

/** Asks before opening a question from a link, because any website can link to the app. */
function OpenLinkDialog(props: { title: string; onOpen: () => void; onClose: () => void }) {
  const t = useTranslate();
  const open = () => {
    props.onClose();
    props.onOpen();
  };
  return (
    <Dialog
      title={t('desktop.link.openTitle')}
      help={t('desktop.link.openHelp', { title: props.title || t('desktop.link.untitled') })}
      onClose={props.onClose}
      onSubmit={open}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('desktop.link.cancel')}
          </Button>
          <Button variant="primary" onPress={open} autoFocus>
            {t('desktop.link.open')}
          </Button>
        </>
      }
    />
  );
}
