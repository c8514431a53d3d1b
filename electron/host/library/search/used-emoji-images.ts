import { type CustomEmoji, type SeenEmoji, unusedEmojiName } from '../../../../shared/emoji/custom-emoji.ts';
import { readWholeEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { isHttpUrl } from '../../../../shared/http-url.ts';
import { type Entry, isPurged } from '../../../../shared/library/entry.ts';
import { parseOptions } from '../../../../shared/question/option-line.ts';

const MAX_SEEN_EMOJI = 200;

/**
 * Images in questions, as `$[label](url)$`, that aren't custom emoji, most used first. They're read from the
 * questions each time.
 */
export function usedEmojiImages(
  entries: Iterable<Entry>,
  fromService: Iterable<{ options: readonly { emoji: string }[] }>,
  custom: readonly CustomEmoji[],
): SeenEmoji[] {
  const own = new Set(custom.map(({ url }) => url));
  const seen = new Map<string, { label: string; url: string; questions: number }>();
  const countImages = (emoji: readonly string[]) => {
    // An emoji that is used twice in a question counts once.
    const pictures = new Map(emoji.flatMap(pictureIn));
    for (const [url, label] of pictures) {
      if (own.has(url)) continue;
      const known = seen.get(url);
      if (known) known.questions += 1;
      else seen.set(url, { label, url, questions: 1 });
    }
  };
  for (const entry of entries) if (!isPurged(entry)) countImages(emojiOf(entry));
  for (const { options } of fromService) countImages(options.map(({ emoji }) => emoji));
  const taken = new Set(custom.map(({ name }) => name));
  return [...seen.values()]
    .sort((a, b) => b.questions - a.questions)
    .slice(0, MAX_SEEN_EMOJI)
    .map((one) => {
      const name = unusedEmojiName(one.label, taken);
      taken.add(name);
      return { ...one, name };
    });
}

function emojiOf({ question, draft }: Entry): string[] {
  const saved = question?.options.map(({ typed }) => typed) ?? [];
  if (!draft?.input.options.includes('$[')) return saved;
  const typed = parseOptions(draft.input.options).flatMap((line) => (line.ok ? [line.option.emoji] : []));
  return [...saved, ...typed];
}

/** The URL and label of an image emoji. Placeholders of the local API don't count. */
function pictureIn(emoji: string): [url: string, label: string][] {
  const form = emoji.startsWith('$[') ? readWholeEmoji(emoji) : null;
  return form?.kind === 'image' && isHttpUrl(form.url) ? [[form.url, form.label]] : [];
}
