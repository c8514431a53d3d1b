import { type FocusEvent, type RefObject, useRef } from 'react';
import { listUsedEmoji } from '../../../../shared/emoji/emoji-fill.ts';
import { withSkinTone } from '../../../../shared/emoji/skin-tone.ts';
import { useActions } from '../../../actions/use-actions.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useEmojiPreferences } from '../emoji/use-emoji-preferences.ts';
import { type FindingsByLocation, getRowLocation } from '../problems/finding-location.ts';
import type { OptionRowActions } from './option-row-actions.ts';

/**
 * Registers the actions that open the picker and use the first suggestion. Both actions apply to the row that
 * has focus or last had focus. Returns a focus handler for the list.
 */
export function useEmojiActions(options: {
  list: RefObject<HTMLElement | null>;
  session: DraftSession;
  findings: FindingsByLocation;
  actions: OptionRowActions;
}) {
  const { list, session, findings, actions } = options;
  const { emojiFinder } = useAppStores();
  const { tone } = useEmojiPreferences();
  const t = useTranslate();
  const last = useRef<string | null>(null);
  const { rows } = session.content;

  const findFocusedRow = (): Row | undefined => {
    const active = document.activeElement;
    const isElsewhere = active?.matches('input, textarea') && !list.current?.contains(active);
    return isElsewhere ? undefined : rows.find((row) => row.key === last.current);
  };
  const findSuggestedEmoji = (row: Row): string | null => {
    if (row.emoji !== '') return findNearestName(findings, row);
    const first = emojiFinder.get()?.suggest(row.text, 1, listUsedEmoji(rows))?.emoji[0];
    return first ? withSkinTone(first.emoji, tone) : null;
  };
  // Compute this on demand, because moving focus doesn't cause a render.
  const explainMissingRow = (): string | null => {
    if (rows.length === 0) return t('actions.reasons.noOption');
    return findFocusedRow() ? null : t('actions.reasons.noOptionChosen');
  };
  const explainMissingSuggestion = (): string | null => {
    const row = findFocusedRow();
    return row && findSuggestedEmoji(row) === null ? t('actions.reasons.noSuggestion') : null;
  };
  useActions({
    'option.emoji': {
      get reason() {
        return explainMissingRow();
      },
      run() {
        const row = findFocusedRow();
        if (row) actions.openPicker(row.key);
        return row !== undefined;
      },
    },
    'option.suggestion': {
      get reason() {
        return explainMissingRow() ?? explainMissingSuggestion();
      },
      run() {
        const row = findFocusedRow();
        const emoji = row && findSuggestedEmoji(row);
        if (row && emoji) actions.pickEmoji(row.key, emoji);
        return Boolean(emoji);
      },
    },
  });

  return (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    if (row) last.current = row.dataset.row ?? null;
  };
}

/** Returns the known name that is closest to an unknown name in the row. */
function findNearestName(findings: FindingsByLocation, row: Row): string | null {
  for (const { code, details } of findings(getRowLocation(row))) {
    if (code === 'unknown-emoji-name' && details.nearest[0]) return `:${details.nearest[0]}:`;
  }
  return null;
}
