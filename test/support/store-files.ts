import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORMATS, formatHeader, formatLine } from '../../electron/host/library/format/line-file-format.ts';
import type { Entry } from '../../shared/library/entry.ts';

export const JOURNAL = formatHeader(FORMATS.journal);
export const formatEntryLine = (seq: number, entry: Entry): string => formatLine({ seq, entry }).toString();
export const serializeLibraryLine = (seq: number, library: readonly Entry[]): string =>
  formatLine({ seq, library }).toString();

export const formatQuestions = (...lines: readonly string[]): string => {
  const behind = Buffer.from(lines.join(''));
  return formatHeader(FORMATS.questions, { lines: lines.length }, [behind]) + behind.toString();
};

export const readManifest = (...files: readonly string[]): string =>
  formatHeader(FORMATS.library, { created: '2026-01-01T00:00:00.000Z', files });

/** Writes a library with the given files and a manifest that lists its question files. */
export async function writeFiles(
  dir: string,
  contents: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const listed = Object.keys(contents).flatMap((name) =>
    name.startsWith('questions/') ? [name.slice('questions/'.length)] : [],
  );
  await mkdir(join(dir, 'journal'), { recursive: true });
  await mkdir(join(dir, 'questions'), { recursive: true });
  for (const [name, content] of Object.entries({ 'library.json': readManifest(...listed), ...contents })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
}

/** Returns the content of all files below a folder, by path. */
export async function readContents(dir: string): Promise<Record<string, string>> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.slice(dir.length + 1), await readFile(name, 'latin1')]),
    ),
  );
}
