import { describe, expect, it } from 'vitest';
import { escapeFormula, scanTable, unescapeFormula } from '../../electron/host/import-export/csv-syntax.ts';
import { formatExport } from '../../electron/host/import-export/format-export.ts';
import { PRIVATE_CELLS } from '../../electron/host/import-export/private-field-cells.ts';
import { readItems } from '../../electron/host/import-export/read-by-format.ts';
import { createTextReplacer } from '../../electron/host/library/commands/bulk-edit-commands.ts';
import { summarize } from '../../electron/host/library/search/entry-summary.ts';
import { createSearchSpelling } from '../../electron/host/library/search/search-spelling.ts';
import { createRedactor } from '../../electron/host/local-api/request-log/redactor.ts';
import { matchSentLines } from '../../electron/host/sync/merge/content-equivalence.ts';
import { createBaseFromRemote, mergeDrafts } from '../../electron/host/sync/merge/merge-fields.ts';
import { parseRetryAfterMs } from '../../electron/host/sync/queue/backoff.ts';
import {
  parseErrorMessage,
  parseRejectedField,
} from '../../electron/host/sync/transport/error-body-parser.ts';
import { parseRemoteQuestion } from '../../electron/host/sync/transport/remote-response.ts';
import { createTokenMask } from '../../electron/host/sync/transport/token-mask.ts';
import { isDeeperThan } from '../../electron/host/system/json-depth.ts';
import { parseWithFault, scanJson } from '../../electron/host/system/json-scan.ts';
import { escapeControls, toPrintable } from '../../electron/host/system/printable-text.ts';
import { applyEdit, parseDraft, toDraft } from '../../renderer/drafts/draft-content.ts';
import { mergeOptionLines } from '../../renderer/drafts/merge-option-lines.ts';
import { mergeTexts } from '../../renderer/drafts/merge-texts.ts';
import { parsePastedQuestion } from '../../renderer/features/editor/paste/paste-parser.ts';
import { joinLines } from '../../renderer/features/editor/paste/paste-plan.ts';
import { highlightSearch } from '../../renderer/ui/format/highlight.ts';
import { formatJson } from '../../renderer/ui/format/pretty-json.ts';
import { diffWords } from '../../renderer/ui/format/word-diff.tsx';
import { combineTexts } from '../../renderer/views/sync/conflict/combine-texts.ts';
import { readChatEmoji } from '../../shared/emoji/chat-emoji.ts';
import { createEmojiFinder } from '../../shared/emoji/emoji-finder.ts';
import { createEmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { loadEmojiNames } from '../../shared/emoji/emoji-shortcodes.ts';
import { loadEmojiEntries } from '../../shared/emoji/emoji-table.ts';
import { exchangeFormatSchema } from '../../shared/import-export/file-formats.ts';
import { quoteShellWord } from '../../shared/local-api/curl-command.ts';
import { parseFault } from '../../shared/local-api/fault-spec.ts';
import { checkQuestion } from '../../shared/question/check-question.ts';
import { formatPoll, formatQuestionMarkdown } from '../../shared/question/copy-formats.ts';
import { matchEditedLines } from '../../shared/question/match-option-lines.ts';
import { parsePastedLines } from '../../shared/question/pasted-options.ts';
import { readPollCommand } from '../../shared/question/poll-command.ts';
import { createRecord, TEXT_FIELDS } from '../../shared/question/question-fields.ts';
import { readImage } from '../../shared/question/question-image.ts';
import { countQuestions } from '../../shared/question/question-list.ts';
import { judgeLength } from '../../shared/question/text-length.ts';
import { listTitleOptions } from '../../shared/question/title-options.ts';
import { foldCase } from '../../shared/text/fold-case.ts';
import { trimInvisible } from '../../shared/text/invisible-characters.ts';
import { detectScriptLanguage } from '../../shared/text/script-language.ts';
import { parseSearch } from '../../shared/text/search-terms.ts';
import { MAX_GROWTH, measureGrowth, repeatTo } from '../support/growth-of-time.ts';
import { createExampleEntry } from '../support/store-entries.ts';

const resolver = createEmojiResolver(loadEmojiNames(), []);
const finder = createEmojiFinder(loadEmojiEntries(), 'en');
const redactor = createRedactor(new Set(['aaaaaaaaaaaa-token', '%25%61']));
const maskToken = createTokenMask('aaaaaaaaaaaa-token');
const createDraftWith = (text: string) => ({ ...createRecord(TEXT_FIELDS, () => text), options: text });
const createEntryWith = (text: string) => ({
  ...createExampleEntry(1),
  draft: { input: createDraftWith(text), basedOn: 1 },
});
const replaceText = createTextReplacer({
  kind: 'replace',
  find: 'aa',
  replacement: 'b',
  matchesCase: false,
  wholeWords: true,
  fields: ['title', 'options'],
});

/** Every function that reads text from files, requests, responses, or the clipboard. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  validation: (text) => checkQuestion(createDraftWith(text), resolver),
  'length limits': (text) => judgeLength(text, { min: 1, max: 300 }),
  'option lines': (text) => toDraft(parseDraft(createDraftWith(text))),
  images: (text) => [readImage(text), readImage(`$[${text}](${text})$`)],
  emoji: (text) => [':', '$', '$[', ''].map((start) => resolver.resolve(start + text)),
  'emoji names': (text) => resolver.findNearest(text, 3),
  'emoji suggestions': (text) => finder.suggest(text, 3),
  'emoji search': (text) => finder.match(text, 10, { custom: [], recent: [], tone: 1 }),
  'tags and dates': (text) => Object.values(PRIVATE_CELLS).map(({ parse }) => parse(text)),
  search: (text) => [foldCase(text), parseSearch(text)],
  'search corrections': (text) => {
    const spelling = createSearchSpelling(parseSearch('needel haystack'));
    spelling?.add(text);
    return spelling?.correct();
  },
  'options in titles': listTitleOptions,
  'list rows': (text) => summarize(createEntryWith(text), resolver, 'needle'),
  'text in bulk edits': (text) => replaceText(createDraftWith(text)),
  'languages and spaces': (text) => [detectScriptLanguage(text), trimInvisible(text)],
  'text copied for chats': (text) => [
    formatPoll(createDraftWith(text), resolver),
    formatQuestionMarkdown(createDraftWith(text), resolver),
  ],
  'curl commands': (text) => quoteShellWord(text),
  faults: (text) => ['', 'POST:status=', 'POST:rate-limit='].map((start) => parseFault(start + text)),
  exports: (text) =>
    exchangeFormatSchema.options.map((format) => [
      ...formatExport([createEntryWith(text)], { format, at: 0 }),
    ]),
  imports: (text) =>
    exchangeFormatSchema.options.map((format) => readItems(text, { format, isStrict: false })),
  'JSON imports': (text) => readItems(JSON.stringify([createDraftWith(text)]), { format: 'json' }),
  CSV: (text) => [scanTable(text), scanTable(`"${text}`), unescapeFormula(escapeFormula(text))],
  'damaged JSON': (text) => [
    isDeeperThan(text, 100),
    ...['', '"', '{"entries":['].flatMap((start) => [
      parseWithFault(start + text),
      scanJson(start + text, 'entries', 1_000_000),
    ]),
  ],
  'terminal output': (text) => [toPrintable(text, 100), escapeControls(text)],
  'request log masking': (text) => [redactor.text(text), redactor.maskIncompleteText(text)],
  'response masking': (text) => [maskToken(text), maskToken(JSON.stringify(text))],
  'service errors': (text) =>
    [text, `<p>${text}`, JSON.stringify({ detail: text })].map((body) => [
      parseErrorMessage(body),
      parseRejectedField(body),
    ]),
  'service questions': (text) =>
    parseRemoteQuestion(
      JSON.stringify({ id: 1, question: text, options: [{ emoji: text, text }], other: text }),
    ),
  'Retry-After': (text) => parseRetryAfterMs({ 'retry-after': text, date: text }, 0),
  'pasted questions': (text) =>
    ['', '1. a\n', 'a?\n', '(1\n'].map((line) => countQuestions(line.repeat(text.length / 4) + text)),
  'chat emoji': (text) =>
    [text, `<:${text}`, `<a:a:${text}`, `:${text}~1:`, `:${text}_tone1:`].map((line) =>
      readChatEmoji(line, resolver),
    ),
  'pasted options': (text) => [
    parsePastedQuestion(text),
    parsePastedLines([text, `- ${text}`, `1. ${text}`], resolver),
    joinLines(text),
    readPollCommand(`!poll ${text}`),
  ],
  differences: (text) => diffWords(text, `${text.slice(10)}x`),
  conflicts: (text) => [combineTexts(text, `${text}x`, `y${text}`), mergeTexts(text, `${text}x`, `y${text}`)],
  'highlighted words': (text) => highlightSearch(text, 'a'.repeat(200)),
  'formatted JSON': (text) => formatJson(JSON.stringify(text)),
};

/** Text that's slow for patterns and loops that restart, nest, or grow. */
const PIECES = ['\t', 'a', '(', '\\"', '<title', '%61', '000,', 'word ', '- a\n', '\u0301', '👩\u200d'];

describe('text of 1 MB', () => {
  it.each(Object.entries(FUNCTIONS))('is processed in linear time: %s', async (_, run) => {
    const slow: string[] = [];
    for (const piece of PIECES) {
      const growth = await measureGrowth((length) => `${repeatTo(piece)(length)}!`, run);
      if (growth > MAX_GROWTH) slow.push(`${JSON.stringify(piece)}: ${growth.toFixed(0)}`);
    }
    expect(slow).toEqual([]);
  });
});

const createDraftWithLines = (lines: readonly string[]) => createDraftWith(lines.join('\n'));

type Lists = Record<'before' | 'own' | 'other', readonly string[]>;

const LIST_FUNCTIONS: Readonly<Record<string, (lists: Lists) => unknown>> = {
  'matched lines': ({ before, own }) => [matchEditedLines(own, before), matchSentLines(own, before)],
  'merged rows': ({ before, own }) =>
    applyEdit(parseDraft(createDraftWithLines(before)), { type: 'merge', draft: createDraftWithLines(own) }),
  'edited rows': ({ before }) => {
    const content = parseDraft(createDraftWithLines(before));
    const keys = content.rows.map(({ key }) => key).toReversed();
    return [
      applyEdit(content, { type: 'order', keys }),
      applyEdit(content, { type: 'emoji', emoji: new Map(keys.map((key) => [key, '☕'])) }),
    ];
  },
  'merged drafts': ({ before, own, other }) =>
    mergeOptionLines(before.join('\n'), own.join('\n'), other.join('\n')),
  'merges with the service': ({ before, own, other }) => {
    return mergeDrafts(
      createBaseFromRemote(createDraftWithLines(before)),
      createDraftWithLines(own),
      createDraftWithLines(other),
    );
  },
};

/**
 * Lines that differ between the versions entirely, only in their text, only in their emoji, or only in their
 * order.
 */
const LINES: Readonly<Record<string, (version: string, at: number) => string>> = {
  'other lines': (version, at) => `${version} ${at}`,
  'other emoji and text': (version, at) => `:${version}_${at}: - ${version} ${at}`,
  'one emoji': (version, at) => `☕ - ${version} ${at}`,
  'one text': (version, at) => `:${version}_${at}: - Tea`,
  'the same lines in another order': (version, at) => `Tea ${version === 'own' ? at : 100_000 - at}`,
};

describe('option lists with many different lines', () => {
  it.each(Object.entries(LIST_FUNCTIONS))('are processed in linear time: %s', async (_, run) => {
    const slow: string[] = [];
    for (const [name, line] of Object.entries(LINES)) {
      const list = (count: number, version: string) =>
        Array.from({ length: count }, (_, at) => line(version, at));
      const lists = (count: number): Lists =>
        createRecord(['before', 'own', 'other'], (version) => list(count, version));
      const growth = await measureGrowth(lists, run, [250, 2_000, 16_000]);
      if (growth > MAX_GROWTH) slow.push(`${name}: ${growth.toFixed(0)}`);
    }
    expect(slow).toEqual([]);
  });
});
