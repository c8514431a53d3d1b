import type { EmojiResolver } from '../../shared/emoji/emoji-resolver.ts';
import { checkQuestion, isWithinLimits, resolveOptions } from '../../shared/question/check-question.ts';
import { formatOptions, formatRows, parseOptions, readRows } from '../../shared/question/option-line.ts';
import type { Random } from '../support/random.ts';
import { createAnyText, createGoodEmoji, createGrammarText, createPlainText } from './unusual-text.ts';

/** Parses, formats, checks, and resolves random option lines. Returns failures. */
export function runOptionLineCase(random: Random, emojiResolver: EmojiResolver): string[] {
  const source = createAnySource(random);
  const shown = JSON.stringify(source).slice(0, 300);
  try {
    const lines = parseOptions(source);
    const options = lines.flatMap((line) => (line.ok ? [line.option] : []));
    const again = parseOptions(formatOptions(options)).flatMap((line) => (line.ok ? [line.option] : []));
    const findings = checkQuestion(
      {
        title: createAnyText(random),
        options: source,
        image: createAnyText(random),
        description: createAnyText(random),
      },
      emojiResolver,
    );
    const resolved = resolveOptions(source, emojiResolver);
    const resolvable = options.filter(
      ({ emoji }) => emojiResolver.resolve(emoji).kind !== 'not-an-emoji',
    ).length;
    const rows = readRows(source);
    return [
      ...(isSame(options, again) ? [] : [`formatting and parsing changed it: ${shown}`]),
      ...(resolvable === options.length ? [] : [`the parser accepted an invalid emoji: ${shown}`]),
      ...(resolved.length === options.length ? [] : [`resolved to another number of options: ${shown}`]),
      ...(findings.every(({ line }) => line === null || (line > 0 && line <= lines.length))
        ? []
        : [`a problem on no line: ${shown}`]),
      ...(isWithinLimits(findings) && options.length < lines.length
        ? [`valid with an invalid line: ${shown}`]
        : []),
      ...(readRows(formatRows(rows)).length === rows.length ? [] : [`rows are lost: ${shown}`]),
    ];
  } catch (error) {
    return [`threw ${String(error)} at ${shown}`];
  }
}

const createAnySource = (random: Random): string =>
  random.weighted<() => string>([
    [4, () => createGrammarText(random)],
    [3, () => random.pickMany(random.pickInteger(25), () => line(random)).join('\n')],
    [2, () => createAnyText(random)],
    [1, () => random.pickMany(3, () => line(random)).join(random.pick(['\r\n', '\r', '\u2028', '\n\n']))],
  ])();

const line = (random: Random): string =>
  `${random.pick([createGoodEmoji, createAnyText, createGrammarText])(random)}${random.pick([' - ', ' - ', '-', ' -', ' – '])}${random.pick([createPlainText, createAnyText, createGrammarText])(random)}${random.isChance(0.1) ? '\r' : ''}`;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
