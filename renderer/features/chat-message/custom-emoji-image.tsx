import { useState } from 'react';
import { mayFetchImage, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import styles from './custom-emoji-image.module.css';

/**
 * The picture of an emoji beside words that say the same: fetched where its host was allowed, and else, or where it does
 * not come, a tile with the first letters of its name.
 */
export function CustomEmojiImage({ url, name }: { url: string; name: string }) {
  const { hosts } = useAllowedImageHosts();
  const [failed, setFailed] = useState<string | null>(null);
  if (!mayFetchImage(url, hosts) || failed === url) {
    return (
      <span className={styles.tile} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}

const initialsOf = (name: string): string => [...name.replaceAll('_', ' ').trim()].slice(0, 2).join('');
