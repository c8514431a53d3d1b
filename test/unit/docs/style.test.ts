import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import germanCatalog from '../../../shared/messages/de.json' with { type: 'json' };
import catalog from '../../../shared/messages/en.json' with { type: 'json' };
import { listMessages, listWordings } from '../../support/message-values-module.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAX_PAGE_LINES = 200;
const MAX_README_LINES = 120;
/** The limit doesn't count generated parts. */
const MAX_TOTAL_BYTES = 140 * 1024;

/** Wording that's always wrong in this project. */
const BANNED: readonly RegExp[] = [
  /\b(?:nobody|somebody|whoever|anew|beside|wherein|whence)\b/i,
  /\b(?:of its own|by itself|otherwise than|as of later|all the same|the one before|in the clear)\b/i,
  /\b(?:needs a person|goes out|call(?:ed)? back|run out|much the same|stand-in|made-up)\b/i,
  /(?<!\bthere )\b(?:is|are) no (?!longer\b|more than\b)/i,
  /\bservice\.md\b/,
  /[«»]/,
  /\d %/,
];

/** The maximum number of words in a sentence. A placeholder counts as 1 word. */
const MAX_SENTENCE_WORDS = 15;

/** Synonyms of glossary terms that messages must not use, with the right terms. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:needs? (?:you|a decision)|to decide)\b/i, 'Needs attention, Resolve'],
  [/\b(?:hold back|unqueue|take from the queue)\b/i, 'Queued, Remove from queue'],
  [/\b(?:adopt|fetch from service)\b/i, 'Add from service, Link'],
  [/\bdelet(?:e|ed|ing) (?:the |this |an? )?(?:planned )?(?:tag|option|token|date)\b/i, 'Remove'],
  [/\bremov(?:e|ed|ing) (?:the |this |a )?(?:question|snapshot|template|backup)\b/i, 'Delete'],
  [/\b(?:for good|bring back|brought back)\b/i, 'Delete permanently, Restore'],
  [/\bthe trash\b/i, 'Trash'],
  [/\b(?:pictures?|own emojis?)\b/i, 'image, custom emoji'],
  [/\b(?:alike|akin|twins?|likeness|much the same)\b/i, 'similar, duplicate'],
  [/\b(?:dry run|folded|set aside)\b/i, 'Preview, compacted, quarantine'],
  [/\b(?:sync|last|next) rounds?\b/i, 'sync'],
  [/\b(?:cannot|can not|(?:could|do|does|is|are|was|were|has|have|did) not)\b/i, 'a contraction'],
];

/**
 * Words for sending. A question is posted in the chat and synced with the service, so messages don't need
 * them.
 */
const SENT = /\b(?:re|un)?(?:send|sends|sender|sending|sent|publish(?:es|ed|ing)?)\b/i;
const SENT_IN_GERMAN = /\b(?:(?:ab|ver)?(?:ge)?send\p{L}*|(?:ab|ver)?gesandt\p{L}*|veröffentlich\p{L}*)/iu;

/** Messages that may use words for sending, with the reason. */
const MAY_BE_SENT: readonly (readonly [RegExp, string])[] = [
  [/^(?:request|localApi\.(?:faults|requests))\./, 'an HTTP request or response'],
  [/^connectionTest\.answer\.not-http$/, 'an HTTP response'],
  [/^sync\.(?:connectionFailure\.not-sent|paused\.redirect)$/, 'an HTTP request'],
  [/^sync\.settings\.tokenDialogHelp$/, 'the token'],
  [/^sent\.statusSent$/, "the service's own word"],
  [/^settings\.desktop\.notificationProblem\.failed$/, "the system's word for notifications"],
];

/** Sentences in the guide that may use words for sending, with the reason. */
const MAY_SEND: readonly (readonly [string, string])[] = [
  ['The app sends your token only to the base URL', 'the token'],
];

/** Returns whether a message lists search keywords, which may be synonyms of a glossary term. */
const isForSearch = (key: string): boolean => /^palette\.also\.|\.search$/.test(key);

const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll(path.sep, '/')}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...docs];
const getText = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');
const getLines = (page: string): number => getText(page).trimEnd().split('\n').length;

