import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import catalog from '../../../shared/messages/en.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAX_PAGE_LINES = 200;
const MAX_README_LINES = 120;
/** Without generated parts. */
const MAX_TOTAL_BYTES = 120 * 1024;

/** Wording that is never right in this project's text. */
const BANNED: readonly RegExp[] = [
  /\b(?:nobody|somebody|whoever|anew|beside|wherein|whence)\b/i,
  /\b(?:of its own|by itself|otherwise than|as of later|all the same|the one before|in the clear)\b/i,
  /\b(?:needs a person|goes out|call(?:ed)? back|run out|much the same|stand-in|made-up)\b/i,
  /(?<!\bthere )\b(?:is|are) no (?!longer\b|more than\b)/i,
  /\bservice\.md\b/,
  /[«»]/,
  /\d %/,
];

const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll(path.sep, '/')}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...docs];
const textOf = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');
const linesOf = (page: string): number => textOf(page).trimEnd().split('\n').length;

/** Blanks code, and quoted titles of tests in table cells, and keeps line numbers. */
const proseOf = (text: string): string =>
  text
    .replaceAll(/^ *```.*?^ *```$/gms, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`(?: "[^"\n]+")?/g, '');

const isBanned = (text: string): boolean => BANNED.some((pattern) => pattern.test(text));

/** Returns the lines of a page with banned wording, as `PAGE:LINE: TEXT`. */
const problemsIn = (page: string, text: string): string[] =>
  proseOf(text)
    .split('\n')
    .flatMap((line, at) => (isBanned(line) ? [`${page}:${at + 1}: ${line.trim()}`] : []));

/** Returns the messages of a catalog with banned wording, as `KEY: TEXT`. */
function problemsInCatalog(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isBanned(value) ? [`${key}: ${value}`] : [];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    problemsInCatalog(inner, key === '' ? name : `${key}.${name}`),
  );
}

describe('the wording', () => {
  it.each(pages)('of %s has nothing that the style guide bans', (page) => {
    expect(problemsIn(page, textOf(page))).toEqual([]);
  });

  it('of English messages has nothing that the style guide bans', () => {
    expect(problemsInCatalog(catalog)).toEqual([]);
  });

  it.each([
    'Nobody can read it.',
    'The app starts by itself.',
    'A file that is no JSON is rejected.',
    'See service.md.',
    'It says «Queued».',
    'At 90 % of a limit.',
  ])('is reported for %j', (sentence) => {
    expect(problemsIn('page.md', `# Title\n\n${sentence}\n`)).toEqual([`page.md:3: ${sentence}`]);
    expect(problemsInCatalog({ a: { b: sentence } })).toEqual([`a.b: ${sentence}`]);
  });

  it('is not checked in code', () => {
    expect(
      problemsIn('page.md', '```\nnobody\n```\n\nRun `nobody`. There is no limit. It is no longer there.'),
    ).toEqual([]);
  });
});

describe('the documentation', () => {
  it(`has at most ${MAX_PAGE_LINES} lines on a page, and ${MAX_README_LINES} in README.md`, () => {
    expect(docs.filter((page) => linesOf(page) > MAX_PAGE_LINES)).toEqual([]);
    expect(linesOf('README.md')).toBeLessThanOrEqual(MAX_README_LINES);
  });

  it(`has at most ${MAX_TOTAL_BYTES / 1024} KiB in all, without generated parts`, () => {
    const written = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs]
      .map((page) => textOf(page))
      .filter((text) => !text.includes('\nThis page is generated '))
      .map((text) => text.replaceAll(/<!-- [\w ]+: begin -->.*?<!-- [\w ]+: end -->/gs, ''));
    const bytes = written.map((text) => Buffer.byteLength(text));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  it('says on each page what readers can do after it', () => {
    const isStarted = (page: string) => /^# .+\n\n(?:After this page, |This page )/.test(textOf(page));
    expect([...docs, 'CONTRIBUTING.md', 'SECURITY.md'].filter((page) => !isStarted(page))).toEqual([]);
  });

  it('has a header for every column of its tables', () => {
    const headers = (text: string) =>
      [...proseOf(text).matchAll(/^(\|.*\|)\n\|[\s:|-]+\|$/gm)].map(([, row = '']) => row);
    const empty = (page: string) =>
      headers(textOf(page).replaceAll('`', '')).filter((row) =>
        row
          .slice(1, -1)
          .split('|')
          .some((cell) => cell.trim() === ''),
      );
    expect(docs.filter((page) => empty(page).length > 0)).toEqual([]);
  });
});
