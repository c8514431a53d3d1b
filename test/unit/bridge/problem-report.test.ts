import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { redact } from '../../../electron/host/bridge/problem-report.ts';
import { createLog, recordRecentLines } from '../../../electron/host/system/log.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { openHost } from '../../support/host.ts';
import { profileInput } from '../../support/memory-profiles.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const SECRET = 'canary-8f1c2b7d';
const TITLE = 'What did nobody else read?';
const NAME = 'ada_of_the_report';

const reportSchema = z.object({
  library: z.object({ counts: z.record(z.string(), z.int()), files: z.record(z.string(), z.unknown()) }),
  settings: z.record(z.string(), z.unknown()),
  log: z.array(z.unknown()),
  questions: z.union([z.literal('omitted'), z.array(z.unknown())]),
});

describe('a problem report', () => {
  test("includes files, settings, and the log, but the author's text only on request", async () => {
    await using folder = await createTemporaryFolder();
    const { host } = await openHost(folder.dir);
    await host.handlers['question.save']({
      id: null,
      key: 'k',
      version: 0,
      basedOn: 0,
      input: { ...createEmptyDraft(), title: TITLE, options: '👍 - Yes\n👎 - No' },
    });
    await host.handlers['settings.set']({ syncUrl: 'https://live.example/api/v1' });
    await host.handlers['apiToken.add'](profileInput(NAME));
    const quarantine = path.join(folder.dir, 'library', 'set-aside', '2026-11-09-09-00-00');
    await mkdir(quarantine, { recursive: true });
    await writeFile(path.join(quarantine, 'report.json'), '{}');
    await host.handlers['sync.setToken']({ token: SECRET });
    const { text } = await host.handlers['report.create']({ texts: false });
    const parsed = reportSchema.parse(JSON.parse(text));
    expect(parsed.library.counts.all).toBe(1);
    expect(parsed.library.files).toMatchObject({ 'journal/': {}, 'set-aside/': { files: 1, bytes: 2 } });
    expect(parsed.settings).toMatchObject({ theme: 'system', syncMinutes: 15 });
    expect(parsed.questions).toBe('omitted');
    const tokens = host.apiTokens.list().map(({ token }) => token);
    for (const hidden of [SECRET, TITLE, NAME, folder.dir, 'live.example', ...tokens])
      expect(text).not.toContain(hidden);
    const whole = await host.handlers['report.create']({ texts: true });
    expect(whole.text).toContain(TITLE);
    for (const hidden of [SECRET, folder.dir, ...tokens]) expect(whole.text).not.toContain(hidden);
    await host.close();
  });
});

test('a problem report lists crash dumps and omits text quoted in errors', async () => {
  await using folder = await createTemporaryFolder();
  const dump = { name: '2f0c5a52-5a17-4f0e-9f2f-6b0c3d1f9e11.dmp', bytes: 123_456 };
  const parseError = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      return error;
    }
  };
  const { host } = await openHost(folder.dir, 0, {
    crashDumps: async () => [dump],
    recentLog: () => {
      const lines: string[] = [];
      const log = createLog(
        (line) => void lines.push(line),
        () => 0,
      );
      log.error('It broke', parseError(`{"title": ${TITLE}}`));
      log.warn('It broke', { reason: String(parseError('nobody "else"')) });
      log.error('Later', new Error('another'));
      return lines.join('');
    },
  });
  const { text } = await host.handlers['report.create']({ texts: false });
  const report = z
    .object({ crashDumps: z.unknown(), log: z.array(z.object({ message: z.string() })) })
    .parse(JSON.parse(text));
  expect(report.crashDumps).toEqual([dump]);
  expect(report.log.map(({ message }) => message)).toEqual(['It broke', 'It broke', 'Later']);
  expect(text).toContain('‹text› is not valid JSON');
  expect(text).toContain('Error: another');
  for (const word of TITLE.split(' ').slice(0, 3)) expect(text).not.toContain(word);
  await host.close();
});

describe('redact', () => {
  const hidden = {
    secrets: [SECRET, 'ab'],
    folders: [
      ['/home/ada', '‹home›'],
      ['/home/ada/lib', '‹library›'],
    ],
  } as const;

  test.each([
    [`token ${SECRET}!`, 'token ‹removed›!'],
    ['/home/ada/lib/a, /home/ada/b', '‹library›/a, ‹home›/b'],
    ['authorization: Bearer abc.def', 'authorization: Bearer ‹removed›'],
    ['https://ada:pw@host.example/x', 'https://‹removed›@host.example/x'],
    ['about the cab', 'about the cab'],
    ['at file:///home/ada/app.js:1', 'at file://‹home›/app.js:1'],
  ])('turns "%s" into "%s"', (text, without) => {
    expect(redact(text, hidden)).toBe(without);
  });

  test('removes secrets from JSON, regardless of their characters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 20 }), fc.string(), (secret, around) => {
        fc.pre(!'‹removed›'.includes(secret) && !around.includes(secret));
        const text = JSON.stringify({ [around]: `${secret}` });
        const plain = redact(text, { secrets: [secret], folders: [] });
        expect(plain).not.toContain(JSON.stringify(secret).slice(1, -1));
      }),
    );
  });
});

test('redact replaces a folder in paths and file URLs of any notation', () => {
  const folders = [
    ['C:\\Users\\Anna', '‹home›'],
    ['/home/jörg', '‹home›'],
  ] as const;
  const text =
    'file:///C:/Users/Anna/a.js file:///home/j%C3%B6rg/b.js C:\\Users\\Anna {"f":"C:\\\\Users\\\\Anna"}';
  expect(redact(text, { secrets: [], folders })).toBe(
    'file:///‹home›/a.js file://‹home›/b.js ‹home› {"f":"‹home›"}',
  );
});

test("recordRecentLines stores the log's last lines", () => {
  const logged: string[] = [];
  const log = { info: (m: string) => void logged.push(m), warn: () => {}, error: () => {} };
  const { log: both, tail } = recordRecentLines(log, () => 0);
  for (let at = 0; at < 600; at++) both.info(`line ${at}`);
  both.error('it broke', new Error('so'));
  expect(logged).toHaveLength(600);
  const lines = tail().split('\n').filter(Boolean);
  expect(lines).toHaveLength(500);
  expect(lines[0]).toContain('line 101');
  expect(lines.at(-1)).toContain('Error: so');
});
