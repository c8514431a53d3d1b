import { useEffect, useMemo, useRef, useState } from 'react';
import {
  decodeText,
  decodeUnicode,
  TEXT_ENCODINGS,
  type TextEncoding,
} from '../../../shared/import-export/decode-text.ts';
import {
  detectFormat,
  detectJsonKind,
  type ExchangeFormat,
  findDelimiterByName,
  findFormatByName,
  getMaxBytes,
  guessFormat,
  MAX_EXPORT_BYTES,
  MAX_IMPORT_BYTES,
} from '../../../shared/import-export/file-formats.ts';
import type {
  Delimiter,
  ImportSource,
  TableChoice,
} from '../../../shared/import-export/import-preview-schemas.ts';
import { isArchive } from '../../../shared/import-export/spreadsheet-file.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

export interface ImportInput extends Pick<SourceState, 'source' | 'kind' | 'file' | 'encoding'> {
  /** Why the last file couldn't be opened. */
  fileError: string | null;
  open(file: File): Promise<void>;
  change(text: string): void;
  /** Chooses the format instead of detecting it. */
  choose(kind: SourceKind): void;
  setTable(table: TableChoice): void;
  setDelimiter(delimiter: Delimiter): void;
  /** Reads the opened file again with another encoding. */
  setEncoding(encoding: TextEncoding): void;
}

/**
 * Returns the input. It starts with `text`, and the content of the `dropped` file replaces it after the file
 * is read. `onText` receives typed text.
 */
export function useImportInput(options: {
  text: string;
  dropped: File | null;
  onText: (text: string) => void;
}): ImportInput {
  const { dropped, onText } = options;
  const t = useTranslate();
  const [fileError, setFileError] = useState<string | null>(null);
  const { source, kind, file, encoding, write, choose, setTable, setDelimiter, setFromFile } = useSourceState(
    options.text,
  );
  /** The file being read, or null after other input. */
  const reading = useRef<File | null>(null);
  /** The file whose text is shown. */
  const shown = useRef<File | null>(null);
  const read = async (opened: File, chosenEncoding?: TextEncoding) => {
    reading.current = opened;
    const chosen = await readChosenFile(opened, chosenEncoding);
    if (reading.current !== opened) return null;
    if ('wrong' in chosen) {
      const names = { encoding: chosenEncoding ? TEXT_ENCODINGS[chosenEncoding] : '' };
      setFileError(`${chosen.name}: ${formatWrong(chosen.wrong, names, t)}`);
      return null;
    }
    setFileError(null);
    return chosen;
  };
  const open = useEventCallback(async (opened: File) => {
    const chosen = await read(opened);
    if (!chosen) return;
    shown.current = opened;
    setFromFile(chosen, opened.size);
  });
  const setEncoding = useEventCallback(async (chosenEncoding: TextEncoding) => {
    const opened = shown.current;
    const chosen = opened && (await read(opened, chosenEncoding));
    if (!chosen) return;
    const { format } = source;
    setFromFile({ ...chosen, format }, opened.size, { table: source.table, delimiter: source.delimiter });
  });
  useEffect(() => {
    if (dropped) void open(dropped);
  }, [dropped, open]);
  /** Cancels the reading of a file, because the user entered something else. */
  const createUserHandler =
    <T>(act: (value: T) => void) =>
    (value: T) => {
      reading.current = null;
      act(value);
    };
  const change = (text: string) => {
    setFileError(null);
    write(text);
    onText(text);
  };
  return {
    source,
    kind,
    file,
    encoding,
    fileError,
    open,
    change: createUserHandler(change),
    choose: createUserHandler(choose),
    setTable: createUserHandler(setTable),
    setDelimiter: createUserHandler(setDelimiter),
    setEncoding: (chosenEncoding) => void setEncoding(chosenEncoding),
  };
}

function formatWrong(wrong: FileFaultName, names: { encoding: string }, t: Translate): string {
  if (wrong === 'spreadsheet') return t('fileProblem.spreadsheet');
  return wrong === 'otherEncoding' ? t('fileProblem.other-encoding', names) : t(`importing.${wrong}`);
}

/** The format to choose in the dialog. JSON includes JSON Lines. */
export type SourceKind = 'text' | 'csv' | 'json';

const getSourceKind = (format: ExchangeFormat): SourceKind => (format === 'jsonl' ? 'json' : format);

