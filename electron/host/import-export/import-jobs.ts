import { AppError } from '../../../shared/errors.ts';
import { MAX_EXPORT_BYTES } from '../../../shared/import-export/exchange-format.ts';
import type { Timers } from '../ports.ts';
import { throttle } from '../system/throttle.ts';
import type { ReadOptions } from './import-worker-client.ts';

/** Imports on their way: texts that come in parts, and what can be canceled. */
export interface ImportJobs {
  /** Keeps a part of a text for a minute. Throws AppError('bad-input') if there is too much of it. */
  send(job: string, text: string): void;
  /**
   * Does `work` with all of the text: the parts that were kept, which are forgotten, and `text`. Throws AppError('bad-input')
   * if the parts don't have the `sent` characters, and what `work` throws. Of a job that is canceled the signal is aborted.
   */
  run<T>(
    source: { job?: string | undefined; sent: number; text: string },
    signal: AbortSignal | undefined,
    work: (parts: readonly string[], options: ReadOptions) => Promise<T>,
  ): Promise<T>;
  /** Ends a job: what is kept is forgotten, what is read is canceled. */
  cancel(job: string): void;
}

/** Texts that are kept at a time. Another one takes the place of the oldest. */
const MAX_BUFFERED_TEXTS = 2;
const BUFFER_MS = 60_000;
/** Jobs that are remembered as canceled. */
const MAX_CANCELED = 20;
/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 150;

/** No imports yet. `onProgress` gets the share of a job that is done, from 0 to 1; `isNeeded`: whether anybody listens. */
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
  /** Jobs that were canceled before the call that reads them came: calls may overtake each other. */
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
      throw new AppError('bad-input', 'The file is larger than any that can be imported.');
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
    async run({ job = '', sent: promised, text }, signal, work) {
      const { parts = [], length = 0 } = sent.get(job) ?? {};
      forget(job);
      const isCanceled = canceledEarly.delete(job);
      if (length !== promised && !isCanceled) {
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
