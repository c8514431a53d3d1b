import { ACTIONS } from '../ui/actions.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { KeyCaps } from '../ui/kbd.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './title-bar.module.css';

const [FIND_KEYS] = ACTIONS['app.palette'].keys;

/** The window's own title bar: the brand, the way to everything, and room to drag. The window's buttons lie over its end. */
export function TitleBar(props: {
  /** No view has a first heading of its own. */
  isHeading: boolean;
  onFind: () => void;
}) {
  const words = useText().frame;
  const Name = props.isHeading ? 'h1' : 'span';
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <BrandMark />
        <Name className={styles.name}>{words.appName}</Name>
      </div>
      <PlainButton
        className={styles.find}
        aria-label={words.command}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onPress={props.onFind}
      >
        <Icon name="search" />
        <span className={styles.words}>{words.command}</span>
        <KeyCaps keys={FIND_KEYS} />
      </PlainButton>
    </header>
  );
}
