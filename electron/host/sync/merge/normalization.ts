import { isDeepStrictEqual } from 'node:util';
import { qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import type { Draft } from '../../../../shared/library/entry.ts';
import { FIELDS } from '../../../../shared/question/fields.ts';
import { formatRows, readRow, readRows } from '../../../../shared/question/option-line.ts';
import type { EntrySync } from '../../../../shared/sync/entry-sync.ts';
import type { SyncField } from '../../../../shared/sync/sync-views.ts';
import { joinLines, splitLines } from '../../../../shared/text/lines.ts';

/**
 * What the service makes of what it is sent: `:smile:` comes back as a literal emoji, a search as the URL of a picture, a
 * text without the blanks around it. A value that is such an echo is no change.
 */

export type MergeBase = NonNullable<EntrySync['base']>;

/** Whether `got` can be what the service made of `sent`. What it made of it before is known from `base`. */
export const canNormalizeTo = (sent: Draft, got: Draft, base: MergeBase | null): boolean =>
  FIELDS.every((field) => canFieldNormalizeTo(field, sent[field], got[field], base));

/** The same of one field. */
export const canFieldNormalizeTo = (
  field: SyncField,
  sent: string,
  got: string,
  base: MergeBase | null,
): boolean => matchesField(field, { sent, received: got, base, guess: 'any' });

/**
 * Whether a field says the same on both sides, although neither was made of the other. A name or a search can become
 * anything: what it is the same as is known only where the service has made something of it before.
 */
export const isEquivalentField = (
  field: SyncField,
  local: string,
  remote: string,
  base: MergeBase | null,
): boolean => matchesField(field, { sent: local, received: remote, base, guess: 'none' });

/**
 * Whether it is what was sent or, of a search for an emoji, a picture that is labelled by just that (docs/reference/service-api.md 2.4). Only of what was
 * really on its way: somebody may have chosen a picture of that label as well.
 */
export const isLabeledImageField = (field: SyncField, sent: string, got: string): boolean =>
  matchesField(field, { sent, received: got, base: null, guess: 'label' });

/** The same of all fields. */
export const isEquivalent = (local: Draft, remote: Draft, base: MergeBase | null): boolean =>
  FIELDS.every((field) => isEquivalentField(field, local[field], remote[field], base));

interface Comparison {
  sent: string;
  received: string;
  base: MergeBase | null;
  /** What a name or a search may have become: nothing that is not known, a picture labelled by the search, or whatever is there. */
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

/** As it is after the harmless things that servers do to text. */
const normalizeText = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

function matchesImage(sent: string, got: string, guess: Comparison['guess']): boolean {
  if (/^\s*\$\$.*\$\$\s*$/s.test(sent)) return guess === 'any' && got !== '';
  return URL.canParse(sent) && URL.canParse(got) && new URL(sent).href === new URL(got).href;
}

function matchesOptions({ sent, received: got, base, guess }: Comparison): boolean {
  const lines = splitLines(sent);
  const others = splitLines(got);
  const known = knownNormalizations(base);
  return (
    lines.length === others.length &&
    lines.every((line, at) => matchesRow(line, others[at] ?? '', known, guess))
  );
}

/** By line as sent, the line that came back for it, where the two can be told to belong together. */
export function knownNormalizations(base: MergeBase | null): ReadonlyMap<string, string> {
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
 * For each line that came back the place of the one that it was made of, by their texts; null where there is none. Where several
 * have one text, one that it can be an echo of goes first. Else they stay in the order that they were sent in: a service that
 * sorts has nothing to tell them apart by. One that leaves blanks alone has: to it these are other texts.
 */
export function matchSentLines(echo: readonly string[], sent: readonly string[]): (number | null)[] {
  const textOf = (line: string) => readRow(line).text;
  const [texts, others] = [sent, echo].map((lines) => lines.map(textOf).toSorted());
  const keyOf = isDeepStrictEqual(texts, others) ? textOf : (line: string) => normalizeText(textOf(line));
  const none: ReadonlyMap<string, string> = new Map();
  const free = new Set(sent.keys());
  return echo.map((line) => {
    const alike = [...free].filter((place) => keyOf(sent[place] ?? '') === keyOf(line));
    const place =
      alike.find((one) => sent[one] === line) ??
      alike.find((one) => canRowNormalizeTo(sent[one] ?? '', line, none)) ??
      alike[0] ??
      null;
    if (place !== null) free.delete(place);
    return place;
  });
}

/** Whether an option line can be what the service made of another. */
const canRowNormalizeTo = (sent: string, got: string, known: ReadonlyMap<string, string>): boolean =>
  matchesRow(sent, got, known, 'any');

/** Whether an option line says the same on both sides. See `isSameField`. */
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

/** A name or search can become any emoji; a literal stays the same one, with or without U+FE0F. */
function matchesEmoji(sent: string, got: string, guess: Comparison['guess']): boolean {
  if (normalizeEmoji(sent) === normalizeEmoji(got)) return true;
  if (/^(?::.+:|\$[^[].*\$)$/su.test(sent))
    return (guess === 'any' && got !== '') || (guess === 'label' && isLabeledBy(sent, got));
  return false;
}

/** Whether it is a picture that is labelled by just this search (docs/reference/service-api.md 2.4): `$fox$` and `$[fox](https://…)$`. */
const isLabeledBy = (search: string, got: string): boolean =>
  search.startsWith('$') && got.startsWith(`$[${search.slice(1, -1)}](`);

const normalizeEmoji = (emoji: string): string =>
  qualifyEmoji(emoji.trim().normalize('NFC')).replaceAll('\u{fe0f}', '');

/** Option lines in the order of their texts, whatever order they have. */
export const sortByText = (options: string): string =>
  joinLines(
    splitLines(options)
      .map((line) => ({ line, text: normalizeText(readRow(line).text) }))
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
      .map(({ line }) => line),
  );

/** Option lines in the order in which the service has what it made of them; as they are where it has others. */
export function reorderLike(options: string, got: string): string {
  const lines = splitLines(options);
  const others = splitLines(got);
  const ordered = matchSentLines(others, lines).flatMap((place) => lines[place ?? -1] ?? []);
  return lines.length === others.length && ordered.length === lines.length ? joinLines(ordered) : options;
}

/**
 * Whether the service kept of a field what it was sent, in whatever form. The order of the options is its own where it sorts
 * them.
 */
export const isStoredAsSent = (field: SyncField, sent: string, got: string): boolean =>
  canFieldNormalizeTo(field, field === 'options' ? reorderLike(sent, got) : sent, got, null);

/** Option lines with literal emoji in place of the names that are known. */
export const resolveEmojiNames = (options: string, emojiOf: (typed: string) => string): string =>
  formatRows(readRows(options).map((row) => ({ ...row, emoji: emojiOf(row.emoji) })));
