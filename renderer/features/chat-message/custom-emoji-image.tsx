import { useState } from 'react';
import { canFetchImage, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import styles from './custom-emoji-image.module.css';

/**
 * A decorative custom emoji. Shows the initials of its name if its host isn't allowed or the image can't be
 * loaded.
 */
export function CustomEmojiImage({ url, name }: { url: string; name: string }) {
  const { hosts } = useAllowedImageHosts();
  const [failed, setFailed] = useState<string | null>(null);
  if (!canFetchImage(url, hosts) || failed === url) {
    return (
      <span className={styles.card} aria-hidden="true">
        {getInitials(name)}
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

export const getInitials = (name: string): string =>
  [...name.replaceAll('_', ' ').trim()].slice(0, 2).join('');
