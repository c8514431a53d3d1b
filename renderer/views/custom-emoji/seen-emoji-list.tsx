import { useMemo } from 'react';
import type { CustomEmoji, SeenEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { CustomEmojiImage } from '../../features/chat-message/custom-emoji-image.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './custom-emoji-view.module.css';

/** Emoji images found in questions, each with a button to add it. Nothing if there are none. */
export function SeenEmojiList(props: {
  seen: readonly SeenEmoji[] | null;
  onKeep: (emoji: SeenEmoji) => void;
}) {
  const t = useTranslate();
  const { seen } = props;
  if (!seen || seen.length === 0) return null;
  return (
    <section className={styles.seen} aria-label={t('customEmoji.seenTitle')}>
      <h2 className={styles.heading}>{t('customEmoji.seenTitle')}</h2>
      <p className={styles.help}>{t('customEmoji.seenHelp')}</p>
      <ul className={styles.list} aria-label={t('customEmoji.seenList')}>
        {seen.map((emoji) => (
          <li key={emoji.url} className={styles.row}>
            <CustomEmojiImage url={emoji.url} name={emoji.label} />
            <span className={styles.text}>
              <span dir="auto">{emoji.label}</span>
              <span className={styles.more}>{t('customEmoji.seenIn', { count: emoji.questions })}</span>
            </span>
            <Button
              size="small"
              aria-label={t('customEmoji.keepAs', { name: emoji.name })}
              onPress={() => props.onKeep(emoji)}
            >
              {t('customEmoji.keep')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Emoji images found in questions that aren't custom emoji yet; null until loaded. */
export function useSeenEmoji(custom: readonly CustomEmoji[] | undefined): readonly SeenEmoji[] | null {
  const { data: seen } = useBridgeQuery('emoji.seen', {});
  return useMemo(
    () => seen?.filter(({ url }) => !custom?.some((own) => own.url === url)) ?? null,
    [seen, custom],
  );
}
