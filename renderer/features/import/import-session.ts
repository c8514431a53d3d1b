import { useEffect, useMemo, useRef, useState } from 'react';
import type { Bridge, Input } from '../../../shared/bridge/bridge-methods.ts';
import {
  type ImportPreview,
  type ImportSource,
  MAX_PART_LENGTH,
} from '../../../shared/import-export/import-preview-schemas.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { createLatestOnly } from '../../stores/primitives/latest-only.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { formatImported, formatProblem } from './import-messages.ts';
import { useDuplicateReport } from './use-duplicate-report.ts';

export interface ImportJob {
  /** The progress from 0 to 1, or null if no long job is running. */
  progress: number | null;
  /** Uploads a source and then makes the request that uses it. Cancels an earlier job. */
  run<T>(source: ImportSource, call: (sent: UploadedSource) => Promise<T>): Promise<T>;
  /** Cancels the job in the backend, if there's one. */
  cancel(): void;
}

/** Runs one job at a time and cancels it when the dialog closes. */
function useImportJob(): ImportJob {
  const { connection } = useAppStores();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<{ id: string; stop: AbortController } | null>(null);
  useEffect(
    () =>
      connection.listen((event) => {
        if (event.type === 'import' && event.job === running.current?.id) setProgress(event.share);
      }),
    [connection],
  );
  const cancel = useEventCallback(() => {
    const job = running.current;
    if (!job) return;
    running.current = null;
    setProgress(null);
    job.stop.abort();
    // If the backend can't be reached, it has stopped reading too.
    connection.call('import.cancel', { job: job.id }).catch(() => undefined);
  });
  useEffect(() => cancel, [cancel]);
  const run = useEventCallback(
    async <T>(source: ImportSource, call: (sent: UploadedSource) => Promise<T>): Promise<T> => {
      cancel();
      const job = { id: crypto.randomUUID(), stop: new AbortController() };
      running.current = job;
      if (source.text.length > MAX_PART_LENGTH) setProgress(0);
      try {
        return await call(await uploadSource(connection, job.id, source, job.stop.signal));
      } finally {
        if (running.current === job) {
          running.current = null;
          setProgress(null);
        }
      }
    },
  );
  return { progress, run, cancel };
}

/**
 * A source for its job's last request. `text` is the text after the first `sent` characters, which were
 * already uploaded.
 */
type UploadedSource = ImportSource & { job: string; sent: number };

/** Uploads long text in parts. Rejects if `signal` is aborted or a request fails. */
export async function uploadSource(
  bridge: Pick<Bridge, 'call'>,
  job: string,
  source: ImportSource,
  signal?: AbortSignal,
): Promise<UploadedSource> {
  const { text } = source;
  let sent = 0;
  for (; text.length - sent > MAX_PART_LENGTH; sent += MAX_PART_LENGTH) {
    await bridge.call('import.sendPart', { job, text: text.slice(sent, sent + MAX_PART_LENGTH) });
    signal?.throwIfAborted();
  }
  return { ...source, job, sent, text: text.slice(sent) };
}

export interface PreviewResult {
  source: ImportSource;
  /** The preview, or null if the request failed (`error`) or was canceled. */
  preview: ImportPreview | null;
  error: unknown;
  isCanceled: boolean;
}

const PREVIEW_DEBOUNCE_MS = 250;

/**
 * Requests a preview of the newest source. `isOutdated` is true if `result` belongs to an older source.
 * `cancel` cancels the request.
 */
export function useImportPreview(source: ImportSource): {
  result: PreviewResult | null;
  isOutdated: boolean;
  progress: number | null;
  cancel: () => void;
} {
  const { connection } = useAppStores();
  const [result, setResult] = useState<PreviewResult | null>(null);
  const { progress, run, cancel: cancelJob } = useImportJob();
  const newest = useMemo(
    () =>
      createLatestOnly<ImportSource, ImportPreview>({
        fetch: (asked) => run(asked, (sent) => connection.call('import.preview', sent)),
        onResponse: (asked, preview) => setResult({ source: asked, preview, error: null, isCanceled: false }),
        onError: (asked, error) => setResult({ source: asked, preview: null, error, isCanceled: false }),
      }),
    [connection, run],
  );
  const isFirst = useRef(true);
  const isEmpty = source.text.trim() === '';
  useEffect(() => {
    // The older request isn't needed anymore.
    cancelJob();
    newest.cancel();
    if (isEmpty) return;
    const timer = setTimeout(() => newest.request(source), isFirst.current ? 0 : PREVIEW_DEBOUNCE_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [newest, source, isEmpty, cancelJob]);
  const cancel = useEventCallback(() => {
    newest.cancel();
    cancelJob();
    setResult({ source, preview: null, error: null, isCanceled: true });
  });
  if (isEmpty) return { result: null, isOutdated: false, progress: null, cancel };
  const isOutdated = result?.source !== source;
  // During a file's long preview, don't show the result for older text.
  const isShown = !isOutdated || source.text.length <= MAX_PART_LENGTH;
  return { result: isShown ? result : null, isOutdated, progress, cancel };
}

/**
 * Imports a previewed source, shows the result, and offers Undo. `applyImport` resolves with whether the
 * source was imported. Until the file is read, `cancel` stops the import without changing the library and
 * sets `isCanceled`. If some rows weren't compared with the library (`uncompared`), likely duplicates are
 * reported later, and `onShowDuplicates` shows them.
 */
export function useApplyImport(onShowDuplicates: () => void) {
  const { connection } = useAppStores();
  const t = useTranslate();
  const toast = useToast();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const reportDuplicates = useDuplicateReport(onShowDuplicates);
  const [isBusy, setBusy] = useState(false);
  const job = useImportJob();
  const [isCanceled, setCanceled] = useState(false);
  // The open dialog shows the cancellation.
  const wasCanceledInDialog = useRef(false);
  const cancel = () => {
    wasCanceledInDialog.current = true;
    job.cancel();
  };
  const applyImport = async (
    source: ImportSource,
    choices: Pick<Input<'import.run'>, 'skip' | 'importAnyway' | 'options'>,
    uncompared: number,
  ) => {
    if (isBusy) return false;
    setBusy(true);
    setCanceled(false);
    wasCanceledInDialog.current = false;
    let isDone = false;
    await attempt(async () => {
      const runImport = () =>
        job.run(source, (sent) => connection.call('import.run', { ...sent, ...choices }));
      const report = await runImport().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return null;
        throw error;
      });
      const [problem] = report?.problems ?? [];
      if (!report || problem?.fault?.code === 'canceled') {
        if (wasCanceledInDialog.current) return setCanceled(true);
        return toast({ message: t('importing.importCanceled'), seconds: 5 });
      }
      if (report.state === 'rejected')
        return toast({ message: problem ? formatProblem(problem, t) : t('importing.failed') });
      isDone = true;
      let last = report;
      const said = formatImported(report.added, t);
      if (report.undo === null) return toast({ message: said, seconds: 5 });
      if (uncompared > 0) reportDuplicates(report.undo);
      offerUndo({
        message: said,
        seconds: 15,
        undo: async () => {
          if (last.undo === null) return null;
          const { removed, kept } = await connection.call('import.undo', { undo: last.undo });
          return { message: t('importing.undone', { removed, kept }), seconds: 5 };
        },
        redo: async () => {
          last = await runImport();
          return { message: formatImported(last.added, t), seconds: 15 };
        },
      });
    });
    setBusy(false);
    return isDone;
  };
  return { isBusy, applyImport, progress: job.progress, isCanceled, cancel };
}
