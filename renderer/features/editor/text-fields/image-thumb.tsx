import { useDelayedFlag } from '../../../ui/hooks/use-delayed-flag.ts';
import styles from './image-thumb.module.css';

/** Addresses that are still being typed are not asked for, in milliseconds of rest. */
const RESTS_AFTER = 600;

/** The picture of the image field, small, once its address rests. Give it the address as its key. */
export function ImageThumb({ url, onFail }: { url: string; onFail: () => void }) {
  const rests = useDelayedFlag(true, RESTS_AFTER);
  if (!rests) return null;
  return <img className={styles.thumb} src={url} alt="" referrerPolicy="no-referrer" onError={onFail} />;
}