/** Longer text, in UTF-16 code units, isn't shown in a field because it would slow down the field. */
const MAX_SHOWN_LENGTH = 200_000;

interface SourceState {
  source: ImportSource;
  kind: SourceKind;
  /** The file, if its text is too long to show. */
  file: { name: string; bytes: number } | null;
  /** The encoding of an opened file, or null for entered text. */
  encoding: TextEncoding | null;
  write(text: string): void;
  /** Chooses the format instead of detecting it. */
  choose(kind: SourceKind): void;
  setTable(table: TableChoice): void;
  setDelimiter(delimiter: Delimiter): void;
  setFromFile(
    file: Extract<ChosenFile, { text: string }>,
    bytes: number,
    how?: Pick<ImportSource, 'table' | 'delimiter'>,
  ): void;
}

/** Detects the format of pasted text until the user chooses a format. */
function useSourceState(text: string): SourceState {
  const [source, setSource] = useState<ImportSource>(() => ({
    text,
    format: guessFormat(text),
    table: null,
  }));
  const [chosen, setChosen] = useState(false);
  const [file, setFile] = useState<SourceState['file']>(null);
  const [encoding, setEncoding] = useState<TextEncoding | null>(null);
  return useMemo(
    () => ({
      source,
      kind: getSourceKind(source.format),
      file,
      encoding,
      write(next) {
        const kind = getSourceKind(source.format);
        const format = chosen ? (kind === 'json' ? detectJsonKind(next) : kind) : guessFormat(next);
        const isTable = format === 'csv' && next !== '';
        setSource({
          text: next,
          format,
          table: isTable ? source.table : null,
          delimiter: isTable ? source.delimiter : undefined,
        });
        setFile(null);
        setEncoding(null);
        if (next === '') setChosen(false);
      },
      choose(kind) {
        setChosen(true);
        const format = kind === 'json' ? detectJsonKind(source.text) : kind;
        setSource({ ...source, format, table: null });
      },
      setTable: (table) => setSource({ ...source, table }),
      // Another delimiter makes other columns.
      setDelimiter: (delimiter) => setSource({ ...source, delimiter, table: null }),
      setFromFile({ name, text: content, format, encoding: found, delimiter }, bytes, how) {
        setChosen(true);
        setEncoding(found);
        setFile(content.length > MAX_SHOWN_LENGTH ? { name, bytes } : null);
        setSource({ text: content, format, fileName: name, ...(how ?? { table: null, delimiter }) });
      },
    }),
    [source, chosen, file, encoding],
  );
}

/** A chosen file's content, or why it can't be imported. */
type ChosenFile =
  | {
      name: string;
      text: string;
      format: ExchangeFormat;
      encoding: TextEncoding;
      delimiter: Delimiter | undefined;
    }
  | { name: string; wrong: FileFaultName };
type FileFaultName = 'unknownName' | 'tooLarge' | 'notUtf8' | 'otherEncoding' | 'spreadsheet' | 'unread';

/** How many bytes are read to detect the format. */
const SNIFFED_BYTES = 100;

/**
 * Reads a chosen file. Detects the format if the filename doesn't show it, and the encoding if none was
 * chosen. Never rejects.
 */
export async function readChosenFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  chosenEncoding?: TextEncoding,
): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > MAX_EXPORT_BYTES) return { name, wrong: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { name, wrong: 'unread' };
  const start = new TextDecoder().decode(bytes.slice(0, SNIFFED_BYTES));
  if (size > getMaxBytes(start)) return { name, wrong: 'tooLarge' };
  const named = findFormatByName(name);
  const content = new Uint8Array(bytes);
  if (isArchive(content)) return { name, wrong: 'spreadsheet' };
  // An export is always Unicode, and a guess would hide its damage.
  const isExport = getMaxBytes(start) > MAX_IMPORT_BYTES;
  const decoded = isExport && !chosenEncoding ? decodeUnicode(content) : decodeText(content, chosenEncoding);
  if (decoded === null && chosenEncoding !== undefined) return { name, wrong: 'otherEncoding' };
  if (decoded === null) return { name, wrong: named === null ? 'unknownName' : 'notUtf8' };
  const { text } = decoded;
  if (named === null && text.includes('\0')) return { name, wrong: 'unknownName' };
  return { name, ...decoded, format: detectFormat(name, text), delimiter: findDelimiterByName(name) };
}
