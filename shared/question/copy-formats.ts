import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { isEmojiName } from '../emoji/emoji-syntax.ts';
import type { Draft } from '../library/entry.ts';
import { removeControls } from '../text/invisible-characters.ts';
import { readRows } from './option-line.ts';
import { readImage } from './question-image.ts';

/** The limits of Discord's poll composer, in UTF-16 code units. */
export const POLL_LIMITS = { question: 300, answer: 55, answers: 10 } as const;

/** A question for Discord's poll composer, and which parts didn't fit. */
export interface PollText {
  text: string;
  isQuestionCut: boolean;
  /** The numbers of shortened answers, from 1. */
  cutAnswers: number[];
  leftOut: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Truncates text to the limit without splitting a grapheme. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

const toOneLine = (text: string): string => removeControls(text.replaceAll(/\s+/g, ' ')).trim();

/**
 * Formats a question for a poll. Omits emoji that only the service has, because they can't be typed
 * elsewhere.
 */
export function formatPoll(
  { title, options }: Pick<Draft, 'title' | 'options'>,
  resolver: EmojiResolver,
): PollText {
  const answers = formatOptions(options, resolver).map(({ literal, text }) =>
    toOneLine(`${literal} ${text}`),
  );
  const question = truncate(toOneLine(title), POLL_LIMITS.question);
  const shown = answers.slice(0, POLL_LIMITS.answers);
  const fitting = shown.map((answer) => truncate(answer, POLL_LIMITS.answer));
  return {
    text: `${[question, ...fitting].join('\n')}\n`,
    isQuestionCut: question !== toOneLine(title),
    cutAnswers: shown.flatMap((answer, at) => (answer === fitting[at] ? [] : [at + 1])),
    leftOut: answers.length - shown.length,
  };
}

/**
 * Formats a question as Markdown: a heading, the description, a list of options, the image, and the footer.
 */
export function formatQuestionMarkdown(draft: Draft, resolver: EmojiResolver): string {
  const options = formatOptions(draft.options, resolver).map(
    ({ name, text }) => `- ${toOneLine(`${name} ${escapeMarkdown(text)}`)}`,
  );
  const image = readImage(draft.image);
  const blocks = [
    `## ${escapeMarkdown(toOneLine(draft.title))}`,
    draft.description.trim().split(/\r?\n/).map(escapeMarkdown).join('\n'),
    options.join('\n'),
    image.kind === 'url' ? `![](<${encodeUrl(image.url)}>)` : '',
    draft.footer.trim() === '' ? '' : `*${escapeMarkdown(toOneLine(draft.footer))}*`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/**
 * Escapes characters that have a meaning in Markdown anywhere, at the start of a line, or at the end of a
 * heading.
 */
const escapeMarkdown = (text: string): string =>
  removeControls(text)
    .replaceAll(/[\\`*_[\]<>~|&]/g, '\\$&')
    .replace(/^(\s*\d*)(?=[#+=-]|(?<=\d)[.)])/, '$1\\')
    .replace(/#$/, '\\#');

/** Encodes characters that would end a Markdown link but are valid in URLs. */
const encodeUrl = (url: string): string =>
  url.replaceAll(/[<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the options that have text. If an emoji isn't a literal, `literal` is empty and `name` is its
 * shortcode.
 */
function formatOptions(options: string, resolver: EmojiResolver) {
  return readRows(options)
    .filter(({ text }) => text.trim() !== '')
    .map(({ emoji, text }) => {
      const resolution = resolver.resolve(emoji);
      if (resolution.kind === 'literal') return { literal: resolution.emoji, name: resolution.emoji, text };
      const label = resolution.kind === 'image' ? resolution.label : '';
      return { literal: '', name: isEmojiName(label) ? `:${label}:` : '', text };
    });
}
