import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import { readRows } from '../../../shared/question/option-line.ts';
import { Emoji } from '../../ui/icons/emoji.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './option-list.module.css';

/** Shows a question's options read-only. `votes` contains each option's votes. */
export function OptionList(props: {
  options: string;
  resolver: EmojiResolver;
  votes?: readonly number[] | undefined;
}) {
  const t = useTranslate();
  const rows = readRows(props.options);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.options} aria-label={t('questionFields.options')}>
      {rows.map(({ emoji, text }, at) => {
        const votes = props.votes?.[at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and options may be equal.
          <li key={at}>
            <span className={styles.emoji}>
              <Emoji emoji={resolveOptionEmoji(emoji, props.resolver)} />
            </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
            {votes !== undefined && (
              <span className={styles.votes}>{t('alike.votes', { count: votes })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns an option's emoji, or an empty string if it's unknown. */
function resolveOptionEmoji(typed: string, resolver: EmojiResolver): string {
  const resolution = resolver.resolve(typed);
  return 'emoji' in resolution ? resolution.emoji : '';
}
