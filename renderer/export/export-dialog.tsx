import { useState } from 'react';
import { type ExchangeFormat, exchangeFormatSchema } from '../../shared/exchange.ts';
import { useAppState } from '../state/app-state.tsx';
import { Button } from '../ui/controls/button.tsx';
import { RadioList } from '../ui/controls/radio-list.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { saveFile } from '../ui/files/save-file.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useText } from '../ui/text/text.tsx';
import { exportedFile } from './exported-file.ts';

/** Asks in which form, and saves the whole library, or these questions, as a file. */
export function ExportDialog({ ids, onClose }: { ids: readonly number[] | null; onClose: () => void }) {
  const { connection, clock } = useAppState();
  const words = useText().exchange;
  const { cancel } = useText().frame;
  const toast = useToast();
  const attempt = useAttempt();
  const [format, setFormat] = useState<ExchangeFormat>('json');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const done = await attempt(async () => {
      const { text, leftOut } = await connection.call('library.export', {
        format,
        ...(ids ? { ids: [...ids] } : {}),
      });
      const file = exportedFile(format, clock(), ids ? 'questions' : 'library');
      saveFile(file.name, text, file.type);
      toast({ message: words.exported(file.name, leftOut), seconds: 5 });
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      title={words.exportTitle(ids ? ids.length : null)}
      onClose={onClose}
      onSubmit={() => void save()}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" submit busy={busy}>
            {words.exportDo}
          </Button>
        </>
      }
    >
      <RadioList
        label={words.exportFormat}
        choices={exchangeFormatSchema.options.map((id) => ({
          id,
          ...words.formats[id],
          ...(ids && id === 'json' ? { help: words.someAsJson } : {}),
        }))}
        value={format}
        onChange={setFormat}
      />
    </Dialog>
  );
}
