import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCheckCommand } from '../../../electron/cli/check-command.ts';
import { EXIT } from '../../../electron/cli/command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { importExportHandlers } from '../../../electron/host/bridge/import-export-handlers.ts';
import { readChosenFile } from '../../../renderer/features/import/use-import-input.ts';
import { type ExchangeFormat, MAX_IMPORT_BYTES } from '../../../shared/import-export/file-formats.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { createQuietJobs } from '../../support/import-reader.ts';
import { openLibrary } from '../../support/test-library.ts';

const TEXT = 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n';
/** The same question in formats that allow trailing spaces. */
const QUESTION = [
  ['json', JSON.stringify([{ title: 'Tea or coffee?', options: '🍵 - Tea\n☕ - Coffee' }])],
  ['text', TEXT],
] as const satisfies readonly (readonly [ExchangeFormat, string])[];
const padToBytes = (text: string, bytes: number): string =>
  text + ' '.repeat(bytes - Buffer.byteLength(text));

const folder = createFolderPerTest();
const at = (...names: string[]) => path.join(folder.dir, ...names);

describe.each(QUESTION)('a %s file larger than 10 MiB', (format, text) => {
  async function run(name: 'check' | 'import', bytes: number) {
    await writeFile(at('file'), padToBytes(text, bytes));
    const command =
      name === 'check'
        ? createCheckCommand({ version: '0.0.0', openSettings })
        : createImportCommand({ version: '0.0.0', openSettings });
    const { terminal, written } = fakeTerminal();
    const library = name === 'import' ? ['--data', at('lib')] : [];
    const code = await command.run([at('file'), '--format', format, ...library], terminal);
    return { code, said: written.out + written.err };
  }

  it('is rejected by the CLI', async () => {
    for (const name of ['check', 'import'] as const) {
      const refused = await run(name, MAX_IMPORT_BYTES + 1);
      expect(refused).toMatchObject({ code: EXIT.problems, said: expect.stringContaining('10 MB') });
      expect(await readdir(folder.dir)).toEqual(['file']);
      expect(await run(name, MAX_IMPORT_BYTES)).toMatchObject({ code: EXIT.done });
    }
  });

  it("is rejected by the app both when it's chosen and when it's read", async () => {
    // Returns only the problem, because a failed assertion would print the text.
    const findProblem = async (bytes: number) => {
      const chosen = await readChosenFile(new File([padToBytes(text, bytes)], `file.${format}`));
      return 'wrong' in chosen ? chosen.wrong : null;
    };
    expect(await findProblem(MAX_IMPORT_BYTES + 1)).toBe('tooLarge');
    expect(await findProblem(MAX_IMPORT_BYTES)).toBeNull();
    const { library, tools, close } = await openLibrary(at('lib'));
    const handlers = importExportHandlers(tools.exchange, createQuietJobs(), {
      listAllLikelyDuplicates: async () => ({ ids: new Set(), isComplete: true }),
    });
    const source = (bytes: number) => ({ text: padToBytes(text, bytes), format, table: null, sent: 0 });
    const importFile = (bytes: number) =>
      handlers['import.run']({ ...source(bytes), skip: [], importAnyway: [] });
    expect(await handlers['import.preview'](source(MAX_IMPORT_BYTES + 1))).toMatchObject({
      state: 'rejected',
      rows: [],
    });
    expect(await importFile(MAX_IMPORT_BYTES + 1)).toMatchObject({ state: 'rejected', undo: null });
    expect([...library.entries()]).toEqual([]);
    expect(await importFile(MAX_IMPORT_BYTES)).toMatchObject({ state: 'done', added: { questions: 1 } });
    await close();
  });
});

describe('undoing an import', () => {
  it('works for the last 20 imports in any order until the app closes', async () => {
    const open = await openLibrary(at('lib'));
    const { exchange } = open.tools;
    const importFile = async (number: number) => {
      const text = TEXT.replace('Tea or', `Tea ${number} or`);
      const { undo } = await exchange.importChosen(
        { text, format: 'text', table: null },
        { skip: new Set(), importAnyway: new Set() },
      );
      return undo ?? Number.NaN;
    };
    const imports: number[] = [];
    for (let number = 0; number < 21; number++) imports.push(await importFile(number));
    const [oldest = 0, first = 0, ...others] = imports;
    await expect(exchange.undo(oldest)).rejects.toMatchObject({ code: 'undo-expired' });
    for (const undo of [first, ...others.slice(1).toReversed()])
      expect(await exchange.undo(undo)).toEqual({ removed: 1, kept: 0 });
    const remaining = ['Tea 0 or coffee?', 'Tea 2 or coffee?'];
    const titles = ({ library }: typeof open) =>
      [...library.entries()].map(({ question }) => question?.title);
    expect(titles(open)).toEqual(remaining);
    await open.close();
    const again = await openLibrary(at('lib'));
    await expect(again.tools.exchange.undo(others[0] ?? 0)).rejects.toMatchObject({ code: 'undo-expired' });
    expect(titles(again)).toEqual(remaining);
    await again.close();
  });
});
