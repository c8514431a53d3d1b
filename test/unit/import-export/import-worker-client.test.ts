import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanCsv, scanTable } from '../../../electron/host/import-export/csv-syntax.ts';
import { MAX_PROBLEMS_KEPT } from '../../../electron/host/import-export/import-file-content.ts';
import { createImportReader } from '../../../electron/host/import-export/import-worker-client.ts';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { getMaxRows } from '../../../electron/host/import-export/read-csv.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import { type ExchangeFormat, MAX_IMPORT_QUESTIONS } from '../../../shared/import-export/file-formats.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { openHost } from '../../support/host.ts';
import { sharedReader } from '../../support/import-reader.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const TOO_MANY = { code: 'too-many-questions', most: MAX_IMPORT_QUESTIONS };
/** Files of 1 to 2 MB that once took minutes and gigabytes to import. */
const ATTACKS: readonly (readonly [what: string, format: ExchangeFormat, text: string])[] = [
  ['short rows', 'csv', `title,options\n${'a,b\n'.repeat(400_000)}`],
  ['empty objects on lines', 'jsonl', '{}\n'.repeat(400_000)],
  ['empty objects in a list', 'json', `[${'{},'.repeat(400_000)}{}]`],
  ['blocks of one line', 'text', 'a\n\n'.repeat(400_000)],
];
const emojiResolver = createEmojiResolver(loadEmojiNames(), []);
const loose = (format: ExchangeFormat) => ({
  how: { mode: 'loose', format, table: null } as const,
  emojiResolver,
});
const TEA = 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee';

describe('the question limit', () => {
  it.each(ATTACKS)('applies to every kind of import with %s', async (_, format, text) => {
    const strict = readItems(text, { format });
    expect(strict.problems.map(({ fault }) => fault)).toEqual([TOO_MANY]);
    expect([strict.items, strict.badItems]).toEqual([[], []]);
    const { isRefused, problems, questions } = await sharedReader.read(text, loose(format));
    expect({ isRefused, faults: problems.map(({ fault }) => fault), questions }).toEqual({
      isRefused: true,
      faults: [TOO_MANY],
      questions: [],
    });
  });

  it("is inclusive and doesn't count blank lines", () => {
    const rows = (count: number) => `title,options\n${'\n,\na,b\n'.repeat(count)}`;
    const read = (count: number) => readItems(rows(count), { format: 'csv', maxQuestions: 100 });
    expect(read(100).items).toHaveLength(100);
    expect(read(101).problems.map(({ fault }) => fault)).toEqual([{ ...TOO_MANY, most: 100 }]);
  });

  it("stops reading as soon as it's exceeded", () => {
    const [, , text] = ATTACKS[0] ?? ['', '', ''];
    for (const scan of [scanCsv(text, ',', getMaxRows(100)), scanTable(text, getMaxRows(100))]) {
      expect(scan.rows.length).toBe(getMaxRows(100));
    }
  });
});

describe('file problems', () => {
  it('are all counted, and a later error still rejects the file', () => {
    const row = '"Tea or coffee?","🍵 - Tea\n☕ - Coffee",no day\n';
    const text = `title,options,plannedFor\n${row.repeat(MAX_PROBLEMS_KEPT + 5)}a,b,,too wide\n`;
    const { problems, problemCount } = readItems(text, { format: 'csv' });
    expect(problemCount).toBe(MAX_PROBLEMS_KEPT + 6);
    expect(problems).toHaveLength(MAX_PROBLEMS_KEPT + 1);
    expect(problems.at(-1)).toMatchObject({ level: 'error', fault: { code: 'too-wide' } });
  });

  it("aren't repeated for each column of a wide header", () => {
    const { problems } = readItems('a,'.repeat(500_000), { format: 'csv' });
    expect(problems.map(({ message }) => message.length).filter((length) => length > 10_000)).toEqual([]);
    const foreign = readItems(`title,options,${'x,'.repeat(500_000)}\na,b`, { format: 'csv' });
    expect(foreign.problemCount).toBeLessThanOrEqual(1_000);
  });
});

