import { BrandMark } from '../ui/brand-mark.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './title-bar.module.css';

/** The window's own title bar: the brand, and room to drag. The window's buttons lie over its end. */
export function TitleBar({
  isHeading,
}: {
  /** No view has a first heading of its own. */ isHeading: boolean;
}) {
  const words = useText().frame;
  const Name = isHeading ? 'h1' : 'span';
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <BrandMark />
        <Name className={styles.name}>{words.appName}</Name>
      </div>
    </header>
  );
}
