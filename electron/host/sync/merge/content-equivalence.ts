import { isDeepStrictEqual } from 'node:util';
import { qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { createFreeIndexFinder } from '../../../../shared/question/first-free-index.ts';
import { formatRows, readRow, readRows } from '../../../../shared/question/option-line.ts';
import { joinLines, splitLines } from '../../../../shared/question/options-source.ts';
import { FIELDS } from '../../../../shared/question/question-fields.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync-schema.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';

/**
 * Sent content and its echo. The service normalizes content: it returns `:smile:` as an emoji, a search as an
 * image URL, and text without surrounding spaces. Such an echo isn't a change.
 */

export type MergeBase = NonNullable<EntrySync['base']>;

/** Returns whether the service can return `got` for `sent`. `base` has the known echoes. */
export const canNormalizeTo = (sent: Draft, got: Draft, base: MergeBase | null): boolean =>
  FIELDS.every((field) => canFieldNormalizeTo(field, sent[field], got[field], base));

export const canFieldNormalizeTo = (
  field: SyncField,
  sent: string,
  got: string,
  base: MergeBase | null,
): boolean => matchesField(field, { sent, received: got, base, guess: 'any' });

/**
 * Returns whether both values of a field have the same meaning, even if neither is an echo of the other.
 * Names and searches match only known echoes.
 */
export const isEquivalentField = (
  field: SyncField,
  local: string,
  remote: string,
  base: MergeBase | null,
): boolean => matchesField(field, { sent: local, received: remote, base, guess: 'none' });

/**
 * Returns whether a field is as sent or has an image with the label of the emoji search that was sent
 * (docs/reference/service-api.md 2.4). Use this only for sent content because another client can choose an
 * image with the same label.
 */
export const isLabeledImageField = (field: SyncField, sent: string, got: string): boolean =>
  matchesField(field, { sent, received: got, base: null, guess: 'label' });

export const isEquivalent = (local: Draft, remote: Draft, base: MergeBase | null): boolean =>
  FIELDS.every((field) => isEquivalentField(field, local[field], remote[field], base));

interface Comparison {
  sent: string;
  received: string;
  base: MergeBase | null;
  /**
   * The values that a name or search matches in addition to its known echoes: none, an image with its label,
   * or any.
   */
  guess: 'none' | 'label' | 'any';
}

function matchesField(field: SyncField, sides: Comparison): boolean {
  const { sent, received: got, base, guess } = sides;
  if (sent === got) return true;
  if (base && base.sent[field] === sent && base.echo[field] === got) return true;
  if (field === 'options') return matchesOptions(sides);
  if (field === 'image' && matchesImage(sent, got, guess)) return true;
  return normalizeText(sent) === normalizeText(got);
}

/** Removes differences that servers introduce without changing the meaning. */
const normalizeText = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

function matchesImage(sent: string, got: string, guess: Comparison['guess']): boolean {
  if (/^\s*\$\$.*\$\$\s*$/s.test(sent)) return guess === 'any' && got !== '';
  return URL.canParse(sent) && URL.canParse(got) && new URL(sent).href === new URL(got).href;
}

function matchesOptions({ sent, received: got, base, guess }: Comparison): boolean {
  const lines = splitLines(sent);
  const others = splitLines(got);
  const known = mapKnownEchoes(base);
  return (
    lines.length === others.length &&
    lines.every((line, at) => matchesRow(line, others[at] ?? '', known, guess))
  );
}

/** Returns the echo of each sent line that can be matched. */
export function mapKnownEchoes(base: MergeBase | null): ReadonlyMap<string, string> {
  if (!base) return new Map();
  const sent = splitLines(base.sent.options);
  const echo = splitLines(base.echo.options);
  return new Map(
    matchSentLines(echo, sent).flatMap((place, at) => {
      const [line, other] = [sent[place ?? -1], echo[at]];
      return line === undefined || other === undefined ? [] : [[line, other]];
    }),
  );
}

/**
 * Returns a sent line's index for each returned line with the same text, or null if there is none. If several
 * lines match, prefers the first one that can have this echo. Spaces count if they distinguish lines, because
 * a service may treat such lines as different.
 */
export function matchSentLines(echo: readonly string[], sent: readonly string[]): (number | null)[] {
  const getText = (line: string) => readRow(line).text;
  const [texts, others] = [sent, echo].map((lines) => lines.map(getText).toSorted());
  const keyOf = isDeepStrictEqual(texts, others) ? getText : (line: string) => normalizeText(getText(line));
  const taken = new Set<number>();
  const findBy = (makeKey: (line: string) => string) => {
    const findFree = createFreeIndexFinder(sent.map(makeKey), taken);
    return (line: string): number | null => findFree(makeKey(line));
  };
  const findLine = findBy((line) => line);
  const findText = findBy(keyOf);
  const findEmoji = findBy((line) => JSON.stringify([keyOf(line), normalizeEmoji(readRow(line).emoji)]));
  const findNameOrSearch = createFreeIndexFinder(
    sent.map((line) => (NAME_OR_SEARCH.test(readRow(line).emoji) ? keyOf(line) : null)),
    taken,
  );
  return echo.map((line) => {
    const equivalents = [
      findEmoji(line),
      isResolvedEmoji(readRow(line).emoji) ? findNameOrSearch(keyOf(line)) : null,
    ];
    const [first] = equivalents.filter((place) => place !== null).toSorted((a, b) => a - b);
    const place = findLine(line) ?? first ?? findText(line);
    if (place !== null) taken.add(place);
    return place;
  });
}

/** Returns whether 2 option lines have the same meaning. See `isEquivalentField`. */
export const isEquivalentRow = (local: string, remote: string, known: ReadonlyMap<string, string>): boolean =>
  matchesRow(local, remote, known, 'none');

function matchesRow(
  sent: string,
  got: string,
  known: ReadonlyMap<string, string>,
  guess: Comparison['guess'],
): boolean {
  if (sent === got || known.get(sent) === got) return true;
  const one = readRow(sent);
  const other = readRow(got);
  return normalizeText(one.text) === normalizeText(other.text) && matchesEmoji(one.emoji, other.emoji, guess);
}

const NAME_OR_SEARCH = /^(?::.+:|\$[^[].*\$)$/su;

const isResolvedEmoji = (emoji: string): boolean => emoji !== '' && !NAME_OR_SEARCH.test(emoji);

/**
 * Returns whether an emoji can result from another one. If `guess` is `any`, a name or search can become any
 * emoji, but not another name or search. If `guess` is `label`, a search can become an image with its label.
 * An emoji can gain or lose U+FE0F.
 */
function matchesEmoji(sent: string, got: string, guess: Comparison['guess']): boolean {
  if (sent === got) return true;
  const isGuessed =
    (guess === 'any' && isResolvedEmoji(got)) || (guess === 'label' && isLabeledBy(sent, got));
  if (isGuessed && NAME_OR_SEARCH.test(sent)) return true;
  return normalizeEmoji(sent) === normalizeEmoji(got);
}

/**
 * Returns whether an image has the label of a search such as `$fox$` or `$[fox](https://…)$`
 * (docs/reference/service-api.md 2.4).
 */
const isLabeledBy = (search: string, got: string): boolean =>
  search.startsWith('$') && got.startsWith(`$[${search.slice(1, -1)}](`);

const normalizeEmoji = (emoji: string): string =>
  qualifyEmoji(emoji.trim().normalize('NFC')).replaceAll('\u{fe0f}', '');

export const sortByText = (options: string): string =>
  joinLines(
    splitLines(options)
      .map((line) => ({ line, text: normalizeText(readRow(line).text) }))
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
      .map(({ line }) => line),
  );

/** Returns the option lines in the order of their echoes, or unchanged if the lines don't match. */
export function reorderLike(options: string, got: string): string {
  const lines = splitLines(options);
  const others = splitLines(got);
  const ordered = matchSentLines(others, lines).flatMap((place) => lines[place ?? -1] ?? []);
  return lines.length === others.length && ordered.length === lines.length ? joinLines(ordered) : options;
}

/** Returns whether the service stored a field as sent, apart from normalization and option order. */
export const isStoredAsSent = (field: SyncField, sent: string, got: string): boolean =>
  matchesInAnyOrder(field, { sent, received: got, base: null, guess: 'any' });

/**
 * Works like `isStoredAsSent`, but requires the known echo of a name or search. Also accepts an image with
 * the search's label.
 */
export const isStoredAsExpected = (
  field: SyncField,
  sent: string,
  got: string,
  base: MergeBase | null,
): boolean => matchesInAnyOrder(field, { sent, received: got, base, guess: 'label' });

const matchesInAnyOrder = (field: SyncField, sides: Comparison): boolean =>
  matchesField(field, sides) ||
  (field === 'options' && matchesField(field, { ...sides, sent: reorderLike(sides.sent, sides.received) }));

export const resolveEmojiNames = (options: string, resolveEmoji: (typed: string) => string): string =>
  formatRows(readRows(options).map((row) => ({ ...row, emoji: resolveEmoji(row.emoji) })));
