import type { EmojiBook } from '../../../../shared/emoji/emoji.ts';
import { readWholeEmoji } from '../../../../shared/emoji/emoji-form.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './typed-form.module.css';

/** How an emoji was typed, where what will be answered is something else. */
export function TypedForm({ typed, book }: { typed: string; book: EmojiBook }) {
  const t = useTranslate();
  const answer = answerOf(typed, book);
  if (answer === null) return null;
  const words = answer === '' ? t('editor.answeredBySearch') : t('editor.answeredAs', { answer });
  return (
    <span className={styles.typed} title={words}>
      <code>{typed}</code>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** What an emoji is answered as; '' where only the service knows, null where it is as typed, or can't be said. */
export function answerOf(typed: string, book: EmojiBook): string | null {
  const form = readWholeEmoji(typed);
  if (form?.kind === 'search') return '';
  const resolution = book.resolve(typed);
  return 'emoji' in resolution && resolution.emoji !== typed ? resolution.emoji : null;
}