describe('reading a file', () => {
  it.each(ATTACKS)("doesn't block local API responses: %s", async (_, format, text) => {
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir);
    const { port } = await host.localApi.start();
    const order: string[] = [];
    const preview = host.handlers['import.preview']({ text, format, table: null, sent: 0 }).then(
      ({ state }) => void order.push(state),
    );
    const responses = [1, 2, 3].map(async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/openapi.json`);
      order.push(String(status));
    });
    await Promise.all([preview, ...responses]);
    expect(order).toEqual(['200', '200', '200', 'rejected']);
    await host.close();
  });

  it('ends the thread if canceled', async () => {
    await using folder = await createTemporaryFolder();
    const connections = createServer();
    await once(connections.listen(0, '127.0.0.1'), 'listening');
    const { port } = connections.address() as AddressInfo;
    // This worker connects to the test's server and never finishes.
    await writeFile(
      path.join(folder.dir, 'worker.ts'),
      `import { connect } from 'node:net';
       connect(${port}, '127.0.0.1', () => { for (;;); });`,
    );
    const reader = createImportReader({ program: path.join(folder.dir, 'worker.ts'), log: silentLog });
    for (const how of ['cancel', 'close'] as const) {
      const connected = once(connections, 'connection');
      const stop = new AbortController();
      const reading = reader.read(TEA, loose('text'), { signal: stop.signal });
      const [socket] = await connected;
      const ended = once(socket.resume(), 'close');
      if (how === 'cancel') stop.abort();
      else reader.close();
      expect((await reading).problems.map(({ fault }) => fault)).toEqual([{ code: 'canceled' }]);
      await ended;
    }
    expect((await reader.read(TEA, loose('text'))).isRefused).toBe(true);
    connections.close();
  });

  it('reports progress', async () => {
    const shares: number[] = [];
    const text = `${TEA}\n\n`.repeat(MAX_IMPORT_QUESTIONS);
    const reading = await sharedReader.read(text, loose('text'), {
      onProgress: (share) => shares.push(share),
    });
    expect(reading.questions).toHaveLength(MAX_IMPORT_QUESTIONS);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });
});

describe('the import worker', () => {
  it('rejects a file that exceeds its memory limit and reads the next one', async () => {
    const reader = createImportReader({ log: silentLog, maxMemoryMb: 48 });
    const text = Array.from({ length: 49_000 }, (_, at) => `Question ${at}?\n${'🍵 - Tea\n'.repeat(15)}`);
    const refused = await reader.read(text.join('\n'), loose('text'));
    expect(refused.problems.map(({ fault }) => fault)).toEqual([{ code: 'out-of-memory' }]);
    expect((await reader.read(TEA, loose('text'))).questions).toHaveLength(1);
    reader.close();
  });

  it.each([
    ['is missing', null],
    ['throws', 'throw new Error("x");'],
    ['throws later', 'setTimeout(() => { throw new Error("x") }, 1);'],
    ['exits', 'process.exit(0);'],
    [
      'sends an unexpected message',
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => parentPort.postMessage("hello"));',
    ],
  ])('rejects a file and logs why if its program %s', async (_, program) => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, 'worker.ts');
    if (program !== null) await writeFile(file, program);
    const logged: unknown[] = [];
    const log = { ...silentLog, error: (_message: string, cause?: unknown) => void logged.push(cause) };
    const reader = createImportReader({ program: file, log });
    const { isRefused, problems } = await reader.read(TEA, loose('text'));
    expect({ isRefused, faults: problems.map(({ fault }) => fault) }).toEqual({
      isRefused: true,
      faults: [{ code: 'unreadable' }],
    });
    expect(logged).toHaveLength(1);
    reader.close();
  });

  it('uses the emoji from each request', async () => {
    const listLimits = async (names: readonly string[], custom: readonly string[]) => {
      const request = {
        ...loose('text'),
        emojiResolver: createEmojiResolver(
          new Map(names.map((name) => [name, '🍵'])),
          custom.map((name) => ({ name, url: 'https://x.example/a.png', keywords: [] })),
        ),
      };
      const { questions } = await sharedReader.read('Tea or coffee?\n:tea: - Tea\n:own: - Own', request);
      return questions.map((question) =>
        question.kind === 'typed' ? question.options?.map(({ emoji }) => emoji) : null,
      );
    };
    expect(await listLimits(['tea'], [])).toEqual([['🍵', ':own:']]);
    expect(await listLimits([], ['own'])).toEqual([[':tea:', '$[own](https://x.example/a.png)$']]);
  });

  it("returns the same results whether it's built or run from source", async () => {
    const program = path.join(path.dirname(findBuiltCli()), '../workers/import-worker.mjs');
    const built = createImportReader({ program, log: silentLog });
    expect(await built.read(TEA, loose('text'))).toEqual(await sharedReader.read(TEA, loose('text')));
    built.close();
  });
});
