import { z } from 'zod';
import { isHttpUrl } from '../http-url.ts';
import { isEmojiName } from './emoji-syntax.ts';

/** An image with a name (without colons) and keywords. */
export const customEmojiSchema = z.object({
  name: z.string().refine(isEmojiName),
  url: z.string().refine(isHttpUrl),
  keywords: z.array(z.string()).default([]),
});
export type CustomEmoji = z.infer<typeof customEmojiSchema>;

/** An image found in questions that isn't a custom emoji. */
export const seenEmojiSchema = z.object({
  label: z.string(),
  url: z.string(),
  /** A suggested name that's still free. */
  name: z.string(),
  questions: z.int().positive(),
});
export type SeenEmoji = z.infer<typeof seenEmojiSchema>;

export type CustomEmojiFault =
  | { field: 'name'; level: 'problem'; code: 'no-name' | 'bad-name' | 'name-taken' }
  /** A bundled emoji has this name and would be replaced. */
  | { field: 'name'; level: 'warning'; code: 'hides-bundled'; emoji: string }
  | { field: 'url'; level: 'problem'; code: 'no-url' | 'bad-url' }
  | { field: 'url'; level: 'warning'; code: 'not-encrypted' }
  | { field: 'url'; level: 'warning'; code: 'same-picture'; name: string };

/** Checks a custom emoji against the other custom emoji and the bundled shortcodes. */
export function checkCustomEmoji(
  emoji: CustomEmoji,
  others: readonly CustomEmoji[],
  findBundled: (name: string) => string | undefined,
): CustomEmojiFault[] {
  return [...checkName(emoji.name, others, findBundled), ...checkUrl(emoji.url, others)];
}

function checkName(
  name: string,
  others: readonly CustomEmoji[],
  findBundled: (name: string) => string | undefined,
): CustomEmojiFault[] {
  if (name === '') return [{ field: 'name', level: 'problem', code: 'no-name' }];
  if (!isEmojiName(name)) return [{ field: 'name', level: 'problem', code: 'bad-name' }];
  if (others.some((other) => other.name === name)) {
    return [{ field: 'name', level: 'problem', code: 'name-taken' }];
  }
  const hidden = findBundled(name);
  return hidden === undefined
    ? []
    : [{ field: 'name', level: 'warning', code: 'hides-bundled', emoji: hidden }];
}

function checkUrl(url: string, others: readonly CustomEmoji[]): CustomEmojiFault[] {
  if (url === '') return [{ field: 'url', level: 'problem', code: 'no-url' }];
  if (!isHttpUrl(url)) return [{ field: 'url', level: 'problem', code: 'bad-url' }];
  const same = others.find((other) => other.url === url);
  if (same) return [{ field: 'url', level: 'warning', code: 'same-picture', name: same.name }];
  return /^https:/i.test(url) ? [] : [{ field: 'url', level: 'warning', code: 'not-encrypted' }];
}

/** Derives an emoji name from a label. Adds a number if the name is in `taken`. */
export function deriveUnusedName(label: string, taken: ReadonlySet<string>): string {
  const plain = label.trim().replace(/\s+/gu, '_').replaceAll(':', '');
  const name = isEmojiName(plain) ? plain : 'emoji';
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

/** Parses comma-separated keywords. Trims them and removes duplicates. */
export const readKeywords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
