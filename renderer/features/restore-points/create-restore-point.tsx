import { useState } from 'react';
import { restorePointNameSchema } from '../../../shared/library/restore-point-info.ts';
import type { ApiLibrary } from '../../../shared/settings-choices.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { formatFullTime } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

export function CreateRestorePointButton({ library }: { library: ApiLibrary }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('restorePoints.create')}
      </Button>
      {isOpen && <CreateDialog library={library} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Asks for a name. If the name is already used, the dialog warns that the existing restore point will be
 * replaced.
 */
function CreateDialog({ library, onClose }: { library: ApiLibrary; onClose: () => void }) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast({ disk: t('restorePoints.notCreated') });
  const points = useBridgeQuery('restorePoint.list', { library }).data;
  const [name, setName] = useState('');
  const isInvalid = name !== '' && !restorePointNameSchema.safeParse(name).success;
  const used = points?.find((point) => point.name === name);
  const create = () =>
    attempt(async () => {
      await connection.call('restorePoint.create', name === '' ? { library } : { library, name });
      toast({ message: t('restorePoints.created'), seconds: 5 });
    });
  return (
    <FormDialog
      title={t('restorePoints.createTitle')}
      action={t('restorePoints.createDo')}
      disabled={isInvalid}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('restorePoints.name')}
        dir="ltr"
        spellCheck={false}
        value={name}
        invalid={isInvalid}
        problems={isInvalid && <Problem level="problem">{t('restorePoints.nameInvalid')}</Problem>}
        help={
          used
            ? t('restorePoints.replaces', { when: formatFullTime(used.at, t) })
            : t('restorePoints.nameHelp')
        }
        onChange={setName}
      />
    </FormDialog>
  );
}
