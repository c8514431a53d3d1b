import { readWholeEmoji } from '../../../shared/emoji/emoji-syntax.ts';
import styles from './emoji.module.css';
import { Icon } from './icon.tsx';

/**
 * A small decorative emoji, either literal or as `$[label](url)$`. Only bundled images are loaded, because a
 * list must not send requests to other servers.
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
