import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '../../../electron/cli/command.ts';
import { createExportCommand } from '../../../electron/cli/export-command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { importExportHandlers } from '../../../electron/host/bridge/import-export-handlers.ts';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { nodeRandom, systemTimers } from '../../../electron/host/ports.ts';
import { startUiServer } from '../../../electron/host/web/ui-server.ts';
import { uploadSource } from '../../../renderer/features/import/import-session.ts';
import { readChosenFile } from '../../../renderer/features/import/use-import-input.ts';
import type { Handlers } from '../../../shared/bridge/bridge-methods.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import {
  type ExchangeFormat,
  MAX_EXPORT_BYTES,
  MAX_IMPORT_BYTES,
} from '../../../shared/import-export/file-formats.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createQuietJobs, sharedReader } from '../../support/import-reader.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';
import { createWindowBridge } from '../../support/window-bridge.ts';

/** The number of questions whose export exceeds the limit for other files. */
const COUNT = 6_500;
const ENTRIES = Array.from({ length: COUNT }, (_, index) => {
  const entry = createExampleEntry(index + 1);
  const { question } = entry;
  return question
    ? { ...entry, question: { ...question, description: 'As long as it may be. '.repeat(44) } }
    : entry;
});
const parts = { version: '0.0.0', openSettings };
const exported = (format: ExchangeFormat) => [...formatExport(ENTRIES, { format, at: 0 })].join('');

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
const at = (...names: string[]) => path.join(folder.dir, ...names);

beforeAll(async () => {
  folder = await createTemporaryFolder();
  const { library, close } = await openLibrary(at('lib'));
  await library.replaceAll(() => ENTRIES);
  await close();
});
afterAll(() => folder[Symbol.asyncDispose]());

const number = (value: number) => value.toLocaleString('en-GB');

describe('an export larger than 10 MiB', () => {
  it.each(['json', 'jsonl'])(
    'can be imported with the CLI as %s',
    async (format) => {
      const file = at(`all.${format}`);
      const run = async (command: ReturnType<typeof createExportCommand>, ...args: string[]) => {
        const { terminal, written } = fakeTerminal();
        return { code: await command.run(args, terminal), ...written };
      };
      await run(createExportCommand(parts), '--data', at('lib'), '--format', format, '--out', file);
      expect((await stat(file)).size).toBeGreaterThan(MAX_IMPORT_BYTES);
      const into = at(`new-${format}`);
      expect(await run(createImportCommand(parts), file, '--data', into)).toMatchObject({ code: EXIT.done });
      const { library, close } = await openLibrary(into);
      expect([...library.entries()]).toEqual(ENTRIES);
      await close();
    },
    600_000,
  );

  it('is unchanged after an import in the app', async () => {
    await writeFile(at('index.html'), '');
    const { library, tools, close } = await openLibrary(at('lib'));
    const handlers = importExportHandlers(tools.exchange, createQuietJobs(), {
      listAllLikelyDuplicates: async () => ({ ids: new Set(), isComplete: true }),
    });
    const ui = await startUiServer({
      assetsDir: folder.dir,
      // The test calls only these methods.
      handlers: handlers as Handlers,
      subscribe: () => () => undefined,
      port: 0,
      random: nodeRandom,
      timers: systemTimers,
      log: silentLog,
    });
    const connection = await createWindowBridge(ui.createLink().url);
    const { text } = await connection.call('export.run', { format: 'json' });
    const chosen = await readChosenFile(new File([text], 'all.json'));
    if ('wrong' in chosen) throw new Error(chosen.wrong);
    await library.replaceAll(() => []);
    const { format } = chosen;
    const sent = await uploadSource(connection, 'all', { text: chosen.text, format, table: null });
    const report = await connection.call('import.run', { ...sent, skip: [], importAnyway: [] });
    expect(report).toMatchObject({ state: 'done', added: { questions: ENTRIES.length } });
    expect([...library.entries()]).toEqual(ENTRIES);
    await ui.close();
    await close();
  });

  it.each(['json', 'jsonl'] as const)('is read as %s without blocking other tasks', async (format) => {
    let turns = 0;
    let next: NodeJS.Immediate;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const request = {
      how: { mode: 'whole', format } as const,
      emojiResolver: createEmojiResolver(new Map(), []),
    };
    const { questions, problems } = await sharedReader.read(exported(format), request);
    clearImmediate(next);
    expect([questions.length, problems]).toEqual([ENTRIES.length, []]);
    expect(turns).toBeGreaterThan(20);
  });

  const json = exported('json');
  const lines = exported('jsonl');
  const errors = (text: string, format: ExchangeFormat) =>
    readItems(text, { format }).problems.filter(({ level }) => level === 'error');
  it("is rejected if it's incomplete or modified", async () => {
    const large = 'x'.repeat(MAX_IMPORT_BYTES);
    const cases: [string, ExchangeFormat, string, number | null, RegExp][] = [
      ['cut', 'json', json.slice(0, -9_000), null, /valid JSON/],
      [
        'cut behind a line',
        'jsonl',
        lines.slice(0, lines.lastIndexOf('\n', lines.length - 2)),
        1,
        new RegExp(`lists ${number(COUNT)} entries, but the file has ${number(COUNT - 1)}`),
      ],
      [
        'with a line too many',
        'jsonl',
        `${lines}{}\n`,
        COUNT + 2,
        new RegExp(`lists ${number(COUNT)} entries, but the file has ${number(COUNT + 1)}`),
      ],
      ['with more behind it', 'json', `${json}{}\n`, COUNT + 3, /extra data after the end of the export/],
      ['laid out anew', 'json', json.replace('},\n', '}\n,'), 3, /must be on its own line/],
      ['of a newer version', 'jsonl', lines.replace('"version":1', '"version":7'), 1, /version 7/],
      [
        'too many',
        'jsonl',
        lines.replace(`"count":${COUNT}`, '"count":600000'),
        1,
        /at most 500,000 entries/,
      ],
      ['of another app', 'json', `[${large}]`, null, /larger than 10 MB/],
      ['a text that begins so', 'text', `${lines.slice(0, 100)}${large}`, null, /larger than 10 MB/],
    ];
    for (const [what, format, text, at, message] of cases) {
      const [first] = errors(text, format);
      if (what === 'cut') expect(first?.line, what).toBeGreaterThan(COUNT - 1_000);
      else expect(first?.line, what).toBe(at);
      expect(first?.message, what).toMatch(message);
    }
    expect(errors(`\ufeff${json.replaceAll('\n', '\r\n')}\r\n`, 'json')).toEqual([]);
  });

  it("can be up to 256 MiB, and larger files aren't read", async () => {
    let isRead = false;
    const given = (size: number, text: string) => ({
      name: 'all.json',
      size,
      arrayBuffer: async () => {
        isRead = true;
        return new TextEncoder().encode(text).buffer;
      },
    });
    expect(await readChosenFile(given(MAX_EXPORT_BYTES + 1, json))).toMatchObject({ wrong: 'tooLarge' });
    expect(isRead).toBe(false);
    expect(await readChosenFile(given(MAX_EXPORT_BYTES, '[]'))).toMatchObject({ wrong: 'tooLarge' });
    expect(await readChosenFile(given(MAX_EXPORT_BYTES, json.slice(0, 200)))).toMatchObject({
      format: 'json',
    });
  });
});
