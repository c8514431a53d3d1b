import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCheckCommand } from '../../../electron/cli/check-command.ts';
import { type Command, EXIT, UsageError } from '../../../electron/cli/command.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { createImportExport } from '../../../electron/host/import-export/import-export.ts';
import { MAX_PROBLEMS_KEPT } from '../../../electron/host/import-export/import-file-content.ts';
import { nodeRandom } from '../../../electron/host/ports.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createFolderPerTest } from '../../support/folder-per-test.ts';
import { sharedReader } from '../../support/import-reader.ts';
import { createNoOptionalFields } from '../../support/optional-fields.ts';
import { openLibrary } from '../../support/test-library.ts';

const folder = createFolderPerTest();
const at = (name: string) => path.join(folder.dir, name);

const COMMANDS: readonly (readonly [string, Command, () => string[]])[] = [
  ['check', createCheckCommand({ version: '0.0.0', openSettings }), () => []],
  ['import', createImportCommand({ version: '0.0.0', openSettings }), () => ['--data', at('lib')]],
];

describe.each(COMMANDS)('%s', (_, command, more) => {
  it('rejects a file with more questions than --max-questions and suggests a fix', async () => {
    await writeFile(
      at('file.csv'),
      `title,options\n${'"Tea or coffee?","🍵 - Tea\n☕ - Coffee"\n'.repeat(3)}`,
    );
    const run = async (...args: string[]) => {
      const { terminal, written } = fakeTerminal();
      return { code: await command.run([at('file.csv'), ...more(), ...args], terminal), ...written };
    };
    const refused = await run('--max-questions', '2');
    expect(refused.code).toBe(EXIT.problems);
    expect(refused.out + refused.err).toContain(
      `${at('file.csv')}: The file has more than 2 questions. Split the file, or raise the limit with --max-questions.\n`,
    );
    expect(existsSync(at('lib'))).toBe(false);
    expect((await run('--max-questions', '3')).code).toBe(EXIT.done);
  });

  it.each(['0', '-1', '1.5', 'many', '1e3'])('rejects --max-questions %s', async (count) => {
    const { terminal } = fakeTerminal();
    const run = command.run([at('file.csv'), ...more(), '--max-questions', count], terminal);
    await expect(run).rejects.toThrow(UsageError);
  });

  it('stops reading and changes nothing if canceled', async () => {
    await writeFile(at('file.txt'), 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n\n'.repeat(20_000));
    const { terminal, written, stop } = fakeTerminal();
    const run = command.run([at('file.txt'), ...more()], terminal);
    stop();
    expect(await run).toBe(EXIT.failed);
    expect(written.out + written.err).toContain('Canceled. Nothing was imported.');
    expect(existsSync(at('lib'))).toBe(false);
  });
});

describe('check', () => {
  it('counts all problems but lists only some', async () => {
    // Each question exceeds 3 limits.
    await writeFile(at('file.csv'), `title,options\n${'a,b\n'.repeat(4_000)}`);
    const { terminal, written } = fakeTerminal();
    expect(await createCheckCommand({ version: '0.0.0', openSettings }).run([at('file.csv')], terminal)).toBe(
      EXIT.problems,
    );
    expect(written.out.match(/file\.csv:\d+: /g)).toHaveLength(MAX_PROBLEMS_KEPT);
    expect(written.out).toContain(`file.csv: ${3 * 4_000 - MAX_PROBLEMS_KEPT} more problems not shown.`);
    expect(written.out).toContain('4000 questions. 4000 questions are invalid.');
  });
});

describe('an import', () => {
  it('counts all exceeded limits but lists only some', async () => {
    const { tools, close } = await openLibrary(at('lib'));
    const text = `title,options\n${'a,b\n'.repeat(4_000)}`;
    const report = await tools.exchange.import(text, { format: 'csv', dryRun: true });
    expect(report.problems).toHaveLength(200);
    expect(report).toMatchObject({ problemCount: 12_000, invalid: 4_000 });
    await close();
  });

  it.each([1, 2, 3])(
    "is planned again after every change to the library before it's applied: %i",
    async (times) => {
      const { library, tools, clock, close } = await openLibrary(at('lib'));
      const { author } = createDefaultSettings();
      const add = async (title: string) => {
        const options = ['🍵', '☕'].map((emoji) => ({ typed: emoji, emoji, text: 'It', votes: 0 }));
        const input = { ...createNoOptionalFields(), title, options };
        return library.createQuestion(input, { origin: 'app', author });
      };
      let remaining = times;
      const exchange = createImportExport({
        library,
        restorePoints: {
          async replace(next) {
            remaining -= 1;
            if (remaining >= 0) await add(remaining === 0 ? 'Tea or coffee?' : `Another one, ${remaining}?`);
            return tools.restorePoints.replace(next);
          },
        },
        reader: sharedReader,
        clock,
        random: nodeRandom,
        emojiResolver: () => createEmojiResolver(new Map(), []),
        changeCustomEmoji: async () => {},
        author: () => author,
      });
      const text = ['Tea or coffee?', 'Dogs or cats?']
        .map((title) => `${title}\n🍵 - It\n☕ - It`)
        .join('\n\n');
      const report = await exchange.import(text, { format: 'text', dryRun: false });
      expect(report).toMatchObject({ added: { questions: 1 }, skipped: { same: 1 } });
      const others = Array.from({ length: times - 1 }, (_, other) => `Another one, ${other + 1}?`);
      expect([...library.entries()].map(({ question }) => question?.title).toSorted()).toEqual(
        [...others, 'Dogs or cats?', 'Tea or coffee?'].toSorted(),
      );
      await close();
    },
  );
});
