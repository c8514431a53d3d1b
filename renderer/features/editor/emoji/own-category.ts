import data from '@emoji-mart/data';
import { Data, SearchIndex } from 'emoji-mart';
import { z } from 'zod';
import type { CustomEmoji } from '../../../../shared/emoji/custom-emoji.ts';
import { hostOf } from '../../../stores/picture-hosts.ts';
import { tileOf } from './custom-tile.ts';

/** Behind the id of an own emoji that is called like one of emoji-mart's: there they are one table. */
const OWN = '\u200B';

/** Only whose names there are: the entries themselves are looked at elsewhere. */
const table = z.object({ emojis: z.looseObject({}) });

/** The author's own emoji as a category of the picker, or none. Those of other hosts are drawn tiles. */
export function ownCategory(
  custom: readonly CustomEmoji[],
  name: string,
  hosts: ReadonlySet<string>,
): { id: string; name: string; emojis: unknown[] } {
  forgetOwn();
  return {
    id: 'own',
    name,
    emojis: custom.map((emoji) => ({
      id: ownId(emoji.name),
      name: emoji.name,
      keywords: [...emoji.keywords],
      skins: [{ src: hosts.has(hostOf(emoji.url) ?? '') ? emoji.url : tileOf(emoji.name) }],
    })),
  };
}

/** emoji-mart's id of an own emoji. */
export const ownId = (name: string): string => (isTheirs(name) ? name + OWN : name);

/** The name that an id of that category stands for. */
export const ownName = (id: string): string => (id.endsWith(OWN) ? id.slice(0, -OWN.length) : id);

const isTheirs = (id: string): boolean => Object.hasOwn(table.parse(data).emojis, id);

/** Takes the own emoji of the last time out of emoji-mart's table, where they would be found for ever. */
function forgetOwn(): void {
  const emojis: unknown = Data?.emojis;
  if (typeof emojis !== 'object' || emojis === null) return;
  const theirs = table.parse(data).emojis;
  for (const id of Object.keys(emojis)) if (!Object.hasOwn(theirs, id)) Reflect.deleteProperty(emojis, id);
  SearchIndex.reset();
}
