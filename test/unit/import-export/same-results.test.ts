import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCheckCommand } from '../../../electron/cli/check-command.ts';
import { EXIT } from '../../../electron/cli/command.ts';
import { formatInvalidSummary, formatProblemLine } from '../../../electron/cli/file-problem-output.ts';
import { createImportCommand } from '../../../electron/cli/import-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { decodeFile } from '../../../electron/host/import-export/read-by-format.ts';
import { readImport } from '../../../electron/host/import-export/read-import.ts';
import { createEmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../../shared/emoji/emoji-shortcodes.ts';
import { detectFormat, findDelimiterByName } from '../../../shared/import-export/file-formats.ts';
import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import { importReportSchema } from '../../../shared/import-export/import-report.ts';
import { pluralize } from '../../../shared/text/pluralize.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures');
const fixtures = (await readdir(FIXTURES, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:jsonl?|csv|tsv|txt|md)$/u.test(entry.name))
  .map((entry) => path.relative(FIXTURES, path.join(entry.parentPath, entry.name)));

const ENTRIES = [createExampleEntry(1), createSmallEntry(2), { ...createExampleEntry(7), removedAt: 5 }];
const TEA = '☕ - Coffee\n🍵 - Tea';
const SAMPLES: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(
    (['json', 'jsonl', 'csv'] as const).map((format) => [
      `export.${format}`,
      [...formatExport(ENTRIES, { format, at: 0 })].join(''),
    ]),
  ),
  'export.txt': [...formatExport(ENTRIES, { format: 'text', at: 0 })].join(''),
  'columns.csv':
    'Question,A,B,Mood,,Emoji 9\nTea or coffee?,☕ - A,🍵 - B,calm,x,🐶\nWhy?,a,b,,,\nWhat else?,🍵 - A,🍵 - B,,,',
  'dates.csv': `Question,Options,Date\nTea or coffee?,"${TEA}",3/4/2026\nWhy or how?,"${TEA}",soon\n`,
  'encoded-twice.csv': `title,options\nTea or coffee?,"â˜• - Coffee\n🍵 - Te\ufffd"`,
  'windows-1252.csv': Buffer.from('title,options\nCaf\xe9 or tea?,a', 'latin1'),
  'tabs.tsv': 'Pizza, pasta, or sushi?\tYes\tNo\nCats, dogs, or fish?\tCats\tDogs',
  'total.csv': 'Question,Options\nTea or coffee?,a\nTotal,',
  'open-quote.csv': 'title,options\nTea or coffee?,a\n"Why',
  'no-title.csv': 'Nr,Options\n1,a',
  'table.md': '# Polls\n\n| Question | Option 1 | Votes |\n|---|---|---|\n| Tea or coffee? | 🍵 - Tea | 3 |',
  'headings.txt': `# Food\n\n${TEA}\n\n# Travel\n\nWhere to?\nWhy?\n\n---\n\n# Ideas`,
  'list.txt': '1. Who?\n2. Why?\n\nTea or coffee?\n<:tea:12> Tea\n☕ Coffee\n\nTea?\n🍵 - A\n🍵 - B',
  'fields.json': JSON.stringify([
    { title: 'Tea or coffee?', options: TEA, descripton: 'D', sent: {} },
    { title: 'Tea?', options: ':teaa: - T\n☕ - C', image: 'x' },
  ]),
  'bots.json': JSON.stringify({ Food: ['Tea or coffee?', 'Why?'], Travel: ['Where to?'] }),
  'damaged.jsonl': `{"title":"Tea or coffee?","options":"🍵 - A\\n☕ - B"}\n{"title":`,
  'empty.txt': ' \n',
};

async function run(create: typeof createCheckCommand, ...args: string[]) {
  const { terminal, written } = fakeTerminal();
  const code = await create({ version: '0.0.0', openSettings }).run(args, terminal);
  return { code, ...written };
}
const resolver = createEmojiResolver(loadEmojiNames(), []);

/** Reads a file as the app's preview does. */
function preview(file: string, bytes: Buffer<ArrayBuffer>) {
  const decoded = decodeFile(bytes);
  if ('problem' in decoded) return null;
  const { text, encoding } = decoded;
  const guessedEncoding = encoding.startsWith('utf-') ? undefined : encoding;
  const how = {
    mode: 'loose',
    format: detectFormat(file, text),
    delimiter: findDelimiterByName(file),
    guessedEncoding,
  } as const;
  const { summary, questions } = readImport(text, { how, customEmoji: [] }, resolver, () => {});
  return { summary, questions: [...questions] };
}

/** The app and the commands ask differently for a column with titles. */
const toMessage = ({ message, fault }: FileProblem) => (fault?.code === 'no-column' ? NO_TITLE : message);
const NO_TITLE = 'Which column contains the question? Choose the field "Title" for it.';

/** Runs both commands and the app's reader with a file, and expects equal results. */
async function compare(file: string, bytes: Buffer<ArrayBuffer>, folder: string): Promise<void> {
  const { code, out } = await run(createCheckCommand, file);
  const args = [file, '--data', path.join(folder, 'new'), '--dry-run', '--json'];
  const imported = await run(createImportCommand, ...args);
  const { state, added, invalid, problems, problemCount } = importReportSchema.parse(
    JSON.parse(imported.out),
  );
  const printed = problems.map((problem) => formatProblemLine(file, problem));
  expect(printed).toHaveLength(problemCount);
  const lines = out.match(/.+\n/gu) ?? [];
  const app = preview(file, bytes);
  const questions = app?.questions ?? [];
  if (state === 'planned') {
    const count = added.questions + added.drafts + added.deleted;
    const summary = `${file}: ${pluralize(count, 'question')}. ${formatInvalidSummary(invalid)}\n`;
    expect(lines.toSorted()).toEqual([...printed, ...(count > 0 ? [summary] : [])].toSorted());
    expect(questions).toHaveLength(count);
    expect(questions.filter(({ limitCount }) => limitCount > 0)).toHaveLength(invalid);
  } else {
    // Only check also lists the problems of the other questions.
    expect(lines).toEqual(expect.arrayContaining(printed));
    expect([code, imported.code]).toEqual([EXIT.problems, EXIT.problems]);
  }
  if (!app) return;
  const { fileProblems, badItems } = app.summary;
  const shown = [...fileProblems, ...badItems.flatMap((item) => item.problems)].map(toMessage);
  const faults = problems.filter(({ fault }) => fault !== undefined).map(toMessage);
  expect(shown.toSorted()).toEqual(faults.toSorted());
}

describe('check, import, and the app', () => {
  it.each(Object.keys(SAMPLES))('report the same problems and numbers for %s', async (name) => {
    await using folder = await createTemporaryFolder();
    const file = path.join(folder.dir, name);
    await writeFile(file, SAMPLES[name] ?? '');
    await compare(file, await readFile(file), folder.dir);
  });

  it.each(fixtures)('report the same problems and numbers for the test fixture %s', async (name) => {
    await using folder = await createTemporaryFolder();
    const file = path.join(FIXTURES, name);
    await compare(file, await readFile(file), folder.dir);
  });
});
