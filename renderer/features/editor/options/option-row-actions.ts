import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { LIMITS } from '../../../../shared/question/question-fields.ts';
import { isBlank, type Row, type RowText } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useEmojiPreferences } from '../emoji/use-emoji-preferences.ts';
import type { PasteTarget } from '../paste/paste-plan.ts';
import type { useFocusRowAfterUpdate } from './option-row-focus.ts';

/** Commands for a row. The row's key is a parameter, because all rows and renders share one object. */
export interface OptionRowActions {
  change(key: string, change: Partial<RowText>): void;
  /** Changes the emoji while the user types it. */
  typeEmoji(key: string, emoji: string): void;
  /** Handles a list pasted into the text. */
  pasteLines(key: string, pasted: PasteTarget): void;
  remove(key: string, then: 'next' | 'previous'): void;
  /** Moves the row by `step` rows. A positive step moves it down. */
  moveBy(key: string, step: number): void;
  moveTo(key: string, to: number): void;
  /**
   * Focuses the next row's text. After the last row, adds a row if `adding` is true and the settings allow
   * it.
   */
  focusNext(key: string, adding: boolean): void;
  /** Focuses the text field `step` rows away, if it exists. */
  focusText(key: string, step: number): void;
  openPicker(key: string): void;
  pickEmoji(key: string, emoji: string): void;
  /** Shows that a single emoji's form was changed. */
  reportConversion(): void;
}

/** Returns the actions for all rows. The object stays the same while the same draft is shown. */
export function useOptionRowActions(options: {
  session: DraftSession;
  focusAfter: ReturnType<typeof useFocusRowAfterUpdate>;
  openPicker: (key: string) => void;
  pasteLines: OptionRowActions['pasteLines'];
  enterAdds: boolean;
  onDone: () => void;
}): OptionRowActions {
  const { focusAfter, openPicker, pasteLines, enterAdds, onDone } = options;
  const { dispatch } = options.session.controller;
  const announce = useAnnounce();
  const toast = useToast();
  const { addRecent } = useEmojiPreferences();
  const t = useTranslate();
  const latest = useRef<readonly Row[]>([]);
  const { rows: now } = options.session.content;
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);

  const indexOf = useCallback((key: string) => latest.current.findIndex((row) => row.key === key), []);
  return useMemo(
    () => ({
      change: (key, change) => dispatch({ type: 'row', key, ...change }),
      typeEmoji: (key, emoji) => dispatch({ type: 'row', key, emoji, typing: true }),
      pasteLines,
      remove(key, then) {
        const index = indexOf(key);
        dispatch({ type: 'remove', key });
        // The first and last rows have only one neighbor.
        const wanted = then === 'next' ? index : Math.max(0, index - 1);
        focusAfter((now) => (now[wanted] ?? now.at(-1))?.key);
        announce(t('editor.removed', { position: index + 1 }));
      },
      moveBy(key, step) {
        const to = indexOf(key) + step;
        if (to < 0 || to >= latest.current.length) return;
        dispatch({ type: 'move', key, to });
        announce(t('editor.moved', { position: to + 1, count: latest.current.length }));
      },
      moveTo(key, to) {
        dispatch({ type: 'move', key, to });
        announce(t('editor.moved', { position: to + 1, count: latest.current.length }));
      },
      focusNext(key, adding) {
        const rows = latest.current;
        const index = indexOf(key);
        const row = rows[index];
        if (!row) return;
        if (index < rows.length - 1) return focusAfter(() => rows[index + 1]?.key);
        if (!adding || !enterAdds) return onDone();
        if (rows.length >= LIMITS.options.max)
          return announce(t('editor.optionsFull', { max: LIMITS.options.max }));
        if (isBlank(row)) return;
        dispatch({ type: 'insert', at: rows.length, rows: [{ emoji: '', text: '' }] });
        focusAfter((now) => now.at(-1)?.key);
      },
      focusText(key, step) {
        const target = latest.current[indexOf(key) + step];
        if (target) focusAfter(() => target.key);
      },
      openPicker,
      pickEmoji(key, emoji) {
        dispatch({ type: 'row', key, emoji });
        addRecent(emoji);
        focusAfter(() => key);
        announce(t('editor.emojiSet', { position: indexOf(key) + 1, emoji }));
      },
      reportConversion: () => toast({ message: t('paste.converted', { count: 1 }), isAboutQuestion: true }),
    }),
    [dispatch, focusAfter, announce, toast, t, indexOf, openPicker, addRecent, pasteLines, enterAdds, onDone],
  );
}
