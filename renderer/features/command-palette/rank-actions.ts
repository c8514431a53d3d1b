import type { Action, ActionId } from '../../actions/action-table.ts';
import { matchName } from './match-name.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** The actions that the palette lists, with their names in the UI language. */
export interface ActionList {
  actions: readonly Action[];
  getName: (action: Action) => string;
  /** Returns additional search words for an action. */
  getSearchWords: (action: Action) => string;
  isAvailable: (id: ActionId) => boolean;
  /** The IDs of recent actions, newest first. */
  recent: readonly string[];
}

/**
 * Returns the available actions that match `search`, best first. Actions with the same rank are ordered by
 * recent use and then as in the table. Without a search, returns all actions with the recent ones in a
 * separate group.
 */
export function rankActions(search: string, list: ActionList): PaletteGroup[] {
  const isRecent = ({ id }: Action) => search === '' && list.recent.includes(id);
  const group = (id: PaletteGroup['id'], actions: readonly Action[]) => ({
    id,
    ...rankGroup(actions, search, list),
  });
  const groups = [
    group(
      'actions',
      list.actions.filter((action) => action.group !== 'go' && !isRecent(action)),
    ),
    group(
      'go',
      list.actions.filter((action) => action.group === 'go' && !isRecent(action)),
    ),
  ].sort((a, b) => a.best - b.best);
  return [group('recent', list.actions.filter(isRecent)), ...groups]
    .filter(({ items }) => items.length > 0)
    .map(({ id, items }) => ({ id, items }));
}

function rankGroup(
  actions: readonly Action[],
  search: string,
  list: ActionList,
): { items: PaletteItem[]; best: number } {
  const available = actions.filter(({ id }) => list.isAvailable(id));
  const getAge = ({ id }: Action) =>
    list.recent.includes(id) ? list.recent.indexOf(id) : list.recent.length;
  const found = available
    .flatMap((action) => {
      const name = list.getName(action);
      const match = matchName(name, search, list.getSearchWords(action));
      return match ? [{ action, name, ...match }] : [];
    })
    .sort((a, b) => a.rank - b.rank || getAge(a.action) - getAge(b.action));
  return {
    best: found[0]?.rank ?? Number.POSITIVE_INFINITY,
    items: found.map(({ action, name, marks }) => ({
      kind: 'action',
      action,
      name,
      marks,
    })),
  };
}

export const addRecentAction = (recent: readonly string[], id: string, max: number): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, max);
