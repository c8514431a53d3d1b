import { useEffect, useRef } from 'react';
import {
  assignSymbols,
  isMissingEmoji,
  NUMBER_EMOJI,
  suggestOptionEmoji,
} from '../../../../shared/emoji/emoji-fill.ts';
import { LETTER_EMOJI } from '../../../../shared/emoji/literal-emoji.ts';
import { withSkinTone } from '../../../../shared/emoji/skin-tone.ts';
import { useActions } from '../../../actions/use-actions.ts';
import type { Row } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useEmojiPreferences } from '../emoji/use-emoji-preferences.ts';
import styles from './emoji-fill-bar.module.css';

/** If fewer emoji are missing, the suggestions below each row suffice. */
const MIN_SHOWN = 2;

/** Fills in all missing emoji in one undo step. Shown if several options have no emoji. */
export function EmojiFillBar({ session }: { session: DraftSession }) {
  const { emojiFinder } = useAppStores();
  const finder = useStore(emojiFinder);
  const { tone } = useEmojiPreferences();
  const t = useTranslate();
  const announce = useAnnounce();
  const { rows } = session.content;
  const count = rows.filter(isMissingEmoji).length;
  const isShown = count >= MIN_SHOWN;
  useEffect(() => {
    if (count > 0) emojiFinder.load();
  }, [count, emojiFinder]);

  const bar = useRef<HTMLDivElement>(null);
  const fill = (chosen: ReadonlyMap<Row, string>) => {
    const emoji = new Map([...chosen].map(([row, one]) => [row.key, withSkinTone(one, tone)]));
    session.controller.dispatch({ type: 'emoji', emoji });
    announce(t('editor.missingEmoji.added', { count: emoji.size }));
    // The bar disappears together with its focused button.
    if (bar.current?.contains(document.activeElement)) {
      bar.current.closest('section')?.querySelector<HTMLElement>('[data-row] input, textarea')?.focus();
    }
  };
  useActions({
    'options.fill-emoji': {
      reason: count === 0 || !finder ? t('actions.reasons.noEmojiMissing') : null,
      run() {
        if (finder) fill(suggestOptionEmoji(rows, finder.suggest));
      },
    },
  });
  if (!isShown) return null;
  const numbered = assignSymbols(rows, NUMBER_EMOJI);
  const lettered = assignSymbols(rows, LETTER_EMOJI);
  return (
    // Keep focus in the option, because leaving it would show its problems and move the bar during the click.
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps focus in place.
    <div ref={bar} className={styles.bar} onMouseDown={(event) => event.preventDefault()}>
      <span className={styles.count}>{t('editor.missingEmoji.count', { count })}</span>
      {finder && (
        <button
          type="button"
          className={styles.choice}
          onClick={() => fill(suggestOptionEmoji(rows, finder.suggest))}
        >
          {t('editor.missingEmoji.suggest')}
        </button>
      )}
      {numbered && (
        <button
          type="button"
          className={styles.choice}
          aria-label={t('editor.missingEmoji.number')}
          onClick={() => fill(numbered)}
        >
          {'1 2 3'}
        </button>
      )}
      {lettered && (
        <button
          type="button"
          className={styles.choice}
          aria-label={t('editor.missingEmoji.letter')}
          onClick={() => fill(lettered)}
        >
          {'A B C'}
        </button>
      )}
    </div>
  );
}
