import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCheckCommand } from '../../../electron/cli/check-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import type { ImportSource } from '../../../shared/import-export/import-preview-schemas.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { openLibrary } from '../../support/test-library.ts';

const OPTIONS = '🍵 - Tea\n☕ - Coffee';
const blocks = (titles: readonly string[]) => titles.map((title) => `${title}\n${OPTIONS}`).join('\n\n');
const source = (text: string): ImportSource => ({ text, format: 'text', table: null });

const folder = createFolderPerTest();

describe('a file with more than 2,000 questions', () => {
  it("is previewed with 2,000 rows, and its other questions are imported unless they're duplicates", async () => {
    const { library, tools, close } = await openLibrary(path.join(folder.dir, 'library'));
    const nothing = { skip: new Set<number>(), importAnyway: new Set<number>() };
    await tools.exchange.importChosen(source(blocks(['Here before?'])), nothing);
    const shown = Array.from({ length: 2_000 }, (_, at) => `Question ${at} of many?`);
    const behind = ['Here before?', 'Question 7 of many?', 'The very last one?', 'The very last one?'];
    const file = source(blocks([...shown, ...behind]));
    const preview = await tools.exchange.preview(file);
    expect(preview.rows.map(({ input }) => input.title)).toEqual(shown);
    expect(preview.behind).toEqual({ taken: 1, drafts: 0, here: 1, repeated: 2, impossible: 0 });
    // Corresponds to unchecking only the first row in the app.
    const report = await tools.exchange.importChosen(file, { ...nothing, skip: new Set([0]) });
    expect(report).toMatchObject({ state: 'done', added: { questions: 2_000, drafts: 0 } });
    const titles = [...library.entries()].map(({ question }) => question?.title);
    expect(titles).toEqual(['Here before?', ...shown.slice(1), 'The very last one?']);
    await close();
  });
});

describe('a file with more than 200 problems', () => {
  // Each row has an extra cell.
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `"Question ${at}?","${OPTIONS}",a,b`);

  it('is rejected with the first 200 problems and the total, and check lists all problems', async () => {
    const text = ['title,options,tags', ...rows(250)].join('\n');
    const { library, tools, close } = await openLibrary(path.join(folder.dir, 'library'));
    const report = await tools.exchange.import(text, { format: 'csv', dryRun: false });
    expect(report).toMatchObject({ state: 'rejected', problemCount: 250 });
    expect(report.problems).toHaveLength(200);
    expect(report.problems[0]?.line).toBe(2);
    expect([...library.entries()]).toEqual([]);
    await close();
    const file = path.join(folder.dir, 'questions.csv');
    await writeFile(file, text);
    const { terminal, written } = fakeTerminal();
    expect(await createCheckCommand({ version: '0.0.0', openSettings }).run([file], terminal)).toBe(1);
    expect((written.out + written.err).match(/^.*questions\.csv:\d+:/gm)).toHaveLength(250);
  });
});
