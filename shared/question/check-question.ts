import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { isNewerEmoji, qualifyEmoji } from '../emoji/literal-emoji.ts';
import { isLoopbackUrl } from '../http-url.ts';
import type { StoredOption } from '../library/entry.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { type OptionText, type ParsedLine, parseOptions } from './option-line.ts';
import { type CountedField, FIELDS, isCounted, LIMITS, type OptionalField } from './question-fields.ts';
import { readImage } from './question-image.ts';
import { judgeLength } from './text-length.ts';
import { createFinding, type Finding, type FindingPath } from './validation-finding.ts';

export type { Finding } from './validation-finding.ts';

/** The body of a create or edit request (docs/reference/service-api.md 2.1), or a draft. */
export type CheckedInput = Readonly<
  Record<'title' | 'options', string> & Partial<Record<OptionalField, string | null | undefined>>
>;

/** Returns all findings, ordered by field and line. `lines` are the options if they're already parsed. */
export function checkQuestion(
  input: CheckedInput,
  resolver: EmojiResolver,
  lines: readonly ParsedLine[] = parseOptions(input.options),
): Finding[] {
  return FIELDS.flatMap((field) => {
    const text = input[field] ?? '';
    if (isCounted(field)) return checkCounted(field, text);
    return field === 'options' ? checkOptions(lines, resolver) : checkImage(text);
  });
}

/** Returns whether the question meets all of the service's limits and can be saved. */
export const isWithinLimits = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.level !== 'problem');

function checkImage(image: string): Finding[] {
  const reading = readImage(image);
  const characters = checkCharacters('image', null, image);
  if (reading.kind === 'bad') {
    return [createFinding('bad-image', 'image', null, { fault: reading.fault }), ...characters];
  }
  if (reading.kind === 'url' && /^http:/i.test(reading.url)) {
    const { url } = reading;
    return [createFinding('http-image', 'image', null, { url, loopback: isLoopbackUrl(url) }), ...characters];
  }
  return characters;
}

function checkCounted(path: CountedField, text: string): Finding[] {
  return [...checkLength(path, text), ...checkCharacters(path, null, text)];
}

function checkLength(path: CountedField, text: string): Finding[] {
  const { min, max } = LIMITS[path];
  const { verdict, lengths, over, missing } = judgeLength(text, { min, max });
  const length = lengths.codePoints;
  switch (verdict) {
    case 'fits':
      return [];
    case 'doubtful':
      if (path === 'title' && !hasVisible(text)) return [createFinding('no-visible-text', path, null, {})];
      return [createFinding('may-be-refused', path, null, { lengths, min, max, over, missing })];
    case 'over':
      return [createFinding('too-long', path, null, { length, max, over })];
    case 'under':
      return [createFinding('too-short', path, null, { length, min, missing })];
  }
}

/** Matches characters that some JSON parsers and programs can't handle. */
const BAD_CHARACTER = /[\0\p{Surrogate}]/u;

/** Returns at most one finding. */
function checkCharacters(path: FindingPath, line: number | null, text: string): Finding[] {
  // This check is 10 times as fast as the search.
  if (text.isWellFormed() && !text.includes('\0')) return [];
  const index = text.search(BAD_CHARACTER);
  if (index < 0) return [];
  const character = text[index] === '\0' ? 'nul' : 'lone-surrogate';
  return [createFinding('bad-character', path, line, { character, index })];
}

function checkOptions(lines: readonly ParsedLine[], resolver: EmojiResolver): Finding[] {
  return [...checkOptionCount(lines), ...lines.flatMap(createLineCheck(resolver))];
}

/**
 * Checks the number of lines that aren't blank. Invalid lines count too, because they're meant as options.
 */
function checkOptionCount(lines: readonly ParsedLine[]): Finding[] {
  const { min, max } = LIMITS.options;
  const count = lines.filter((line) => line.ok || line.fault !== 'empty-line').length;
  if (count < min)
    return [createFinding('too-few-options', 'options', null, { count, min, missing: min - count })];
  if (count > max)
    return [createFinding('too-many-options', 'options', null, { count, max, over: count - max })];
  return [];
}

const MAX_SUGGESTED_NAMES = 3;
const IRREGULAR_SPACE = /\s{2}|[^\S ]/;

/** Creates a check for consecutive lines. The check remembers emoji and text to find repetitions. */
function createLineCheck(resolver: EmojiResolver): (line: ParsedLine) => Finding[] {
  const lineOfEmoji = new Map<string, number>();
  const lineOfText = new Map<string, number>();
  let unknownNames = 0;

  function checkEmoji(line: number, typed: string): Finding[] {
    const resolution = resolver.resolve(typed);
    if (resolution.kind === 'not-an-emoji') return [];
    if (resolution.kind !== 'unknown-name') {
      return [...checkNewer(line, resolution.emoji), ...checkRepeated(line, resolution.emoji)];
    }
    unknownNames += 1;
    const { name } = resolution;
    const nearest = unknownNames > LIMITS.options.max ? [] : suggestNames(name);
    return [
      createFinding('unknown-emoji-name', 'options', line, { name, nearest }),
      ...checkRepeated(line, typed),
    ];
  }

  /** Discord adds a number to the name if custom emoji share it: `tea~1`. */
  function suggestNames(name: string): string[] {
    const base = name.replace(/~\d{1,3}$/u, '');
    const isKnown = base !== name && resolver.resolve(`:${base}:`).kind !== 'unknown-name';
    return isKnown ? [base] : resolver.findNearest(base, MAX_SUGGESTED_NAMES);
  }

  function checkRepeated(line: number, emoji: string): Finding[] {
    const key = qualifyEmoji(emoji);
    const otherLine = lineOfEmoji.get(key);
    if (otherLine !== undefined) return [createFinding('same-emoji', 'options', line, { emoji, otherLine })];
    lineOfEmoji.set(key, line);
    return [];
  }

  function checkText(line: number, text: string): Finding[] {
    if (!hasVisible(text)) return [createFinding('no-visible-text', 'options', line, {})];
    const trimmed = text.trim();
    const key = (IRREGULAR_SPACE.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed).toLowerCase();
    const otherLine = lineOfText.get(key);
    if (otherLine !== undefined) return [createFinding('same-text', 'options', line, { otherLine })];
    lineOfText.set(key, line);
    return [];
  }

  return (parsed) => {
    const { line, raw } = parsed;
    const characters = checkCharacters('options', line, raw);
    if (!parsed.ok) {
      return [createFinding('bad-option-line', 'options', line, { fault: parsed.fault, raw }), ...characters];
    }
    const { emoji, text } = parsed.option;
    return [...checkEmoji(line, emoji), ...checkText(line, text), ...characters];
  };
}

const checkNewer = (line: number, emoji: string): Finding[] =>
  isNewerEmoji(emoji) ? [createFinding('newer-emoji', 'options', line, { emoji })] : [];

/** Resolves the options of valid lines for storage. Unknown emoji names remain as typed. */
export const resolveOptions = (source: string, resolver: EmojiResolver): StoredOption[] =>
  resolveLines(parseOptions(source), resolver);

export const resolveLines = (lines: readonly ParsedLine[], resolver: EmojiResolver): StoredOption[] =>
  lines.flatMap((line) => (line.ok ? [toStored(line.option, resolver)] : []));

function toStored({ emoji: typed, text }: OptionText, resolver: EmojiResolver): StoredOption {
  const resolution = resolver.resolve(typed);
  return { typed, emoji: 'emoji' in resolution ? resolution.emoji : typed, text, votes: 0 };
}
