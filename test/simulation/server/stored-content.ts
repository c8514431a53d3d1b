import {
  createRecord,
  type Field,
  OPTIONAL_FIELDS,
  type OptionalField,
  PLAIN_FIELDS,
} from '../../../shared/question/question-fields.ts';
import type { Quirks } from './service-quirks.ts';

/** The 5 inputs from docs/reference/service-api.md 2.1 in the form that the live service stores. */
export interface Content extends Readonly<Record<OptionalField, string | null>> {
  title: string;
  options: readonly { emoji: string; text: string }[];
}

export const EMOJI_NAMES: Readonly<Record<string, string>> = {
  smile: '😄',
  heart: '❤️',
  sunny: '☀️',
  tada: '🎉',
  dog: '🐶',
  cat: '🐱',
  pizza: '🍕',
  coffee: '☕',
};

/** The fields of a request body. Omitted fields are undefined. */
export type Sent = Partial<Record<Field, unknown>>;

/** Returns the content after a create or an edit, or the reason for its rejection. */
export function storeContent(
  sent: Sent,
  before: Content | null,
  quirks: Quirks,
): { content: Content } | { refused: string; field: Field } {
  const title = text(sent.title, quirks);
  if (title === null || [...title].length < 5 || [...title].length > 150)
    return { refused: 'must have 5 to 150 characters', field: 'title' };
  if (quirks.bans !== null && title.includes(quirks.bans))
    return { refused: 'is against our rules', field: 'title' };
  const options = storeOptions(sent.options, quirks);
  if (options === null) return { refused: 'must be 2 to 20 lines of "emoji - text"', field: 'options' };
  const storeOptional = (field: OptionalField): string | null => {
    if (sent[field] === undefined)
      return quirks.absent === 'keeps' ? (before?.[field] ?? null) : getEmpty(quirks);
    return storeOptionalText(sent[field], quirks);
  };
  for (const field of OPTIONAL_FIELDS)
    if (sent[field] === undefined && before !== null && quirks.absent === 'refuses')
      return { refused: 'is required', field };
  return {
    content: {
      title,
      options,
      ...createRecord(PLAIN_FIELDS, storeOptional),
      image: storeImage(storeOptional('image')),
    },
  };
}

const getEmpty = (quirks: Quirks): string | null => (quirks.empty === 'text' ? '' : null);

function storeOptionalText(value: unknown, quirks: Quirks): string | null {
  const written = text(value, quirks);
  if (written !== null && written !== '') return written;
  return quirks.empty === 'as sent' ? written : getEmpty(quirks);
}

function text(value: unknown, { trims }: Quirks): string | null {
  if (typeof value !== 'string') return null;
  return trims ? value.trim() : value;
}

/** Returns the image that a `$$search$$` finds. Returns other values unchanged. */
function storeImage(image: string | null): string | null {
  const search = /^\$\$(.+)\$\$$/.exec(image ?? '')?.[1];
  return search === undefined ? image : `https://pictures.example/${encodeURIComponent(search)}.png`;
}

function storeOptions(value: unknown, quirks: Quirks): Content['options'] | null {
  if (typeof value !== 'string') return null;
  const lines = value.split('\n');
  const options = lines.flatMap((line) => {
    const [, emoji, words] = /^(\S+|\$\[[^\]]*\]\(\S*\)\$) - (.+)$/.exec(line) ?? [];
    return emoji === undefined || words === undefined
      ? []
      : [{ emoji: resolveEmoji(emoji, quirks), text: text(words, quirks) ?? '' }];
  });
  if (options.length !== lines.length || options.length < 2 || options.length > 20) return null;
  return quirks.sorts
    ? options.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    : options;
}

function resolveEmoji(typed: string, quirks: Quirks): string {
  if (quirks.emoji === 'as typed') return typed;
  const search = /^\$([^[\]$]+)\$$/.exec(typed)?.[1];
  if (search !== undefined) return `$[${search}](https://pictures.example/${search}.png)$`;
  const literal = EMOJI_NAMES[/^:(.+):$/.exec(typed)?.[1] ?? ''] ?? typed;
  return quirks.emoji === 'bare' ? literal.replaceAll('\u{fe0f}', '') : literal;
}

/** Formats options as lines, as described in docs/reference/service-api.md 2.1. */
export const formatLines = (options: Content['options']): string =>
  options.map(({ emoji, text }) => `${emoji} - ${text}`).join('\n');

/** Formats a field as one string. Empty and null fields result in the same string. */
export function formatField(content: Content, field: Field): string {
  return field === 'options' ? formatLines(content.options) : (content[field] ?? '');
}
