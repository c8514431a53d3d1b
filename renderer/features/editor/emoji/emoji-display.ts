import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';

export type EmojiDisplay =
  | { kind: 'none' }
  | { kind: 'glyph'; emoji: string }
  /** A search that the service runs for these words. */
  | { kind: 'search'; words: string }
  /** An image with its label. A URL that starts with `/` is local. */
  | { kind: 'picture'; label: string; url: string }
  /** A name that can't be resolved until the emoji names are loaded. */
  | { kind: 'pending' }
  | { kind: 'unknown'; name: string }
  | { kind: 'broken' };

/** Returns how `typed` is displayed. `knowsNames` says whether the emoji names are loaded. */
export function resolveEmojiDisplay(
  typed: string,
  resolver: EmojiResolver,
  knowsNames: boolean,
): EmojiDisplay {
  if (typed === '') return { kind: 'none' };
  const reading = readEmoji(typed);
  if (!reading.ok || reading.typed !== typed) return { kind: 'broken' };
  if (reading.form.kind === 'search') return { kind: 'search', words: reading.form.words };
  const resolution = resolver.resolve(typed);
  switch (resolution.kind) {
    case 'literal':
      return { kind: 'glyph', emoji: resolution.emoji };
    case 'image':
      return { kind: 'picture', label: resolution.label, url: resolution.url };
    case 'unknown-name':
      return knowsNames ? { kind: 'unknown', name: resolution.name } : { kind: 'pending' };
    case 'not-an-emoji':
      return { kind: 'broken' };
  }
}

/** Returns an option as plain text. A custom emoji is written as its name. */
export function formatOptionLabel(option: { emoji: string; text: string }, resolver: EmojiResolver): string {
  const display = resolveEmojiDisplay(option.emoji, resolver, true);
  if (display.kind === 'glyph') return `${display.emoji} ${option.text}`;
  if (display.kind === 'picture') return `:${display.label}: ${option.text}`;
  return option.text;
}
