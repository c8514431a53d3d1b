import { useEffect, useState } from 'react';
import { useAppStores } from '../../stores/app-stores.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useSaveFile } from '../save-file/use-save-file.ts';
import styles from './problem-report-dialog.module.css';

/** A longer report is truncated in the dialog. The saved file contains the whole report. */
const MAX_SHOWN_LENGTH = 20_000;

/** Shows a problem report and saves it as a file. The app never sends the report. */
export function ProblemReportDialog({ onClose }: { onClose: () => void }) {
  const { connection, clock } = useAppStores();
  const t = useTranslate();

  const saveFile = useSaveFile();
  const attempt = useErrorToast();
  const [includesTexts, setTexts] = useState(false);
  const [made, setMade] = useState<{ texts: boolean; text: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void attempt(async () => {
      const { text } = await connection.call('report.create', { texts: includesTexts });
      if (!isLeft) setMade({ texts: includesTexts, text });
    });
    return () => {
      isLeft = true;
    };
  }, [connection, attempt, includesTexts]);
  const ready = made?.texts === includesTexts ? made.text : null;
  const save = async () => {
    if (ready === null) return false;
    const name = `qotd-studio-report-${new Date(clock()).toISOString().slice(0, 10)}.json`;
    saveFile({ name, type: 'application/json' }, ready, (file) => t('report.saved', { name: file }));
    return true;
  };
  return (
    <FormDialog
      title={t('report.title')}
      help={t('report.help')}
      onClose={onClose}
      action={t('report.save')}
      isLoading={ready === null}
      onSubmit={save}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys. */}
      <section className={styles.text} tabIndex={0} aria-label={t('report.content')} dir="ltr">
        {ready === null
          ? t('report.making')
          : ready.slice(0, MAX_SHOWN_LENGTH) + (ready.length > MAX_SHOWN_LENGTH ? '\n…' : '')}
      </section>
      <CheckBox className={styles.choice} isSelected={includesTexts} onChange={setTexts}>
        {t('report.texts')}
      </CheckBox>
    </FormDialog>
  );
}
