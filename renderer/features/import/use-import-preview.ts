import { useEffect, useMemo, useRef, useState } from 'react';
import { type ImportLook, type ImportSource, MAX_PART_LENGTH } from '../../../shared/import-look.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { createNewest } from '../../stores/latest-only.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useImportJob } from './import-session.ts';

/** What a text would bring. */
export interface Looked {
  source: ImportSource;
  /** Null: it could not be found out; `error` says why, or it was canceled. */
  look: ImportLook | null;
  error: unknown;
  isCanceled: boolean;
}

/** Typing pauses this long, in milliseconds, before the text is looked at. */
const PAUSE = 250;

/**
 * Looks at the newest text. `isBehind`: what is told is about an older one; `share` of it is read, null while that takes
 * no time. `cancel` gives up the text that is being read.
 */
export function useLook(source: ImportSource): {
  looked: Looked | null;
  isBehind: boolean;
  share: number | null;
  cancel: () => void;
} {
  const { connection } = useAppState();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { share, run, cancel: cancelJob } = useImportJob();
  const newest = useMemo(
    () =>
      createNewest<ImportSource, ImportLook>({
        ask: (asked) => run(asked, (sent) => connection.call('import.look', sent)),
        onAnswer: (asked, look) => setLooked({ source: asked, look, error: null, isCanceled: false }),
        onError: (asked, error) => setLooked({ source: asked, look: null, error, isCanceled: false }),
      }),
    [connection, run],
  );
  const isFirst = useRef(true);
  const isEmpty = source.text.trim() === '';
  useEffect(() => {
    // What is still read of an older text is wanted no more.
    cancelJob();
    newest.drop();
    if (isEmpty) return;
    const timer = setTimeout(() => newest.ask(source), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [newest, source, isEmpty, cancelJob]);
  const cancel = useEventCallback(() => {
    newest.drop();
    cancelJob();
    setLooked({ source, look: null, error: null, isCanceled: true });
  });
  if (isEmpty) return { looked: null, isBehind: false, share: null, cancel };
  const isBehind = looked?.source !== source;
  // A file takes a while to read: what the text before it held must not pass for it.
  const isShown = !isBehind || source.text.length <= MAX_PART_LENGTH;
  return { looked: isShown ? looked : null, isBehind, share, cancel };
}
