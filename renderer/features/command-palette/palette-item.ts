import type { Summary } from '../../../shared/library/entry.ts';
import type { Mark } from '../../../shared/similar.ts';
import type { Action, ActionId } from '../../actions/action-table.ts';

/** One line of the palette. */
export type PaletteItem =
  | {
      kind: 'action';
      action: Action;
      name: string;
      marks: readonly Mark[];
      /** Why it can't be done now, in a sentence; null where it can. */
      reason: string | null;
    }
  | { kind: 'question'; row: Summary }
  | { kind: 'emoji'; name: string; emoji: string };

type PaletteGroupId = 'recent' | 'actions' | 'go' | 'questions' | 'emoji';

export interface PaletteGroup {
  id: PaletteGroupId;
  items: readonly PaletteItem[];
}

/** What the first character asks for. */
export type PaletteMode = 'all' | 'actions' | 'emoji';

/** What is searched for, and what it is searched in: `>` for actions only, `:` for emoji. */
export function parsePaletteQuery(typed: string): { mode: PaletteMode; search: string } {
  const text = typed.trimStart();
  if (text.startsWith('>')) return { mode: 'actions', search: text.slice(1).trim() };
  if (text.startsWith(':')) return { mode: 'emoji', search: text.slice(1).replace(/:\s*$/, '').trim() };
  return { mode: 'all', search: text.trim() };
}

/** A name for a line that no other line has. */
export function keyOfItem(item: PaletteItem): string {
  if (item.kind === 'action') return item.action.id;
  return item.kind === 'question' ? `question-${item.row.id}` : `emoji-${item.name}`;
}

/** The way back from the palette, and to a question. */
export interface PaletteProps {
  /** Closes it, puts the focus back where it was, and does `then` there. */
  onClose: (then?: () => void) => void;
  onOpen: (id: number) => void;
  /** Why each action that somebody offers can't be done; null where it can. */
  reasons: ReadonlyMap<ActionId, string | null>;
}
