import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExportCommand } from '../../../electron/cli/export-command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import type { ExchangeFormat } from '../../../shared/import-export/file-formats.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const parts = { version: '0.0.0', openSettings };
const TAGS = ['Essen, Trinken', 'quick;easy', 'plain'];

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  const { library, close } = await openLibrary(at('from'));
  await library.replaceAll(() => [{ ...createExampleEntry(1), tags: TAGS, plannedFor: '2026-12-01' }]);
  await close();
});
afterEach(() => folder[Symbol.asyncDispose]());
const at = (name: string) => path.join(folder.dir, name);

/** Exports the question and imports it into another library. Returns the entry and the file's text. */
async function carried(format: ExchangeFormat) {
  const { terminal } = fakeTerminal();
  const to = ['--format', format, '--out', at('file')];
  expect(await createExportCommand(parts).run(['--data', at('from'), ...to], terminal)).toBe(0);
  const from = [at('file'), '--format', format, '--data', at('to')];
  expect(await createImportCommand(parts).run(from, terminal)).toBe(0);
  const { library, close } = await openLibrary(at('to'));
  const [entry] = [...library.entries()];
  await close();
  return { entry, file: await readFile(at('file'), 'utf8') };
}

describe('a tag with a comma or semicolon', () => {
  it("is quoted in CSV and doesn't affect other fields", async () => {
    const { entry, file } = await carried('csv');
    expect(file).toContain('"""Essen, Trinken"", ""quick;easy"", plain"');
    expect(entry?.tags).toEqual(TAGS);
    expect(entry).toMatchObject({
      plannedFor: '2026-12-01',
      question: { title: createExampleEntry(1).question?.title },
    });
  });

  it.each(['json', 'jsonl'] as const)("isn't split in %s", async (format) => {
    const { entry } = await carried(format);
    expect(entry?.tags).toEqual(TAGS);
  });
});
