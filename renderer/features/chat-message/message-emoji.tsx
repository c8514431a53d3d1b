import { useState } from 'react';
import { readWholeEmoji } from '../../../shared/emoji/emoji-syntax.ts';
import { canFetchImage, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import type { KnownEmoji } from '../../stores/emoji-finder-store.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { getInitials } from './custom-emoji-image.tsx';
import styles from './message-emoji.module.css';

/**
 * Shows an option's emoji in the preview. Images are loaded only from allowed hosts. Initials replace other
 * images, and a missing or unknown emoji leaves an empty box.
 */
export function MessageEmoji({ emoji, typed }: { emoji: KnownEmoji; typed: string }) {
  const t = useTranslate();
  const { hosts } = useAllowedImageHosts();
  const [failed, setFailed] = useState<string | null>(null);
  const form = readWholeEmoji(typed);
  const resolution = emoji.resolver.resolve(typed);
  if (resolution.kind === 'literal') {
    const title = resolution.emoji === typed ? undefined : t('preview.typedAs', { typed });
    return (
      <span className={styles.literal} title={title}>
        {resolution.emoji}
      </span>
    );
  }
  if (form?.kind === 'search') {
    return (
      <span className={styles.words} title={t('preview.searched', { words: form.words })}>
        {form.words}
      </span>
    );
  }
  if (resolution.kind === 'image' && canFetchImage(resolution.url, hosts) && failed !== resolution.url) {
    const { url, label } = resolution;
    return (
      <img
        className={styles.image}
        src={url}
        alt={label}
        title={label}
        referrerPolicy="no-referrer"
        onError={() => setFailed(url)}
      />
    );
  }
  if (resolution.kind === 'image') {
    const { label } = resolution;
    const title = form?.kind === 'image' ? label : t('preview.typedAs', { typed });
    return (
      <span className={styles.initials} role="img" aria-label={label} title={title}>
        {getInitials(label)}
      </span>
    );
  }
  // The shortcodes aren't loaded yet.
  if (resolution.kind === 'unknown-name' && emoji.names === null) return <span className={styles.literal} />;
  const title =
    resolution.kind === 'unknown-name'
      ? t('preview.unknownName', { name: resolution.name })
      : t('preview.noEmojiYet');
  return <span className={styles.missing} role="img" aria-label={title} title={title} />;
}
