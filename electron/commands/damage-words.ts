import path from 'node:path';
import type { Lost, RecoveryFile, RecoveryReport, Restored } from '../../shared/recovery.ts';
import { counted } from '../../shared/text/counted.ts';
import { escapeControls } from './escape-controls.ts';

/** Of each kind so many are named; the report has all of them. */
const NAMED = 10;

/**
 * What opening the library in `dir` found damaged, and what became of it, as lines for a terminal. Null where somebody changed
 * files with another program and nothing is missing: that is as it should be.
 */
export function damageWords(report: RecoveryReport, dir: string): string | null {
  const { files, restored, lost, folder } = report;
  if (lost.length === 0 && files.every(({ kind }) => kind === 'changed-outside')) return null;
  const lines = [
    `The library had damaged files (${counted(files.length, 'finding')}).`,
    ...named(files, fileLine),
    ...named(restored, restoredLine),
    ...named(lost, lostLine),
    `The files as they were found, and report.json with all of this, are in ${path.join(dir, 'set-aside', folder)}.`,
  ];
  return escapeControls(`${lines.join('\n')}\n`);
}

function named<T>(all: readonly T[], line: (one: T) => string): string[] {
  const more = all.length - NAMED;
  const onOneLine = (text: string) => text.replaceAll(/[\n\r\u2028\u2029]+/gu, ' ');
  return [
    ...all.slice(0, NAMED).map((one) => `  ${onOneLine(line(one))}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const fileLine = ({ path: file, line, reason }: RecoveryFile): string =>
  `${file}${line === null ? '' : `, line ${line}`}: ${reason}`;

const restoredLine = ({ id, title, from }: Restored): string =>
  `Question ${id} came back from ${from}: ${JSON.stringify(title)}`;

const lostLine = ({ id, hint }: Lost): string => `Lost${id === null ? '' : `, question ${id}`}: ${hint}`;