/** Removes code and quoted test titles in table cells but keeps line numbers. */
const extractProse = (text: string): string =>
  text
    .replaceAll(/^ *```.*?^ *```$/gms, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`(?: "[^"\n]+")?/g, '');

const isBanned = (text: string): boolean => BANNED.some((pattern) => pattern.test(text));

/** Returns the page's lines with banned wording, as `PAGE:LINE: TEXT`. */
const findProblems = (page: string, text: string): string[] =>
  extractProse(text)
    .split('\n')
    .flatMap((line, at) => (isBanned(line) ? [`${page}:${at + 1}: ${line.trim()}`] : []));

type Catalog = Parameters<typeof listMessages>[0];

/** Returns the catalog's messages with banned wording, as `KEY: TEXT`. */
const findCatalogProblems = (messages: Catalog): string[] =>
  [...listMessages(messages)].flatMap(([key, text]) => (isBanned(text) ? [`${key}: ${text}`] : []));

/** Returns messages with synonyms of a glossary term, as `KEY: TEXT`. */
const findOtherTerms = (messages: Catalog): string[] =>
  [...listMessages(messages)]
    .filter(([key]) => !isForSearch(key))
    .flatMap(([key, text]) => {
      const wordings = listWordings(text);
      const terms = TERMS.filter(([pattern]) => wordings.some((each) => pattern.test(each)));
      return terms.map(([, term]) => `${key}: ${text} (use: ${term})`);
    });

/** Returns messages that use a word for sending instead of sync or post, as `KEY: TEXT`. */
const findSent = (messages: Catalog, word: RegExp): string[] =>
  [...listMessages(messages)]
    .filter(([key]) => !isForSearch(key) && !MAY_BE_SENT.some(([pattern]) => pattern.test(key)))
    .flatMap(([key, text]) =>
      listWordings(text).some((each) => word.test(each)) ? [`${key}: ${text}`] : [],
    );

/** Returns the guide's lines that use a word for sending instead of sync or post. */
const findSentLines = (text: string): string[] =>
  MAY_SEND.reduce((rest, [allowed]) => rest.replaceAll(allowed, ''), extractProse(text))
    .split('\n')
    .filter((line) => SENT.test(line));

/** Returns sentences with too many words in messages, as `KEY: SENTENCE`. */
const findLongSentences = (messages: Catalog): string[] =>
  [...listMessages(messages)]
    .filter(([key]) => !isForSearch(key))
    .flatMap(([key, text]) => {
      const sentences = listWordings(text).flatMap((each) => each.split(/(?<=[.?!:;…])\s+|\n/));
      const splitWords = (sentence: string) =>
        sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
      const long = sentences.filter((sentence) => splitWords(sentence).length > MAX_SENTENCE_WORDS);
      return [...new Set(long)].map((sentence) => `${key}: ${sentence}`);
    });

const asLabel = (text: string): string => text.replaceAll('’', "'").replace(/…$/, '');

/** Pages that mention the app's controls. */
const guides = ['README.md', ...docs.filter((page) => /^docs\/(?:guide|bots|reference)\//.test(page))];
const labels = new Set([...listMessages(catalog)].flatMap(([, text]) => listWordings(text).map(asLabel)));

/**
 * Returns bold control names that the app doesn't have. Skips bold text at the start of a list item, because
 * it's a heading.
 */
const findUnknownLabels = (text: string): string[] =>
  [...extractProse(text).matchAll(/(?<!^ *(?:[-*]|\d+\.|>) )\*\*(\p{Lu}[^*\n]*)\*\*/gmu)]
    .flatMap(([, path = '']) => path.split(' > '))
    .filter((label) => !labels.has(asLabel(label)));

/** Counts the pages' bytes without generated parts. */
function getBytes(texts: readonly string[]): number {
  const written = texts
    .filter((text) => !text.includes('\n<!-- This page is generated '))
    .map((text) => text.replaceAll(/<!-- [\w ]+: begin -->.*?<!-- [\w ]+: end -->/gs, ''));
  return written.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

describe('the style check', () => {
  it.each(pages)('finds no banned wording in %s', (page) => {
    expect(findProblems(page, getText(page))).toEqual([]);
  });

  it('finds no banned wording in English messages', () => {
    expect(findCatalogProblems(catalog)).toEqual([]);
  });

  it('finds no nonstandard terms in English messages', () => {
    expect(findOtherTerms(catalog)).toEqual([]);
  });

  it.each([
    ['English', catalog, SENT],
    ['German', germanCatalog, SENT_IN_GERMAN],
  ])('finds only allowed words for sending in %s messages', (_, messages, word) => {
    expect(findSent(messages, word)).toEqual([]);
  });

  it.each(['README.md', ...docs.filter((page) => page.startsWith('docs/guide/'))])(
    'finds only allowed words for sending in %s',
    (page) => {
      expect(findSentLines(getText(page))).toEqual([]);
    },
  );

  it.each([
    ['Send again', SENT],
    ['{isPosted, select, true {Posted} other {Unsent}}', SENT],
    ['Published', SENT],
    ['Wird gesendet', SENT_IN_GERMAN],
    ['Veröffentlichte Fragen', SENT_IN_GERMAN],
  ])('reports a word for sending in %j', (message, word) => {
    expect(findSent({ a: message }, word)).toEqual([`a: ${message}`]);
    expect(findSent({ request: { b: message }, palette: { also: { b: message } } }, word)).toEqual([]);
  });

  it(`finds no sentence with more than ${MAX_SENTENCE_WORDS} words in English messages`, () => {
    expect(findLongSentences(catalog)).toEqual([]);
  });

  it.each([
    '{count, plural, one {# question needs you} other {# questions need you}}',
    'Remove question',
    'This token can’t delete the option. Delete token?',
    'The picture cannot be loaded.',
    'Bring back the twin',
  ])('reports nonstandard terms in %j', (message) => {
    expect(findOtherTerms({ a: { b: message }, palette: { also: { b: message } } })).toEqual(
      expect.arrayContaining([expect.stringContaining(`a.b: ${message} (use: `)]),
    );
    expect(findOtherTerms({ palette: { also: { b: message } } })).toEqual([]);
  });

  it('reports a long sentence in any variant of a message', () => {
    const long = `${'word '.repeat(MAX_SENTENCE_WORDS)}end.`;
    const choice = `Short. {isLong, select, true {${long}} other {No.}} {count, plural, one {#} other {# words}}`;
    expect(findLongSentences({ a: choice, b: long.slice(5) })).toEqual([`a: ${long}`]);
  });

  it.each([
    'Nobody can read it.',
    'The app starts by itself.',
    'A file that is no JSON is rejected.',
    'See service.md.',
    'It says «Queued».',
    'At 90 % of a limit.',
  ])('reports banned wording in %j', (sentence) => {
    expect(findProblems('page.md', `# Title\n\n${sentence}\n`)).toEqual([`page.md:3: ${sentence}`]);
    expect(findCatalogProblems({ a: { b: sentence } })).toEqual([`a.b: ${sentence}`]);
  });

  it('ignores code and allowed wording', () => {
    expect(
      findProblems('page.md', '```\nnobody\n```\n\nRun `nobody`. There is no limit. It is no longer there.'),
    ).toEqual([]);
  });
});

