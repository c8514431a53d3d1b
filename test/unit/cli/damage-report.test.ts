import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../../electron/cli/command.ts';
import { createExportCommand } from '../../../electron/cli/export-command.ts';
import { formatDamage } from '../../../electron/cli/open-host.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import type { RecoveryReport } from '../../../shared/library/recovery-report.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const report = (change: Partial<RecoveryReport>): RecoveryReport => ({
  at: 0,
  folder: 'then',
  files: [],
  restored: [],
  lost: [],
  ...change,
});

describe('a library with damaged files', () => {
  it("is reported once on standard error, with the report's folder", async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    await library.replaceAll(() => [createExampleEntry(1), createExampleEntry(2)]);
    await close();
    const questions = path.join(folder.dir, 'questions');
    const [name = ''] = await readdir(questions);
    const file = path.join(questions, name);
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [...lines.slice(0, 2), 'damaged', ...lines.slice(3)].join('\n'));

    const run = async () => {
      const { terminal, written } = fakeTerminal();
      const command = createExportCommand({ version: '0.0.0', openSettings });
      const code = await command.run(['--data', folder.dir, '--format', 'text'], terminal);
      return { code, err: written.err };
    };
    const first = await run();
    expect(first.code).toBe(EXIT.done);
    expect(first.err).toContain(`  questions/${name}, line 3: `);
    expect(first.err).toContain(`  Lost: 1 more question in questions/${name}`);
    const [reportFolder = ''] = await readdir(path.join(folder.dir, 'set-aside'));
    expect(first.err).toContain(`are in ${path.join(folder.dir, 'set-aside', reportFolder)}.\n`);
    expect((await run()).err).toBe('');
  });

  it('is reported in a limited list with one line per problem', () => {
    const files = Array.from({ length: 12 }, (_, at) => ({
      path: `questions/${at}.jsonl`,
      line: at === 0 ? null : at,
      reason: 'it has\nno JSON',
      kind: 'damaged' as const,
    }));
    const restored = [{ id: 7, title: 'Tea?', from: 'backups/a.jsonl', at: 0 }];
    const message = formatDamage(report({ files, restored }), '/l');
    expect(message?.split('\n')).toEqual([
      "Found 12 problems in the library's files.",
      '  questions/0.jsonl: it has no JSON',
      ...files.slice(1, 10).map(({ line }) => `  questions/${line}.jsonl, line ${line}: it has no JSON`),
      '  and 2 more',
      '  Restored question 7 from backups/a.jsonl: "Tea?"',
      `The original files and report.json are in ${path.join('/l', 'set-aside', 'then')}.`,
      '',
    ]);
  });

  it("isn't reported if another program changed a file and no data was lost", () => {
    const files = [
      { path: 'questions/1.jsonl', line: 2, reason: 'it was changed', kind: 'changed-outside' as const },
    ];
    expect(formatDamage(report({ files }), '/l')).toBeNull();
    expect(formatDamage(report({ files, lost: [{ id: null, hint: 'x' }] }), '/l')).toContain('Lost: x');
  });
});
