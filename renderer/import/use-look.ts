import { useEffect, useMemo, useRef, useState } from 'react';
import type { ImportLook, ImportSource } from '../../shared/import-look.ts';
import { useAppState } from '../state/app-state.tsx';
import { createNewest } from '../state/newest.ts';

/** What a text would bring. */
export interface Looked {
  source: ImportSource;
  /** Null: it could not be found out; `error` says why. */
  look: ImportLook | null;
  error: unknown;
}

/** Typing pauses this long, in milliseconds, before the text is looked at. */
const PAUSE = 250;

/** Looks at the newest text. `isBehind`: what is told is about an older one. */
export function useLook(source: ImportSource): { looked: Looked | null; isBehind: boolean } {
  const { connection } = useAppState();
  const [looked, setLooked] = useState<Looked | null>(null);
  const newest = useMemo(
    () =>
      createNewest<ImportSource, ImportLook>({
        ask: (asked) => connection.call('import.look', asked),
        onAnswer: (asked, look) => setLooked({ source: asked, look, error: null }),
        onError: (asked, error) => setLooked({ source: asked, look: null, error }),
      }),
    [connection],
  );
  const isFirst = useRef(true);
  const isEmpty = source.text.trim() === '';
  useEffect(() => {
    if (isEmpty) {
      newest.drop();
      return;
    }
    const timer = setTimeout(() => newest.ask(source), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [newest, source, isEmpty]);
  if (isEmpty) return { looked: null, isBehind: false };
  return { looked, isBehind: looked?.source !== source };
}
