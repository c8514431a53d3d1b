import { ACTIONS } from '../../actions/action-table.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { useSaveFile } from '../../features/save-file/use-save-file.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { copyText } from '../../ui/browser/clipboard.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ActionMenu } from '../../ui/overlays/menu.tsx';

const [PRINT_KEYS] = ACTIONS['app.print'].keys;

/** Exports the plan and opens its settings. */
export function PlanExportMenu({ onThemes }: { onThemes: () => void }) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const saveFile = useSaveFile();
  const attempt = useErrorToast();
  const actions = useAvailableActions();

  const exportCalendar = () =>
    attempt(async () => {
      const { text } = await connection.call('library.calendar', {});
      saveFile({ name: 'qotd-plan.ics', type: 'text/calendar' }, text, (file) =>
        t('exchange.exported', { file, leftOut: 0 }),
      );
    });
  const copyUrl = () =>
    attempt(async () => {
      const { url } = await connection.call('api.calendarUrl', {});
      if (url === null) return toast({ message: t('library.plan.noCalendarUrl') });
      await copyText(url);
      toast({ message: t('library.plan.calendarUrlCopied'), seconds: 5 });
    });
  return (
    <ActionMenu
      label={t('library.plan.menu')}
      actions={[
        {
          id: 'print',
          icon: 'printer',
          label: t('actions.names.app.print'),
          keys: PRINT_KEYS,
          onAction: () => void actions.run('app.print'),
        },
        {
          id: 'export',
          icon: 'upload',
          label: t('library.plan.exportCalendar'),
          onAction: () => void exportCalendar(),
        },
        {
          id: 'copy',
          icon: 'copy',
          label: t('library.plan.copyCalendarUrl'),
          onAction: () => void copyUrl(),
        },
        { id: 'themes', icon: 'tag', label: t('library.plan.themes'), onAction: onThemes },
      ]}
    >
      <IconButton icon="more" label={t('library.plan.menu')} />
    </ActionMenu>
  );
}
