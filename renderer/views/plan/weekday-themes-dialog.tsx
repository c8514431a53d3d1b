import { useState } from 'react';
import { readTag } from '../../../shared/library/tags.ts';
import { useTagsInUse } from '../../features/question/tag-field.tsx';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { listWeekdays } from '../../ui/format/weekday-names.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

/** Sets a tag for each weekday. `week` contains the dates of any week, in display order. */
export function WeekdayThemesDialog(props: {
  week: readonly string[];
  themes: readonly string[];
  onClose: () => void;
}) {
  const { settings } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const inUse = useTagsInUse();
  const [typed, setTyped] = useState(props.themes);
  const read = typed.map((text) => readTag(text, inUse));
  const isTooLong = (tag: (typeof read)[number]) => tag !== null && 'fault' in tag;
  const save = () =>
    attempt(async () => {
      const weekdayThemes = read.map((tag) => (tag && 'tag' in tag ? tag.tag : ''));
      await settings.change({ weekdayThemes });
      toast({ message: t('library.plan.themesSaved') });
      return true;
    });
  return (
    <FormDialog
      title={t('library.plan.themesTitle')}
      help={t('library.plan.themesHelp')}
      onClose={props.onClose}
      action={t('library.plan.themesSave')}
      disabled={read.some(isTooLong)}
      onSubmit={save}
    >
      {listWeekdays(t('time.locale'), props.week).map(({ weekday, long }, at) => (
        <TextField
          key={weekday}
          label={long}
          value={typed[weekday - 1] ?? ''}
          onChange={(text) => setTyped(typed.with(weekday - 1, text))}
          autoFocus={at === 0}
          dir="auto"
          invalid={isTooLong(read[weekday - 1] ?? null)}
          problems={
            isTooLong(read[weekday - 1] ?? null) && (
              <Problem level="problem">{t('library.tags.tooLong')}</Problem>
            )
          }
        />
      ))}
    </FormDialog>
  );
}
