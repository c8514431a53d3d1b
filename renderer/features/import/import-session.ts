import { useEffect, useRef, useState } from 'react';
import { type ImportSource, MAX_PART_LENGTH } from '../../../shared/import-look.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { type SentSource, sendSource } from './send-source.ts';

export interface ImportJob {
  /** The share of the file that is read, from 0 to 1; null while nothing is, or nothing long. */
  share: number | null;
  /** Sends a source, then makes the call about it. A job before it is canceled. */
  run<T>(source: ImportSource, call: (sent: SentSource) => Promise<T>): Promise<T>;
  /** Cancels the job; the host reads no further. Does nothing without one. */
  cancel(): void;
}

/** Imports that are read one at a time; the one under way is canceled when the dialog closes. */
export function useImportJob(): ImportJob {
  const { connection } = useAppState();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<{ id: string; stop: AbortController } | null>(null);
  useEffect(
    () =>
      connection.listen((event) => {
        if (event.type === 'import' && event.job === running.current?.id) setShare(event.share);
      }),
    [connection],
  );
  const cancel = useEventCallback(() => {
    const job = running.current;
    if (!job) return;
    running.current = null;
    setShare(null);
    job.stop.abort();
    // A host that can't be reached reads nothing for this window either.
    connection.call('import.cancel', { job: job.id }).catch(() => undefined);
  });
  useEffect(() => cancel, [cancel]);
  const run = useEventCallback(
    async <T>(source: ImportSource, call: (sent: SentSource) => Promise<T>): Promise<T> => {
      cancel();
      const job = { id: crypto.randomUUID(), stop: new AbortController() };
      running.current = job;
      if (source.text.length > MAX_PART_LENGTH) setShare(0);
      try {
        return await call(await sendSource(connection, job.id, source, job.stop.signal));
      } finally {
        if (running.current === job) {
          running.current = null;
          setShare(null);
        }
      }
    },
  );
  return { share, run, cancel };
}
