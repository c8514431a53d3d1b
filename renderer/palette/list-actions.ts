import { ACTION_IDS, ACTIONS, type ActionId } from '../ui/actions/actions.ts';
import { matchName } from './match-name.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

export interface ActionBook {
  names: Readonly<Record<ActionId, string>>;
  /** Words that an action is looked for by as well. */
  also: Readonly<Partial<Record<ActionId, string>>>;
  /** Why it can't be done now; null where it can. */
  reasonOf: (id: ActionId) => string | null;
  /** What was run last, the newest first. */
  recent: readonly string[];
}

/**
 * The actions that `search` finds, best first; of equals those that were run last, then in the order of the table.
 * Without a search: all there are, those that were run last in a group of their own.
 */
export function listActions(search: string, book: ActionBook): PaletteGroup[] {
  const isRecent = (id: ActionId) => search === '' && book.recent.includes(id);
  const group = (id: PaletteGroup['id'], ids: readonly ActionId[]) => ({
    id,
    ...rankActions(ids, search, book),
  });
  const groups = [
    group(
      'actions',
      ACTION_IDS.filter((id) => ACTIONS[id].group !== 'go' && !isRecent(id)),
    ),
    group(
      'go',
      ACTION_IDS.filter((id) => ACTIONS[id].group === 'go' && !isRecent(id)),
    ),
  ].sort((a, b) => a.best - b.best);
  return [group('recent', ACTION_IDS.filter(isRecent)), ...groups]
    .filter(({ items }) => items.length > 0)
    .map(({ id, items }) => ({ id, items }));
}

function rankActions(
  ids: readonly ActionId[],
  search: string,
  book: ActionBook,
): { items: PaletteItem[]; best: number } {
  const age = (id: ActionId) => (book.recent.includes(id) ? book.recent.indexOf(id) : book.recent.length);
  const found = ids
    .flatMap((id) => {
      const name = book.names[id];
      const match = matchName(name, search, book.also[id]);
      return match ? [{ id, name, ...match }] : [];
    })
    .sort((a, b) => a.rank - b.rank || age(a.id) - age(b.id));
  return {
    best: found[0]?.rank ?? Number.POSITIVE_INFINITY,
    items: found.map(({ id, name, marks }) => ({
      kind: 'action',
      id,
      name,
      marks,
      reason: book.reasonOf(id),
    })),
  };
}

/** What was run last, with one more at its beginning. */
export const remember = (recent: readonly string[], id: string, most: number): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, most);
