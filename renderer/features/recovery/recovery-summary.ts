import type {
  Lost,
  RecoveryFile,
  RecoveryReport,
  Restored,
} from '../../../shared/library/recovery-report.ts';

/** What became of the question of a line that can't be read. */
type QuestionFate =
  | { kind: 'came-back'; at: number }
  /** What it said is gone: the question, or its newest change. */
  | { kind: 'gone' }
  /** Another line has it. */
  | { kind: 'there' };

/** One thing that was found in a file. */
export interface FoundItem extends Pick<RecoveryFile, 'reason' | 'kind' | 'outcome' | 'id' | 'title'> {
  /** The lines that it is about, in order; none where it is about the whole file. */
  lines: readonly number[];
  /** Null where it is about no question, or the outcome says it. */
  fate: QuestionFate | null;
}

export interface FoundInFile {
  path: string;
  items: readonly FoundItem[];
}

/** What was found, file by file, in the order in which it was told. What is said of several lines is said once. */
export function groupByFile(report: Pick<RecoveryReport, 'files' | 'restored' | 'lost'>): FoundInFile[] {
  const files = Map.groupBy(report.files, ({ path }) => path);
  return [...files].map(([path, found]) => ({
    path,
    items: [...Map.groupBy(found, groupKeyOf).values()]
      .flatMap((same) => itemOf(same, report))
      .sort((one, other) => (one.lines[0] ?? AFTER_LAST_LINE) - (other.lines[0] ?? AFTER_LAST_LINE)),
  }));
}

/** What is about no line comes behind what is about one. */
const AFTER_LAST_LINE = Number.MAX_SAFE_INTEGER;

const groupKeyOf = ({ kind, outcome, reason, id, line }: RecoveryFile): string =>
  JSON.stringify([kind, outcome, reason, id, line === null]);

function itemOf(
  same: readonly RecoveryFile[],
  report: Pick<RecoveryReport, 'restored' | 'lost'>,
): FoundItem[] {
  const [first] = same;
  if (!first) return [];
  const { path: _path, line: _line, ...said } = first;
  const lines = [...new Set(same.flatMap(({ line }) => line ?? []))].sort((a, b) => a - b);
  const restored = report.restored.find(({ id }) => id === first.id);
  // What can be read of a broken line is often but the beginning of its title.
  const title = restored?.title ?? first.title;
  return [
    { ...said, ...(title !== undefined && { title }), lines, fate: fateOf(first, restored, report.lost) },
  ];
}

function fateOf(
  { id, kind, outcome }: RecoveryFile,
  restored: Restored | undefined,
  lost: readonly Lost[],
): QuestionFate | null {
  if (id === undefined || outcome !== undefined || kind === 'changed-outside') return null;
  if (restored) return { kind: 'came-back', at: restored.at };
  return { kind: lost.some((one) => one.id === id) ? 'gone' : 'there' };
}

/** What is the matter, as a whole. */
export type ReportKind = 'changed' | 'gone' | 'damaged';

/** Whether another program only changed files, whatever could be made of it, or files are gone, or something could not be read. */
export function reportKindOf({ files, restored, lost }: RecoveryReport): ReportKind {
  const isUnharmed = restored.length === 0 && lost.length === 0;
  if (files.length > 0 && isUnharmed && files.every(isChange)) return 'changed';
  return files.length > 0 && files.every(({ outcome }) => outcome === 'gone') ? 'gone' : 'damaged';
}

const isChange = ({ kind, outcome }: RecoveryFile): boolean =>
  kind === 'changed-outside' ||
  outcome === 'not-taken' ||
  outcome === 'no-question' ||
  (kind === 'cut-off' && outcome === 'written-anew');

/** Whether every question that was there is there, as far as can be told. */
export const isNothingLost = ({ files, restored, lost }: RecoveryReport): boolean =>
  restored.length === 0 && lost.length === 0 && !files.some(({ outcome }) => outcome === 'removed');

/** Reports in the order in which they are told: what is gone comes first, and otherwise the newest. */
export const sortReports = (reports: readonly RecoveryReport[]): readonly RecoveryReport[] =>
  reports.toSorted((one, other) => Number(other.lost.length > 0) - Number(one.lost.length > 0));

/** The folder of a report, as the computer names it: `dataDir` tells which way its slashes lean. */
export function quarantinePath(dataDir: string, folder: string): string {
  const slash = dataDir.includes('\\') && !dataDir.includes('/') ? '\\' : '/';
  return [dataDir.replace(/[\\/]$/, ''), 'set-aside', folder].join(slash);
}
