import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';

/** How an emoji as typed is shown: as the glyph that will be answered, as words, or as something missing. */
export type EmojiDisplay =
  | { kind: 'none' }
  | { kind: 'glyph'; emoji: string }
  /** The service looks one up by these words. */
  | { kind: 'search'; words: string }
  /** A picture, by its label; a url that starts with `/` is on the local host. */
  | { kind: 'picture'; label: string; url: string }
  /** A name, while the table of names is not there yet. */
  | { kind: 'pending' }
  | { kind: 'unknown'; name: string }
  | { kind: 'broken' };

/** How `typed` is shown. `knowsNames`: whether the bundled names are in the resolver already. */
export function emojiDisplayOf(typed: string, resolver: EmojiResolver, knowsNames: boolean): EmojiDisplay {
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
