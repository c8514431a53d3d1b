import { useEffect, useMemo, useState } from 'react';
import type { ImportRow } from '../../../shared/import-export/import-preview-schemas.ts';
import { readRows } from '../../../shared/question/option-line.ts';
import type { SimilarHit } from '../../../shared/similarity.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { createSimilarText } from '../../stores/similar-store.ts';
import type { NearestQuestions } from './import-row-selection.ts';

const ROWS_PER_REQUEST = 25;

/** The nearest questions found so far. */
export interface ComparisonProgress {
  nearest: NearestQuestions;
  /** How many rows were compared, and how many will be. */
  done: number;
  total: number;
  /** Whether more rows are being compared. */
  isRunning: boolean;
  /** The rows that haven't been compared yet. */
  waiting: readonly ImportRow[];
}

/** Compares new rows with the library in batches. After a failure, the remaining rows count as new. */
export function useNearestQuestions(previewRows: readonly ImportRow[] | undefined): ComparisonProgress {
  const [none] = useState<readonly ImportRow[]>([]);
  const [noHits] = useState<NearestQuestions>(() => new Map());
  const rows = previewRows ?? none;
  const { connection } = useAppStores();
  const all = useMemo(() => listRowsToCompare(rows), [rows]);
  const [found, setFound] = useState<{ of: readonly ImportRow[]; nearest: NearestQuestions; done: number }>({
    of: none,
    nearest: noHits,
    done: 0,
  });
  /** The preview rows whose comparison failed, or null. */
  const [failed, setFailed] = useState<readonly ImportRow[] | null>(null);
  useEffect(() => {
    let isStill = true;
    const nearest = new Map<number, SimilarHit>();
    const compare = async () => {
      for (let from = 0; from < all.length && isStill; from += ROWS_PER_REQUEST) {
        const some = all.slice(from, from + ROWS_PER_REQUEST);
        const { hits } = await connection.call('similar.nearest', { texts: some.map(getComparedText) });
        for (const [at, row] of some.entries()) {
          const hit = hits[at];
          if (hit && row.index !== null) nearest.set(row.index, hit);
        }
        if (isStill) setFound({ of: rows, nearest: new Map(nearest), done: from + some.length });
      }
    };
    compare().catch(() => {
      if (isStill) setFailed(rows);
    });
    return () => {
      isStill = false;
    };
  }, [connection, rows, all]);
  const { nearest, done } = found.of === rows ? found : { nearest: noHits, done: 0 };
  const waiting = useMemo(() => all.slice(done), [all, done]);
  return { nearest, done, total: all.length, isRunning: waiting.length > 0 && failed !== rows, waiting };
}

const listRowsToCompare = (rows: readonly ImportRow[]): readonly ImportRow[] =>
  rows.filter(
    ({ index, here, will, input }) => index !== null && !here && will !== 'removed' && input.title.trim(),
  );

function getComparedText({ input }: ImportRow) {
  const rows = readRows(input.options).map((row, at) => ({ key: String(at), ...row }));
  return createSimilarText({ ...input, rows });
}
