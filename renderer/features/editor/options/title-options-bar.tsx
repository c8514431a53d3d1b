import { listTitleOptions } from '../../../../shared/question/title-options.ts';
import { countOptions, formatSource } from '../../../drafts/draft-content.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { useFillEmoji } from '../paste/use-fill-emoji.ts';
import styles from './emoji-fill-bar.module.css';

/**
 * Offers to add the options named in the title if the question has no options. Adds them in one undo step.
 */
export function TitleOptionsBar({ session }: { session: DraftSession }) {
  const { content, controller } = session;
  const t = useTranslate();
  const announce = useAnnounce();
  const options = countOptions(content) === 0 ? listTitleOptions(content.title) : [];
  const fillEmoji = useFillEmoji(options.length > 0);
  if (options.length === 0) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.count}>{t('editor.titleOptions.label')}</span>
      <button
        type="button"
        className={styles.choice}
        onClick={(event) => {
          const section = event.currentTarget.closest('section');
          const rows = fillEmoji(
            options.map((text) => ({ emoji: '', text })),
            [],
          );
          controller.dispatch({ type: 'source', source: formatSource(rows), whole: true });
          announce(t('editor.titleOptions.added', { count: options.length }));
          section?.querySelector<HTMLElement>('[data-row] input, textarea')?.focus();
        }}
      >
        {options.join(' · ')}
      </button>
    </div>
  );
}
