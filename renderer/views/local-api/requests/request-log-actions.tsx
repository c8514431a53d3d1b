import { useState } from 'react';
import { useSaveFile } from '../../../features/save-file/use-save-file.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import type { RequestLogStore } from '../../../stores/request-log-store.ts';
import { formatFileNameTimestamp } from '../../../ui/browser/download-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { usePaneFocus } from '../../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ActionMenu } from '../../../ui/overlays/menu.tsx';

export function ExportMenu({ search, all, disabled }: { search: string; all: boolean; disabled: boolean }) {
  const { connection, clock } = useAppStores();
  const t = useTranslate();
  const saveFile = useSaveFile();
  const attempt = useErrorToast();
  const [busy, setBusy] = useState(false);
  const save = async (format: 'har' | 'json') => {
    setBusy(true);
    await attempt(async () => {
      const { text } = await connection.call('requests.export', { format, search, all });
      saveFile(requestLogFile(format, clock()), text, (file) => t('localApi.requests.exported', { file }));
    });
    setBusy(false);
  };
  return (
    <ActionMenu
      label={t('localApi.requests.export')}
      actions={[
        { id: 'har', label: t('localApi.requests.exportHar'), onAction: () => void save('har') },
        { id: 'json', label: t('localApi.requests.exportJson'), onAction: () => void save('json') },
      ]}
    >
      <Button variant="ghost" size="small" icon="upload" disabled={disabled} busy={busy}>
        {t('localApi.requests.export')}
      </Button>
    </ActionMenu>
  );
}

/** Clears the log after confirmation, because clearing can't be undone. */
export function ClearButton({ requests, total }: { requests: RequestLogStore; total: number }) {
  const t = useTranslate();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const [asked, setAsked] = useState<number | null>(null);
  // The button becomes disabled and loses focus.
  const focusPage = usePaneFocus('page', total === 0, 'next-frame');
  const clear = async () => {
    await attempt(async () => {
      await requests.clear();
      announce(t('localApi.requests.cleared'));
      focusPage();
    });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon="trash"
        disabled={total === 0}
        onPress={() => setAsked(total)}
      >
        {t('localApi.requests.clear')}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title={t('localApi.requests.clearTitle', { count: asked })}
          action={t('localApi.requests.clear')}
          onConfirm={clear}
          onClose={() => setAsked(null)}
        >
          {t('localApi.requests.clearText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns an exported file's name and type. */
export function requestLogFile(format: 'har' | 'json', now: number): { name: string; type: string } {
  return { name: `qotd-requests-${formatFileNameTimestamp(now)}.${format}`, type: 'application/json' };
}