describe('the documentation', () => {
  it(`has at most ${MAX_PAGE_LINES} lines per page and ${MAX_README_LINES} in README.md`, () => {
    expect(docs.filter((page) => getLines(page) > MAX_PAGE_LINES)).toEqual([]);
    expect(getLines('README.md')).toBeLessThanOrEqual(MAX_README_LINES);
  });

  it(`has at most ${MAX_TOTAL_BYTES / 1024} KiB without generated parts`, () => {
    const written = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs].map((page) => getText(page));
    expect(getBytes(written)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
    const generated = '# Keys\n\n<!-- This page is generated by a script. -->\n';
    const table = `<!-- table: begin -->${'x'.repeat(MAX_TOTAL_BYTES)}<!-- table: end -->`;
    expect(getBytes([generated, table, 'é'])).toBe(2);
    expect(getBytes(['x'.repeat(MAX_TOTAL_BYTES), '+'])).toBeGreaterThan(MAX_TOTAL_BYTES);
  });

  it.each(guides)('mentions only controls that exist in the app: %s', (page) => {
    expect(findUnknownLabels(getText(page))).toEqual([]);
  });

  it("is reported if it mentions a control that doesn't exist", () => {
    const text =
      'Go to **Settings > Emojis** and select **Discard** or **Sync all now**.\n\n- **Safe sync** works.\n';
    expect(findUnknownLabels(text)).toEqual(['Emojis', 'Sync all now']);
  });

  it('starts each page with an introductory sentence', () => {
    const isStarted = (page: string) => /^# .+\n\n(?!This page shows)[A-Z][^\n]*[.:]\n/.test(getText(page));
    expect([...docs, 'CONTRIBUTING.md', 'SECURITY.md'].filter((page) => !isStarted(page))).toEqual([]);
  });

  it('has a header for every table column', () => {
    const createHeaders = (text: string) =>
      [...extractProse(text).matchAll(/^(\|.*\|)\n\|[\s:|-]+\|$/gm)].map(([, row = '']) => row);
    const findEmptyHeaders = (page: string) =>
      createHeaders(getText(page).replaceAll('`', '')).filter((row) =>
        row
          .slice(1, -1)
          .split('|')
          .some((cell) => cell.trim() === ''),
      );
    expect(docs.filter((page) => findEmptyHeaders(page).length > 0)).toEqual([]);
  });
});
