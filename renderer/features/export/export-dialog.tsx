import { useState } from 'react';
import {
  type ExchangeFormat,
  exchangeFormatSchema,
  FILE_ENDINGS,
} from '../../../shared/import-export/exchange-format.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { downloadTextFile, fileNameTimestamp } from '../../ui/browser/download-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Exports the library, or some questions, in a chosen format. */
export function ExportDialog({ ids, onClose }: { ids: readonly number[] | null; onClose: () => void }) {
  const { connection, clock } = useAppStores();
  const t = useTranslate();

  const toast = useToast();
  const attempt = useErrorToast();
  const [format, setFormat] = useState<ExchangeFormat>('json');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const done = await attempt(async () => {
      const { text, omitted } = await connection.call('export.run', {
        format,
        ...(ids ? { ids: [...ids] } : {}),
      });
      const file = exportFileOf(format, clock(), ids ? 'questions' : 'library');
      downloadTextFile(file.name, text, file.type);
      toast({ message: t('exchange.exported', { file: file.name, leftOut: omitted }), seconds: 5 });
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      title={t('exchange.exportTitle', { count: ids ? ids.length : null })}
      onClose={onClose}
      onSubmit={() => void save()}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit busy={busy}>
            {t('exchange.exportDo')}
          </Button>
        </>
      }
    >
      <RadioList
        label={t('exchange.exportFormat')}
        choices={exchangeFormatSchema.options.map((id) => ({
          id,
          label: t(`exchange.formats.${id}.label`),
          help: ids && id === 'json' ? t('exchange.someAsJson') : t(`exchange.formats.${id}.help`),
        }))}
        value={format}
        onChange={setFormat}
      />
    </Dialog>
  );
}

/** The name and media type of an export. `now` is in milliseconds since 1970. */
function exportFileOf(
  format: ExchangeFormat,
  now: number,
  what: 'library' | 'questions' = 'library',
): { name: string; type: string } {
  return {
    name: `qotd-${what}-${fileNameTimestamp(now)}.${FILE_ENDINGS[format][0]}`,
    type: MEDIA_TYPES[format],
  };
}

const MEDIA_TYPES = {
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  text: 'text/plain',
} as const satisfies Record<ExchangeFormat, string>;
