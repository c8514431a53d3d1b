import { setImmediate } from 'node:timers/promises';
import type { importExportMethods } from '../../../shared/bridge/import-export-methods.ts';
import type { HandlersOf } from '../../../shared/bridge/method-types.ts';
import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import type { ImportJobs } from '../import-export/import-jobs.ts';
import type { SimilarQuestions } from '../similar/similar-questions.ts';

/** Each chunk has about 32,000 characters. */
const CHUNKS_PER_TURN = 10;

export async function formatExportText(
  exchange: Pick<ImportExport, 'export'>,
  format: ExchangeFormat,
  ids?: readonly number[],
): Promise<{ text: string; omitted: number }> {
  const { pieces, omitted } = exchange.export(format, ids);
  const text: string[] = [];
  for (const piece of pieces) {
    // Yields because exporting a large library takes a second.
    if (text.push(piece) % CHUNKS_PER_TURN === 0) await setImmediate();
  }
  return { text: text.join(''), omitted };
}

export const importExportHandlers = (
  exchange: ImportExport,
  jobs: ImportJobs,
  similar: Pick<SimilarQuestions, 'listAllLikelyDuplicates'>,
): HandlersOf<typeof importExportMethods> => ({
  'export.run': ({ format, ids }) => formatExportText(exchange, format, ids),
  'export.pack': async ({ ids, ...info }) => ({ text: exchange.exportPack(info, ids) }),
  'import.sendPart': async ({ job, text }) => {
    jobs.send(job, text);
    return {};
  },
  'import.cancel': async ({ job }) => {
    jobs.cancel(job);
    return {};
  },
  'import.preview': (source, signal) =>
    jobs.run(source, signal, (text, options) => exchange.preview({ ...source, text }, options)),
  'import.run': ({ skip, importAnyway, options: changed = [], ...source }, signal) => {
    const choices = {
      skip: new Set(skip),
      importAnyway: new Set(importAnyway),
      options: new Map(changed.map(({ index, options }) => [index, options])),
    };
    return jobs.run(source, signal, (text, options) =>
      exchange.importChosen({ ...source, text }, choices, options),
    );
  },
  'import.duplicates': async ({ undo }) => {
    const { ids, isComplete } = await similar.listAllLikelyDuplicates();
    return { count: exchange.listAddedIds(undo).filter((id) => ids.has(id)).length, isComplete };
  },
  'import.undo': ({ undo }) => exchange.undo(undo),
});
