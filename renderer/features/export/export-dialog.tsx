import { type Ref, useRef, useState } from 'react';
import {
  EXPORT_CHOICES,
  type ExchangeFormat,
  type ExportChoice,
  FILE_ENDINGS,
} from '../../../shared/import-export/file-formats.ts';
import {
  MAX_PACK_AUTHOR_LENGTH,
  MAX_PACK_DESCRIPTION_LENGTH,
  MAX_PACK_NAME_LENGTH,
  packInfoSchema,
} from '../../../shared/import-export/pack-schemas.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { formatFileNameTimestamp } from '../../ui/browser/download-file.ts';
import { RadioList } from '../../ui/choices/radio-list.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useSaveFile } from '../save-file/use-save-file.ts';

export function ExportDialog(props: {
  /** The questions' IDs, or null for the whole library. */
  ids: readonly number[] | null;
  format: ExportChoice;
  onClose: () => void;
}) {
  const { ids, onClose } = props;
  const { connection, clock } = useAppStores();
  const t = useTranslate();

  const saveFile = useSaveFile();
  const attempt = useErrorToast();
  const [format, setFormat] = useState(props.format);
  const [pack, setPack] = useState({ name: '', description: '', author: '' });
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const chosen = ids ? { ids: [...ids] } : {};
  const save = async () => {
    setChecked(true);
    // The other fields are always valid.
    if (format === 'pack' && !packInfoSchema.safeParse(pack).success) {
      nameField.current?.focus();
      return false;
    }
    return attempt(async () => {
      if (format === 'pack') {
        const { text } = await connection.call('export.pack', { ...packInfoSchema.parse(pack), ...chosen });
        const packFile = { name: createPackFileName(pack.name), type: MEDIA_TYPES.json };
        return saveFile(packFile, text, (file) => t('exchange.exported', { file, leftOut: 0 }));
      }
      const { text, omitted } = await connection.call('export.run', { format, ...chosen });
      saveFile(describeExportFile(format, clock(), ids ? 'questions' : 'library'), text, (file) =>
        t('exchange.exported', { file, leftOut: omitted }),
      );
    });
  };
  return (
    <FormDialog
      title={t('exchange.exportTitle', { count: ids ? ids.length : null })}
      onClose={onClose}
      action={t('exchange.exportDo')}
      onSubmit={save}
    >
      <RadioList
        label={t('exchange.exportFormat')}
        choices={EXPORT_CHOICES.map((id) => ({
          id,
          label: t(`exchange.formats.${id}.label`),
          help: ids && id === 'json' ? t('exchange.someAsJson') : t(`exchange.formats.${id}.help`),
        }))}
        value={format}
        onChange={setFormat}
      />
      {format === 'pack' && (
        <PackFields pack={pack} onChange={setPack} isChecked={isChecked} nameField={nameField} />
      )}
    </FormDialog>
  );
}

interface PackTexts {
  name: string;
  description: string;
  author: string;
}

const PACK_FIELDS = [
  { field: 'name', most: MAX_PACK_NAME_LENGTH },
  { field: 'description', most: MAX_PACK_DESCRIPTION_LENGTH },
  { field: 'author', most: MAX_PACK_AUTHOR_LENGTH },
] as const satisfies readonly { field: keyof PackTexts; most: number }[];

/** Fields that describe a pack. While `isChecked` is true, a missing name is reported. */
function PackFields(props: {
  pack: PackTexts;
  onChange: (pack: PackTexts) => void;
  isChecked: boolean;
  nameField: Ref<HTMLInputElement & HTMLTextAreaElement>;
}) {
  const { pack, onChange, isChecked } = props;
  const t = useTranslate();
  return PACK_FIELDS.map(({ field, most }) => {
    const isRequired = field === 'name';
    const isMissing = isRequired && isChecked && pack[field].trim() === '';
    return (
      <TextField
        key={field}
        label={t(`exchange.pack.${field}`)}
        {...(!isRequired && { tag: t('exchange.pack.optional') })}
        multiline={field === 'description'}
        value={pack[field]}
        onChange={(text) => onChange({ ...pack, [field]: text.slice(0, most) })}
        autoFocus={isRequired}
        {...(isRequired && { inputRef: props.nameField })}
        invalid={isMissing}
        problems={isMissing && <Problem level="problem">{t('exchange.pack.nameMissing')}</Problem>}
      />
    );
  });
}

/** Removes characters that file systems reject from the pack's name. */
function createPackFileName(name: string): string {
  const plain = name
    .trim()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/gu, '');
  return `${plain || 'questions'}.qotd-pack.json`;
}

/** Returns an export's filename and media type. `now` is in milliseconds since 1970. */
function describeExportFile(
  format: ExchangeFormat,
  now: number,
  what: 'library' | 'questions' = 'library',
): { name: string; type: string } {
  return {
    name: `qotd-${what}-${formatFileNameTimestamp(now)}.${FILE_ENDINGS[format][0]}`,
    type: MEDIA_TYPES[format],
  };
}

const MEDIA_TYPES = {
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  text: 'text/plain',
} as const satisfies Record<ExchangeFormat, string>;
