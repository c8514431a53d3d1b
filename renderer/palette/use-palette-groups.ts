import { useMemo } from 'react';
import type { CustomEmoji } from '../../shared/emoji/custom-emoji.ts';
import type { EmojiNames } from '../../shared/emoji/emoji.ts';
import type { Summary } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { useEmojiNames } from '../state/emoji.ts';
import { useStore } from '../state/store.ts';
import type { ActionId } from '../ui/actions/actions.ts';
import { nameOfAction, searchWordsOfAction, useOffers } from '../ui/actions/use-actions.ts';
import { useText } from '../ui/text/text.tsx';
import { findEmoji } from './find-emoji.ts';
import { type ActionList, listActions } from './list-actions.ts';
import { type PaletteGroup, type PaletteProps, readTyped } from './palette-item.ts';
import { useFoundQuestions } from './use-found-questions.ts';

/** Emoji that are shown at a time; more letters find the others. */
const EMOJI = 40;

/** What the palette lists. */
interface Listed {
  groups: readonly PaletteGroup[];
  /** There may be other questions or emoji in a moment: they are those of an earlier search, or none. */
  isBehind: boolean;
}

/** What the palette lists for what was typed. */
export function usePaletteGroups(typed: string, reasons: PaletteProps['reasons']): Listed {
  const settings = useStore(useAppState().settings);
  const { mode, search } = readTyped(typed);
  const asked = mode === 'all' ? search : null;
  const { rows, search: answered } = useFoundQuestions(asked);
  const { names: bundled, isLost } = useEmojiNames(mode === 'emoji');
  // Emoji of one's own are found without them.
  const none = useMemo(() => (isLost ? new Map<string, string>() : null), [isLost]);
  const names = bundled ?? none;
  const list = useActionList(settings?.recentActions, reasons);
  const custom = settings?.customEmoji;
  const groups = useMemo(
    () => (mode === 'emoji' ? groupEmoji(search, names, custom ?? []) : groupRest(search, list, rows)),
    [mode, search, names, custom, list, rows],
  );
  return { groups, isBehind: mode === 'emoji' ? names === null : asked !== answered };
}

function useActionList(recent: readonly string[] | undefined, offered: PaletteProps['reasons']): ActionList {
  const { actions } = useOffers();
  const text = useText();
  return useMemo(() => {
    const reasonOf = (id: ActionId): string | null => {
      if (id === 'app.palette') return text.palette.isOpen;
      const reason = offered.get(id);
      return reason === undefined ? text.actions.reasons.notOffered : reason;
    };
    return {
      actions,
      nameOf: (action) => nameOfAction(action, text),
      searchWordsOf: (action) => searchWordsOfAction(action, text),
      recent: recent ?? [],
      reasonOf,
    };
  }, [actions, offered, text, recent]);
}

function groupEmoji(
  search: string,
  names: EmojiNames | null,
  custom: readonly CustomEmoji[],
): PaletteGroup[] {
  const items = findEmoji(search, names ?? new Map(), custom, EMOJI);
  return items.length > 0 ? [{ id: 'emoji', items: items.map((item) => ({ kind: 'emoji', ...item })) }] : [];
}

function groupRest(search: string, list: ActionList, rows: readonly Summary[]): PaletteGroup[] {
  const questions: PaletteGroup = { id: 'questions', items: rows.map((row) => ({ kind: 'question', row })) };
  return [...listActions(search, list), ...(rows.length > 0 ? [questions] : [])];
}
