import { Kbd, KeyCaps } from '../ui/actions/kbd.tsx';
import { usePaletteText } from '../ui/text/palette-text.ts';
import styles from './palette.module.css';

/** Which keys do what in the palette. */
export function PaletteFoot() {
  const words = usePaletteText();
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
