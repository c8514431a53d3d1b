import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { isNewerEmoji, qualifyEmoji } from '../emoji/literal-emoji.ts';
import type { StoredOption } from '../library/entry.ts';
import { hasVisible } from '../text/invisible-characters.ts';
import { checkCharacters } from './check-text.ts';
import { LIMITS } from './fields.ts';
import { type Finding, finding } from './finding.ts';
import { type OptionText, type ParsedLine, parseOptions } from './option-line.ts';

/** The options: how many, and each line by itself and beside the others. */
export function checkOptions(source: string, resolver: EmojiResolver): Finding[] {
  const lines = parseOptions(source);
  return [...checkOptionCount(lines), ...lines.flatMap(createLineCheck(resolver))];
}

/** Lines that don't parse count as well: they are options that need mending. */
function checkOptionCount(lines: readonly ParsedLine[]): Finding[] {
  const { min, max } = LIMITS.options;
  const count = lines.filter((line) => line.ok || line.fault !== 'empty-line').length;
  if (count < min) return [finding('too-few-options', 'options', null, { count, min, missing: min - count })];
  if (count > max) return [finding('too-many-options', 'options', null, { count, max, over: count - max })];
  return [];
}

const NEAREST_SHOWN = 3;

/** Checks the lines of one source one after the other; remembers which emoji were there. */
function createLineCheck(resolver: EmojiResolver): (line: ParsedLine) => Finding[] {
  const lineOfEmoji = new Map<string, number>();
  let unknownNames = 0;

  function checkEmoji(line: number, typed: string): Finding[] {
    const resolution = resolver.resolve(typed);
    if (resolution.kind === 'not-an-emoji') return [];
    if (resolution.kind !== 'unknown-name') {
      return [...checkNewer(line, resolution.emoji), ...checkRepeated(line, resolution.emoji)];
    }
    unknownNames += 1;
    const { name } = resolution;
    const nearest = unknownNames > LIMITS.options.max ? [] : resolver.nearest(name, NEAREST_SHOWN);
    return [finding('unknown-emoji-name', 'options', line, { name, nearest }), ...checkRepeated(line, typed)];
  }

  function checkRepeated(line: number, emoji: string): Finding[] {
    const key = qualifyEmoji(emoji);
    const otherLine = lineOfEmoji.get(key);
    if (otherLine !== undefined) return [finding('same-emoji', 'options', line, { emoji, otherLine })];
    lineOfEmoji.set(key, line);
    return [];
  }

  return (parsed) => {
    const { line, raw } = parsed;
    const characters = checkCharacters('options', line, raw);
    if (!parsed.ok) {
      return [finding('bad-option-line', 'options', line, { fault: parsed.fault, raw }), ...characters];
    }
    const { emoji, text } = parsed.option;
    const textFindings = hasVisible(text) ? [] : [finding('no-visible-text', 'options', line, {})];
    return [...checkEmoji(line, emoji), ...textFindings, ...characters];
  };
}

const checkNewer = (line: number, emoji: string): Finding[] =>
  isNewerEmoji(emoji) ? [finding('newer-emoji', 'options', line, { emoji })] : [];

/**
 * The options of a source, to be stored. Lines that don't parse are left out; an emoji whose name is unknown here
 * stays as typed.
 */
export function resolveOptions(source: string, resolver: EmojiResolver): StoredOption[] {
  return parseOptions(source).flatMap((line) => (line.ok ? [toStored(line.option, resolver)] : []));
}

function toStored({ emoji: typed, text }: OptionText, resolver: EmojiResolver): StoredOption {
  const resolution = resolver.resolve(typed);
  return { typed, emoji: 'emoji' in resolution ? resolution.emoji : typed, text, votes: 0 };
}
