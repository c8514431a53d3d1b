import { useEffect, useMemo, useRef, useState } from 'react';
import { decodeText } from '../../../shared/import-export/decode-text.ts';
import {
  detectJsonKind,
  type ExchangeFormat,
  findFormatByName,
  getMaxBytes,
  guessFormat,
  MAX_EXPORT_BYTES,
} from '../../../shared/import-export/file-formats.ts';
import type { ImportSource, TableChoice } from '../../../shared/import-export/import-preview-schemas.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

export interface ImportInput extends Pick<SourceState, 'source' | 'kind' | 'file'> {
  /** Why the last file couldn't be opened. */
  fileError: string | null;
  open(file: File): Promise<void>;
  change(text: string): void;
  /** Chooses the format instead of detecting it. */
  choose(kind: SourceKind): void;
  setTable(table: TableChoice): void;
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
  const { source, kind, file, write, choose, setTable, setFromFile } = useSourceState(options.text);
  /** The file being read, or null after other input. */
  const reading = useRef<File | null>(null);
  const open = useEventCallback(async (opened: File) => {
    reading.current = opened;
    const chosen = await readChosenFile(opened);
    if (reading.current !== opened) return;
    if ('wrong' in chosen) {
      setFileError(`${chosen.name}: ${t(`importing.${chosen.wrong}`)}`);
      return;
    }
    setFileError(null);
    setFromFile(chosen, opened.size);
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
    fileError,
    open,
    change: createUserHandler(change),
    choose: createUserHandler(choose),
    setTable: createUserHandler(setTable),
  };
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
  write(text: string): void;
  /** Chooses the format instead of detecting it. */
  choose(kind: SourceKind): void;
  setTable(table: TableChoice): void;
  setFromFile(file: Extract<ChosenFile, { text: string }>, bytes: number): void;
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
  return useMemo(
    () => ({
      source,
      kind: getSourceKind(source.format),
      file,
      write(next) {
        const kind = getSourceKind(source.format);
        const format = chosen ? (kind === 'json' ? detectJsonKind(next) : kind) : guessFormat(next);
        const table = format === 'csv' ? source.table : null;
        setSource({ text: next, format, table });
        setFile(null);
        if (next === '') setChosen(false);
      },
      choose(kind) {
        setChosen(true);
        const format = kind === 'json' ? detectJsonKind(source.text) : kind;
        setSource({ ...source, format, table: null });
      },
      setTable: (table) => setSource({ ...source, table }),
      setFromFile({ name, text: content, format }, bytes) {
        setChosen(true);
        setFile(content.length > MAX_SHOWN_LENGTH ? { name, bytes } : null);
        setSource({ text: content, format, table: null });
      },
    }),
    [source, chosen, file],
  );
}

/** A chosen file's content, or why it can't be imported. */
type ChosenFile =
  | { name: string; text: string; format: ExchangeFormat }
  | { name: string; wrong: 'unknownName' | 'tooLarge' | 'notUtf8' | 'unread' };

/** How many bytes are read to detect the format. */
const SNIFFED_BYTES = 100;

/** Reads a chosen file. Detects the format if the filename doesn't show it. Never rejects. */
export async function readChosenFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > MAX_EXPORT_BYTES) return { name, wrong: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { name, wrong: 'unread' };
  const start = new TextDecoder().decode(bytes.slice(0, SNIFFED_BYTES));
  if (size > getMaxBytes(start)) return { name, wrong: 'tooLarge' };
  const named = findFormatByName(name);
  const text = decodeText(new Uint8Array(bytes));
  if (text === null) return { name, wrong: named === null ? 'unknownName' : 'notUtf8' };
  if (named === null && text.includes('\0')) return { name, wrong: 'unknownName' };
  return { name, text, format: named ?? guessFormat(text) };
}
