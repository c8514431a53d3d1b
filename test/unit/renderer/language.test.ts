import { describe, expect, test } from 'vitest';
import { pickerWords } from '../../../renderer/editor/emoji-picker/picker-words.ts';
import { german } from '../../../renderer/ui/text/de/index.ts';
import { english } from '../../../renderer/ui/text/en/index.ts';
import { loadWords } from '../../../renderer/ui/text/load-words.ts';
import { pauseCodeSchema, syncReasonSchema } from '../../../shared/sync-views.ts';
import { spokenOf } from '../../../shared/text/spoken.ts';

interface Leaf {
  place: string;
  value: unknown;
}

/** Every word and every function of words, with its place in the table. */
function leavesOf(value: unknown, place = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ place, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** Words that actions are looked for by: each language has its own. */
const isSearchWord = ({ place }: Leaf): boolean => /^(palette\.also\.|views\.[^.]+\.search$)/.test(place);

const inGerman = leavesOf(german).filter((leaf) => !isSearchWord(leaf));
const inEnglish = leavesOf(english).filter((leaf) => !isSearchWord(leaf));
const germanAt = new Map(inGerman.map(({ place, value }) => [place, value]));

test('German has what English has, and nothing else', () => {
  const kinds = (leaves: readonly Leaf[]) =>
    leaves.map(({ place, value }) => `${place}: ${typeof value}`).sort();
  expect(kinds(inGerman)).toEqual(kinds(inEnglish));
});

/** Words that are the same in both: names, keys, units, signs, and what German took over. */
const SAME = new Set(
  [
    [
      '',
      'QOTD Studio',
      'English',
      'Deutsch',
      'JSON',
      'CSV',
      'curl',
      'Body',
      'BOT',
      '09:00',
      ':name:',
      '🍕 - Pizza',
    ],
    ['Editor', 'Text', 'optional', 'Option', 'Status', 'Import', 'Plan', 'Filter', 'Name', 'Format', 'Emoji'],
    ['Administrator', 'System', 'Port', 'Proxy', 'Token', 'ms', 's', '—'],
  ].flat(),
);
const isKeys = (place: string, word: string): boolean =>
  /\bkeys\.\w+$/.test(place) || ['Enter', 'Ctrl S'].includes(word);

test('no word of German is left in English', () => {
  const left = inEnglish.filter(
    ({ place, value }) =>
      typeof value === 'string' && value === germanAt.get(place) && !SAME.has(value) && !isKeys(place, value),
  );
  expect(left).toEqual([]);
});

/** Functions of words that add none of their own, or only words that are the same in both. */
const SAME_MADE = new Set([
  'list.filterBy',
  'importing.ofOption',
  'localApi.faults.milliseconds',
  'recovery.report.sentence',
  'request.bodySize',
  'sync.compare.option',
]);

const facts = (count: number) => ({
  ...{ min: 5, max: 150, over: count, index: count, otherLine: 2, line: 3 },
  ...{
    lengths: { utf16: 170, visible: 2 },
    character: 'nul',
    fault: 'no-text',
    name: 'pizza',
    loopback: true,
  },
  ...{ path: '/tmp/library', port: 4747, reason: 'ENOSPC' },
});

/** What functions of words are called with: the first of these that English understands. */
const WAYS: ((count: number) => unknown[])[] = [
  (count) => [count, count, count, count],
  (count) => [facts(count), 'title'],
  (count) => [['it', 'they'], count],
  (count) => [count, 'it is so'],
  (count) => ['it is so', count],
];

const clock = () => '09:00';

/** Functions that say something of whatever they get, and mean one of a few kinds. */
const OWN_WAYS: Readonly<Record<string, (count: number) => unknown[]>> = {
  'editor.finding.service-refused': () => [{ words: 'no' }],
  'editor.finding.bad-image': () => [{ fault: 'not-http' }],
  'frame.localApiTile': (count) => ['failed', count],
  'alike.duplicates.noneHelp': (count) => ['very-close', count],
  'customEmoji.fault': () => [{ code: 'bad-url' }],
  'importing.sums': (count) => [{ found: count, taken: count, here: count, problems: count }],
  'importing.problem': () => [{ message: 'The file is empty.', fault: { code: 'empty' } }],
  'localApi.requests.by': () => ['it', 'member'],
  'localApi.faults.sentence': () => ['delay', '*', '5 %'],
  'localApi.faults.full': () => [20],
  'recovery.report.hint': (count) => [{ hint: 'so many more', facts: { what: 'more', count, path: 'a' } }],
  'recovery.report.sentence': () => ['it is so', 'damaged'],
  'recovery.report.notTaken': () => ['it is so', 'damaged'],
  'sync.reason': () => ['gone', {}, clock, null],
  'sync.paused': () => ['disk', {}],
  'sync.waits': () => ['unreachable', {}, clock],
  'sync.activity.sub': (count) => [
    {
      ...{ next: null, pause: null, wait: null },
      counts: { sending: count, waiting: count, paused: 0, unknown: count, conflict: 0, refused: 0, held: 0 },
    },
    clock,
  ],
  'sync.activity.lastRound': (count) => [count, '09:00'],
  'sync.done.left': (count) => ['draft', count],
  'sync.done.synced': (count) => [count, count, count],
  'sync.settings.check': () => ['name'],
  'sync.settings.checkWords': () => [{ what: 'tls', result: 'wrong', why: null }],
};

const call = (words: unknown, given: readonly unknown[]): unknown => {
  if (typeof words !== 'function') return undefined;
  try {
    return Reflect.apply(words, undefined, given);
  } catch {
    return undefined;
  }
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && !/undefined|NaN|\[object|null/.test(value);

/** What both languages say of the same. */
function bothSay({ place, value }: Leaf, count: number): { english: unknown; german: unknown } {
  const ways = OWN_WAYS[place] ? [OWN_WAYS[place]] : WAYS;
  const given = ways.map((way) => way(count)).find((each) => isText(call(value, each))) ?? [];
  return { english: call(value, given), german: call(germanAt.get(place), given) };
}

describe.each([0, 1, 2, 1000])('German that is made for a count of %i', (count) => {
  const said = inEnglish
    .filter(({ value }) => typeof value === 'function')
    .map((leaf) => ({ place: leaf.place, ...bothSay(leaf, count) }));

  test('says something wherever English does', () => {
    expect(said.filter(({ english, german }) => !isText(english) || !isText(german))).toEqual([]);
  });

  test('is not English', () => {
    const same = said.filter(({ english, german }) => english === german && /\p{L}{2}/u.test(`${german}`));
    expect(same.filter(({ place }) => !SAME_MADE.has(place))).toEqual([]);
  });

  test('has the right form of each noun', () => {
    const wrong =
      count === 1
        ? /\b1 (?:Fragen|Optionen|Probleme|Stimmen|Zeilen|Paare|Dateien|Störungen|Warnungen)\b/
        : /\b(?:0|2|1000) (?:Frage|Option|Problem|Stimme|Zeile|Paar|Datei|Störung|Warnung)\b/;
    expect(said.filter(({ german }) => wrong.test(`${german}`))).toEqual([]);
  });
});

test('German does not shout, and has its own quotation marks', () => {
  const texts = inGerman.map(({ place, value }) => {
    const english = inEnglish.find((leaf) => leaf.place === place);
    return { place, text: typeof value === 'function' && english ? bothSay(english, 2).german : value };
  });
  expect(texts.filter(({ text }) => /[!’”]|“\p{L}|\bSie bitte/u.test(`${text}`))).toEqual([]);
});

describe('why a question is not synced', () => {
  const facts = { fields: ['title'], words: 'no', reason: 'other-author', cause: 'dns' };

  test.each(syncReasonSchema.options)('is said of %s, in German as well', (code) => {
    const [said, spoken] = [english.sync, german.sync].map((words) => words.reason(code, facts, clock, 0));
    expect(said).toMatch(/^\S.*[.]$/);
    expect(spoken).toMatch(/^\S.*[.]$/);
    expect(spoken).not.toBe(said);
  });

  test.each(pauseCodeSchema.options)('is said of all that wait for %s, in German as well', (code) => {
    const [said, spoken] = [english.sync, german.sync].map((words) => words.paused(code, facts));
    expect(said).toMatch(/^\S.*[.]$/);
    expect(spoken).not.toBe(said);
  });
});

test('the emoji picker speaks German to the last word', () => {
  const english = new Map(leavesOf(pickerWords('en-GB')).map(({ place, value }) => [place, value]));
  const words = leavesOf(pickerWords('de-DE'));
  expect(words.map(({ place }) => place)).toEqual([...english.keys()]);
  expect(words.filter(({ place, value }) => value === english.get(place))).toEqual([]);
});

describe('what is spoken', () => {
  test.each([
    ['de', ['en-GB'], 'de'],
    ['en', ['de-DE'], 'en'],
    ['system', ['de-AT', 'en'], 'de'],
    ['system', ['DE'], 'de'],
    ['system', ['fr-FR', 'de', 'en'], 'de'],
    ['system', ['fr-FR', 'en-US', 'de'], 'en'],
    ['system', ['fr', 'nl'], 'en'],
    ['system', ['den'], 'en'],
    ['system', [], 'en'],
  ] as const)('%s with %j is %s', (chosen, preferred, spoken) => {
    expect(spokenOf(chosen, preferred)).toBe(spoken);
  });

  test('each language gives its words and its dates', async () => {
    expect((await loadWords('de')).time.locale).toBe('de-DE');
    expect((await loadWords('en')).time.locale).toBe('en-GB');
    expect(await loadWords('de')).toBe(german);
  });
});
