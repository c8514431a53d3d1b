import type { Summary } from '../../../shared/library/entry.ts';
import type { Mark } from '../../../shared/similarity.ts';
import type { Action, ActionId } from '../../actions/action-table.ts';

export type PaletteItem =
  | {
      kind: 'action';
      action: Action;
      name: string;
      marks: readonly Mark[];
    }
  | { kind: 'question'; row: Summary }
  | { kind: 'emoji'; name: string; emoji: string };

type PaletteGroupId = 'recent' | 'actions' | 'go' | 'questions' | 'emoji';

export interface PaletteGroup {
  id: PaletteGroupId;
  items: readonly PaletteItem[];
}

export type PaletteMode = 'all' | 'actions' | 'emoji';

/** Parses the typed text. `>` searches only actions, and `:` only emoji. */
export function parsePaletteQuery(typed: string): { mode: PaletteMode; search: string } {
  const text = typed.trimStart();
  if (text.startsWith('>')) return { mode: 'actions', search: text.slice(1).trim() };
  if (text.startsWith(':')) return { mode: 'emoji', search: text.slice(1).replace(/:\s*$/, '').trim() };
  return { mode: 'all', search: text.trim() };
}

export function getItemKey(item: PaletteItem): string {
  if (item.kind === 'action') return item.action.id;
  return item.kind === 'question' ? `question-${item.row.id}` : `emoji-${item.name}`;
}

export interface PaletteProps {
  /** Closes the palette, restores focus, and then calls `then`. */
  onClose: (then?: () => void) => void;
  onOpen: (id: number) => void;
  /** Why each action is unavailable. The value is null for available actions. */
  reasons: ReadonlyMap<ActionId, string | null>;
}
