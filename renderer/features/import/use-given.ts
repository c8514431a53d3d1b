import { useEffect, useRef, useState } from 'react';
import type { TableChoice } from '../../../shared/import-look.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { readChosen } from './chosen-file.ts';
import { type Source, type SourceKind, useSource } from './import-source.ts';

/** What is to be imported, however it came: typed, pasted, dropped or opened. */
export interface Given extends Pick<Source, 'source' | 'kind' | 'file'> {
  /** Why the file that was opened last is not shown. */
  wrong: string | null;
  open(file: File): Promise<void>;
  change(text: string): void;
  /** What it is read as, whatever it looks like. */
  choose(kind: SourceKind): void;
  setTable(table: TableChoice): void;
}

/** Begins with `text`, and with the file `dropped` once that is read. `onText` hears what is typed. */
export function useGiven(options: {
  text: string;
  dropped: File | null;
  onText: (text: string) => void;
}): Given {
  const { dropped, onText } = options;
  const t = useTranslate();
  const [wrong, setWrong] = useState<string | null>(null);
  const { source, kind, file, write, choose, setTable, takeFile } = useSource(options.text);
  /** What is being read; null once something else is wanted. */
  const reading = useRef<File | null>(null);
  const open = useEventCallback(async (given: File) => {
    reading.current = given;
    const chosen = await readChosen(given);
    if (reading.current !== given) return;
    if ('wrong' in chosen) {
      setWrong(`${chosen.name}: ${t(`importing.${chosen.wrong}`)}`);
      return;
    }
    setWrong(null);
    takeFile(chosen, given.size);
  });
  useEffect(() => {
    if (dropped) void open(dropped);
  }, [dropped, open]);
  /** What is done by hand counts more than a file that is still being read. */
  const byHand =
    <T>(act: (value: T) => void) =>
    (value: T) => {
      reading.current = null;
      act(value);
    };
  const change = (text: string) => {
    setWrong(null);
    write(text);
    onText(text);
  };
  return {
    source,
    kind,
    file,
    wrong,
    open,
    change: byHand(change),
    choose: byHand(choose),
    setTable: byHand(setTable),
  };
}
