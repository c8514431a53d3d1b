import data from '@emoji-mart/data';
import { FrequentlyUsed, Store } from 'emoji-mart';
import { z } from 'zod';
import { toneless } from '../../../../shared/emoji/emoji-match.ts';
import { qualifyEmoji } from '../../../../shared/emoji/literal-emoji.ts';
import { ownId } from './own-category.ts';

const tableSchema = z.object({
  emojis: z.record(
    z.string(),
    z.object({ skins: z.tuple([z.object({ native: z.string() })]).rest(z.unknown()) }),
  ),
});

/** What is shown as chosen last before anything was. */
const FIRST = 9;

/** Makes emoji-mart remember what we remember: by itself it would write into the browser's storage. */
export function keepMemory(memory: {
  recent: readonly string[];
  tone: number;
  onTone: (tone: number) => void;
  /** The names of the author's own emoji. */
  own: readonly string[];
}): void {
  const ids = idsOf(memory.recent, new Set(memory.own));
  // With none, emoji-mart takes the whole category away, for ever.
  const shown = ids.length > 0 ? ids : FrequentlyUsed.DEFAULTS.slice(0, FIRST);
  Reflect.set(FrequentlyUsed, 'get', () => [...shown]);
  Reflect.set(FrequentlyUsed, 'add', () => {});
  Reflect.set(Store, 'get', (key: string) => (key === 'skin' ? memory.tone : undefined));
  Reflect.set(Store, 'set', (key: string, value: unknown) => {
    if (key === 'skin' && typeof value === 'number') memory.onTone(value);
  });
}

/** emoji-mart's ids of emoji as the settings have them. Those that it does not know are left out. */
function idsOf(recent: readonly string[], own: ReadonlySet<string>): string[] {
  const byEmoji = new Map(
    Object.entries(tableSchema.parse(data).emojis).map(([id, { skins }]) => [
      qualifyEmoji(skins[0].native),
      id,
    ]),
  );
  return recent.flatMap((emoji) => {
    const name = emoji.startsWith(':') ? emoji.slice(1, -1) : null;
    if (name !== null) return own.has(name) ? [ownId(name)] : [];
    return byEmoji.get(qualifyEmoji(toneless(emoji))) ?? [];
  });
}
