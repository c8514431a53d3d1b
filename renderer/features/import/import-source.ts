import { useMemo, useState } from 'react';
import type { ExchangeFormat } from '../../../shared/exchange.ts';
import { guessFormat, jsonKind } from '../../../shared/guess-format.ts';
import type { ImportSource, TableChoice } from '../../../shared/import-look.ts';
import type { ChosenFile } from './chosen-file.ts';

/** What is chosen at the head of the dialog: JSON lines are JSON, too. */
export type SourceKind = 'text' | 'csv' | 'json';

const kindOf = (format: ExchangeFormat): SourceKind => (format === 'jsonl' ? 'json' : format);

/** Longer texts, in UTF-16 units, are not put into a field: they would make it slow. */
const MOST_SHOWN = 200_000;

/** The text to be imported as it is now, and how it is read. */
export interface Source {
  source: ImportSource;
  kind: SourceKind;
  /** The name of the file, where the text is too large to be shown. */
  file: { name: string; bytes: number } | null;
  write(text: string): void;
  /** What it is read as, whatever it looks like. */
  choose(kind: SourceKind): void;
  setTable(table: TableChoice): void;
  takeFile(file: Extract<ChosenFile, { text: string }>, bytes: number): void;
}

/** Begins with `text`. What is pasted into an empty field is read as what it looks like, until somebody chooses. */
export function useSource(text: string): Source {
  const [source, setSource] = useState<ImportSource>(() => ({
    text,
    format: guessFormat(text),
    table: null,
  }));
  const [chosen, setChosen] = useState(false);
  const [file, setFile] = useState<Source['file']>(null);
  return useMemo(
    () => ({
      source,
      kind: kindOf(source.format),
      file,
      write(next) {
        const kind = kindOf(source.format);
        const format = chosen ? (kind === 'json' ? jsonKind(next) : kind) : guessFormat(next);
        const table = format === 'csv' ? source.table : null;
        setSource({ text: next, format, table });
        setFile(null);
        if (next === '') setChosen(false);
      },
      choose(kind) {
        setChosen(true);
        const format = kind === 'json' ? jsonKind(source.text) : kind;
        setSource({ ...source, format, table: null });
      },
      setTable: (table) => setSource({ ...source, table }),
      takeFile({ name, text: content, format }, bytes) {
        setChosen(true);
        setFile(content.length > MOST_SHOWN ? { name, bytes } : null);
        setSource({ text: content, format, table: null });
      },
    }),
    [source, chosen, file],
  );
}
