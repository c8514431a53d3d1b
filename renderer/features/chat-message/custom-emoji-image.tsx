import { useState } from 'react';
import { mayFetchImage, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import styles from './custom-emoji-image.module.css';

/** A decorative image of a custom emoji: loaded if its host is allowed; else the initials of its name. */
export function CustomEmojiImage({ url, name }: { url: string; name: string }) {
  const { hosts } = useAllowedImageHosts();
  const [failed, setFailed] = useState<string | null>(null);
  if (!mayFetchImage(url, hosts) || failed === url) {
    return (
      <span className={styles.card} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}

/** The first 2 characters of an emoji's name. */
export const initialsOf = (name: string): string =>
  [...name.replaceAll('_', ' ').trim()].slice(0, 2).join('');
