import { readWholeEmoji } from '../../../shared/emoji/emoji-syntax.ts';
import styles from './emoji.module.css';
import { Icon } from './icon.tsx';

/**
 * A small emoji beside words that say the same: a literal, or the form `$[label](url)$` that the service answers.
 * A picture is shown only if the app draws it: a list must not call on other people's servers.
 */
export function Emoji(props: { emoji: string }) {
  const form = readWholeEmoji(props.emoji);
  if (form?.kind !== 'image') {
    return (
      <span className={styles.literal} aria-hidden="true">
        {props.emoji}
      </span>
    );
  }
  if (/^\/placeholders\/emoji\/[^/\\]+$/.test(form.url)) {
    return <img className={styles.image} src={`.${form.url}`} alt="" title={form.label} />;
  }
  return (
    <span className={styles.picture} title={form.label}>
      <Icon name="image" size={14} />
    </span>
  );
}
