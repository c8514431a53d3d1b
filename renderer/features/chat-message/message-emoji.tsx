import { useState } from 'react';
import { readWholeEmoji } from '../../../shared/emoji/emoji-syntax.ts';
import { mayFetchImage, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import type { KnownEmoji } from '../../stores/emoji-store.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './message-emoji.module.css';

/**
 * The emoji of an option in the preview. Images are loaded only from allowed hosts, else shown as text; a missing or
 * unknown emoji leaves a gap.
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
    return <EmojiTile words={form.words} title={t('preview.searched', { words: form.words })} />;
  }
  if (resolution.kind === 'image' && mayFetchImage(resolution.url, hosts) && failed !== resolution.url) {
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
  if (resolution.kind === 'image')
    return (
      <EmojiTile
        words={resolution.label}
        title={form?.kind === 'image' ? resolution.label : t('preview.typedAs', { typed })}
      />
    );
  // The shortcodes aren't loaded yet.
  if (resolution.kind === 'unknown-name' && emoji.names === null) return <span className={styles.literal} />;
  const title =
    resolution.kind === 'unknown-name'
      ? t('preview.unknownName', { name: resolution.name })
      : t('preview.noEmojiYet');
  return <span className={styles.missing} role="img" aria-label={title} title={title} />;
}

function EmojiTile({ words, title }: { words: string; title: string }) {
  return (
    <span className={styles.card} title={title}>
      {words}
    </span>
  );
}
