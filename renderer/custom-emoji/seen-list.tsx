import type { SeenEmoji } from '../../shared/emoji/custom-emoji.ts';
import { Button } from '../ui/controls/button.tsx';
import { OwnPicture } from '../ui/icons/own-picture.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './custom-emoji-view.module.css';

/** Pictures that questions brought along, each kept with one press. Nothing where there are none. */
export function SeenList(props: { seen: readonly SeenEmoji[] | null; onKeep: (emoji: SeenEmoji) => void }) {
  const words = useText().customEmoji;
  const { seen } = props;
  if (!seen || seen.length === 0) return null;
  return (
    <section className={styles.seen} aria-label={words.seenTitle}>
      <h2 className={styles.heading}>{words.seenTitle}</h2>
      <p className={styles.help}>{words.seenHelp}</p>
      <ul className={styles.list} aria-label={words.seenList}>
        {seen.map((emoji) => (
          <li key={emoji.url} className={styles.row}>
            <OwnPicture url={emoji.url} name={emoji.label} />
            <span className={styles.words}>
              <span dir="auto">{emoji.label}</span>
              <span className={styles.more}>{words.seenIn(emoji.questions)}</span>
            </span>
            <Button size="small" aria-label={words.keepAs(emoji.name)} onPress={() => props.onKeep(emoji)}>
              {words.keep}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
