import { AppError } from '../../../shared/errors.ts';
import { MAX_EXPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import type { Timers } from '../ports.ts';
import { throttle } from '../system/throttle.ts';
import type { ReadOptions } from './import-worker-client.ts';

/**
 * Manages imports that the UI started. The UI sends their text in parts, shows their progress, and can cancel
 * them.
 */
export interface ImportJobs {
  /** Stores a part of the text for a minute. Throws AppError('bad-input') if the whole text is too long. */
  send(job: string, text: string): void;
  /**
   * Drops the stored parts, and runs `work` with them and `text`. The signal in the options is aborted on
   * cancellation. Rejects with AppError('bad-input') if the parts don't have `sent` characters in total, or
   * with the error of `work`.
   */
  run<T>(
    source: { job?: string | undefined; sent: number; text: string },
    signal: AbortSignal | undefined,
    work: (parts: readonly string[], options: ReadOptions) => Promise<T>,
  ): Promise<T>;
  /** Drops the stored parts and aborts the running work. */
  cancel(job: string): void;
}

/** The maximum number of stored texts. A new one replaces the oldest. */
const MAX_BUFFERED_TEXTS = 2;
const BUFFER_MS = 60_000;
/** The maximum number of canceled jobs to remember. */
const MAX_CANCELED = 20;
const PROGRESS_MS = 150;

/**
 * Creates the job manager. `onProgress` receives a fraction from 0 to 1. `isNeeded` returns true if there are
 * listeners.
 */
export function createImportJobs({
  timers,
  onProgress,
  isNeeded,
}: {
  timers: Timers;
  onProgress: (job: string, share: number) => void;
  isNeeded: () => boolean;
}): ImportJobs {
  const sent = new Map<string, { parts: string[]; length: number; stopTimer: () => void }>();
  const running = new Map<string, AbortController>();
  /** Jobs whose cancel request arrived before the import request. */
  const canceledEarly = new Set<string>();

  function forget(job: string): void {
    sent.get(job)?.stopTimer();
    sent.delete(job);
  }
  function send(job: string, text: string): void {
    const { parts = [], length: before = 0, stopTimer } = sent.get(job) ?? {};
    stopTimer?.();
    const length = before + text.length;
    if (length > MAX_EXPORT_BYTES) {
      forget(job);
      throw new AppError('bad-input', 'The file is too large to import. Split it into smaller files.');
    }
    parts.push(text);
    sent.set(job, { parts, length, stopTimer: timers.after(BUFFER_MS, () => forget(job)) });
    for (const oldest of [...sent.keys()].slice(0, -MAX_BUFFERED_TEXTS)) forget(oldest);
  }
  return {
    send,
    cancel(job) {
      forget(job);
      const reading = running.get(job);
      if (reading) reading.abort();
      else canceledEarly.add(job);
      for (const oldest of [...canceledEarly].slice(0, -MAX_CANCELED)) canceledEarly.delete(oldest);
    },
    async run({ job = '', sent: expectedLength, text }, signal, work) {
      const { parts = [], length = 0 } = sent.get(job) ?? {};
      forget(job);
      const isCanceled = canceledEarly.delete(job);
      if (length !== expectedLength && !isCanceled) {
        throw new AppError('bad-input', 'Parts of the file are missing. Open the file again.');
      }
      if (job === '') return work([text], { signal });
      const canceled = new AbortController();
      if (isCanceled) canceled.abort();
      running.get(job)?.abort();
      running.set(job, canceled);
      let share = 0;
      const reportProgress = throttle(() => running.get(job) === canceled && onProgress(job, share), {
        pause: PROGRESS_MS,
        timers,
        isNeeded,
      });
      try {
        return await work([...parts, text], {
          signal: AbortSignal.any([canceled.signal, ...(signal ? [signal] : [])]),
          onProgress(next) {
            share = next;
            reportProgress();
          },
        });
      } finally {
        if (running.get(job) === canceled) running.delete(job);
      }
    },
  };
}
