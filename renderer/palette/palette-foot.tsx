import { Kbd, KeyCaps } from '../ui/actions/kbd.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './palette.module.css';

/** Which keys do what in the palette. */
export function PaletteFoot() {
  const words = useText().palette;
  return (
    <div className={styles.foot}>
      <span>
        <KeyCaps keys="↑ ↓" /> {words.foot.move}
      </span>
      <span>
        <Kbd>{words.keys.enter}</Kbd> {words.foot.run}
      </span>
      <span className={styles.space} />
      <span>
        <Kbd>{'>'}</Kbd> {words.foot.actionsOnly}
      </span>
      <span>
        <Kbd>:</Kbd> {words.foot.emoji}
      </span>
    </div>
  );
}
