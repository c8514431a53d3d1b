import type {
  Lost,
  RecoveryFile,
  RecoveryReport,
  Restored,
} from '../../../shared/library/recovery-report.ts';

type QuestionResult =
  | { kind: 'came-back'; at: number }
  /** The question or its newest change was lost. */
  | { kind: 'gone' }
  /** Another line contains the question. */
  | { kind: 'there' };

export interface FoundItem extends Pick<RecoveryFile, 'reason' | 'kind' | 'outcome' | 'id' | 'title'> {
  /** The line numbers in ascending order. The array is empty if the finding is about the whole file. */
  lines: readonly number[];
  /**
   * The question's outcome. It's null if the finding isn't about a question or `outcome` already describes
   * the result.
   */
  questionResult: QuestionResult | null;
}

export interface FoundInFile {
  path: string;
  items: readonly FoundItem[];
}

/**
 * Groups the findings by file, in the report's order. Merges equal findings about several lines into one
 * item.
 */
export function groupFindingsByFile(
  report: Pick<RecoveryReport, 'files' | 'restored' | 'lost'>,
): FoundInFile[] {
  const files = Map.groupBy(report.files, ({ path }) => path);
  return [...files].map(([path, found]) => ({
    path,
    items: [...Map.groupBy(found, createGroupKey).values()]
      .flatMap((same) => createItem(same, report))
      .sort((one, other) => (one.lines[0] ?? AFTER_LAST_LINE) - (other.lines[0] ?? AFTER_LAST_LINE)),
  }));
}

/** Sorts findings about a whole file after those about lines. */
const AFTER_LAST_LINE = Number.MAX_SAFE_INTEGER;

const createGroupKey = ({ kind, outcome, reason, id, line }: RecoveryFile): string =>
  JSON.stringify([kind, outcome, reason, id, line === null]);

function createItem(
  same: readonly RecoveryFile[],
  report: Pick<RecoveryReport, 'restored' | 'lost'>,
): FoundItem[] {
  const [first] = same;
  if (!first) return [];
  const { path: _path, line: _line, ...said } = first;
  const lines = [...new Set(same.flatMap(({ line }) => line ?? []))].sort((a, b) => a - b);
  const restored = report.restored.find(({ id }) => id === first.id);
  // A damaged line often contains only the start of the title.
  const title = restored?.title ?? first.title;
  return [
    {
      ...said,
      ...(title !== undefined && { title }),
      lines,
      questionResult: getQuestionResult(first, restored, report.lost),
    },
  ];
}

function getQuestionResult(
  { id, kind, outcome }: RecoveryFile,
  restored: Restored | undefined,
  lost: readonly Lost[],
): QuestionResult | null {
  if (id === undefined || outcome !== undefined || kind === 'changed-outside') return null;
  if (restored) return { kind: 'came-back', at: restored.at };
  return { kind: lost.some((one) => one.id === id) ? 'gone' : 'there' };
}

export type ReportKind = 'changed' | 'gone' | 'damaged';

/**
 * Returns `changed` if all findings are harmless changes by other programs, `gone` if all findings are
 * missing files, and otherwise `damaged`.
 */
export function classifyReport({ files, restored, lost }: RecoveryReport): ReportKind {
  const isUnharmed = restored.length === 0 && lost.length === 0;
  if (files.length > 0 && isUnharmed && files.every(isChange)) return 'changed';
  return files.length > 0 && files.every(({ outcome }) => outcome === 'gone') ? 'gone' : 'damaged';
}

const isChange = ({ kind, outcome }: RecoveryFile): boolean =>
  kind === 'changed-outside' ||
  outcome === 'not-taken' ||
  outcome === 'no-question' ||
  (kind === 'cut-off' && outcome === 'written-anew');

/** Returns whether no question was lost, as far as that can be known. */
export const isNothingLost = ({ files, restored, lost }: RecoveryReport): boolean =>
  restored.length === 0 && lost.length === 0 && !files.some(({ outcome }) => outcome === 'removed');

/** Moves reports with lost questions to the start without changing the order otherwise. */
export const sortReports = (reports: readonly RecoveryReport[]): readonly RecoveryReport[] =>
  reports.toSorted((one, other) => Number(other.lost.length > 0) - Number(one.lost.length > 0));
