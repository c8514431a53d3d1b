import { ACTION_IDS, ACTIONS, type ActionGroup, type ActionId, keysOf } from '../ui/actions/actions.ts';
import type { Text } from '../ui/text/text.tsx';

/** One line of the map: what is done, and each way to do it, as `ACTIONS` writes keys. */
interface KeyLine {
  name: string;
  keys: readonly string[];
}

export interface KeySection {
  title: string;
  lines: readonly KeyLine[];
}

const GROUPS: readonly ActionGroup[] = [
  'question',
  'options',
  'list',
  'sync',
  'view',
  'go',
  'library',
  'app',
];

/** All keys: those of the table of actions, then what fields and lists answer by themselves. */
export function keyMap(names: Readonly<Record<ActionId, string>>, words: Text['keyboard']): KeySection[] {
  const ofTable = GROUPS.map((group) => ({
    title: words.groups[group],
    lines: ACTION_IDS.filter((id) => ACTIONS[id].group === group && keysOf(id).length > 0).map((id) => ({
      name: names[id],
      keys: keysOf(id),
    })),
  }));
  return [...ofTable, ...words.widgets].filter(({ lines }) => lines.length > 0);
}
