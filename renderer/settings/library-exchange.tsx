import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FILE_ENDINGS, type ImportReport } from '../../shared/exchange.ts';
import { useAppState } from '../state/app-state.tsx';
import { Button } from '../ui/button.tsx';
import { describeError } from '../ui/describe-error.ts';
import { useExchangeText } from '../ui/text/exchange-text.ts';
import { useText } from '../ui/text/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import { type ChosenFile, readChosen } from './chosen-file.ts';
import { ExportDialog } from './export-dialog.tsx';
import { countOf, ImportDialog } from './import-dialog.tsx';
import styles from './library-exchange.module.css';
import { SettingRow } from './setting-row.tsx';

const ACCEPTED = Object.values(FILE_ENDINGS).flatMap((endings) => endings.map((ending) => `.${ending}`));

interface Chosen {
  file: ChosenFile;
  /** What a dry run told; or, in words, why there could be none. */
  outcome: ImportReport | string;
}

/** The library as a file, and questions from a file. */
export function LibraryExchange() {
  const { connection } = useAppState();
  const text = useText();
  const words = useExchangeText();
  const toast = useToast();
  const attempt = useAttempt();
  const [isExporting, setExporting] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = async (given: File | undefined) => {
    if (!given || busy) return;
    setBusy(true);
    const file = await readChosen(given);
    const outcome =
      'wrong' in file
        ? words[file.wrong]
        : await connection
            .call('library.import', { text: file.text, format: file.format, dryRun: true })
            .catch((error: unknown) => describeError(error, text));
    setBusy(false);
    setChosen({ file, outcome });
  };
  const undo = () =>
    void attempt(async () => {
      await connection.call('library.undoReset', {});
      toast({ message: words.undone, seconds: 5 });
    });
  const importChosen = async (file: ChosenFile) => {
    if ('wrong' in file || busy) return;
    setBusy(true);
    await attempt(async () => {
      const { text: content, format } = file;
      const report = await connection.call('library.import', { text: content, format, dryRun: false });
      const action = { label: text.frame.undo, onAction: undo };
      const message = words.imported(report.added);
      toast(countOf(report) > 0 ? { message, action, seconds: 15 } : { message, seconds: 5 });
      setChosen(null);
    });
    setBusy(false);
  };

  return (
    <>
      <SettingRow label={words.label} help={words.help}>
        <span className={styles.buttons}>
          <Button size="small" onPress={() => setExporting(true)}>
            {words.exportOpen}
          </Button>
          <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={(files) => void choose(files?.[0])}>
            <Button size="small" busy={busy && !chosen}>
              {words.importOpen}
            </Button>
          </FileTrigger>
        </span>
      </SettingRow>
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
      {chosen && (
        <ImportDialog
          name={chosen.file.name}
          outcome={chosen.outcome}
          busy={busy}
          onImport={() => void importChosen(chosen.file)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
