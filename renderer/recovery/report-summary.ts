import type { RecoveryFile, RecoveryKind, RecoveryReport } from '../../shared/recovery.ts';

/** What was found in one file, of one kind. */
export interface FoundInFile {
  path: string;
  kind: RecoveryKind;
  /** The lines that it is about, in order; none where it is about the whole file. */
  lines: readonly number[];
}

/** What was found, file by file, in the order in which the files first come. */
export function foundInFiles(files: readonly RecoveryFile[]): FoundInFile[] {
  const found = new Map<string, { path: string; kind: RecoveryKind; lines: number[] }>();
  for (const { path, kind, line } of files) {
    const key = `${kind} ${path}`;
    const one = found.get(key) ?? { path, kind, lines: [] };
    if (line !== null && !one.lines.includes(line)) one.lines.push(line);
    found.set(key, one);
  }
  return [...found.values()].map((one) => ({ ...one, lines: one.lines.sort((a, b) => a - b) }));
}

/** Whether nothing was wrong but that another program changed a file. */
export const isOnlyChanged = ({ files, restored, lost }: RecoveryReport): boolean =>
  files.length > 0 &&
  restored.length === 0 &&
  lost.length === 0 &&
  files.every(({ kind }) => kind === 'changed-outside');

/** The folder of a report, as the computer names it: `dataDir` tells which way its slashes lean. */
export function asidePath(dataDir: string, folder: string): string {
  const slash = dataDir.includes('\\') && !dataDir.includes('/') ? '\\' : '/';
  return [dataDir.replace(/[\\/]$/, ''), 'set-aside', folder].join(slash);
}
