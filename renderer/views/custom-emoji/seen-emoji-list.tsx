import { useMemo } from 'react';
import type { CustomEmoji, SeenEmoji } from '../../../shared/emoji/custom-emoji.ts';
import { CustomEmojiImage } from '../../features/chat-message/custom-emoji-image.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './custom-emoji-view.module.css';

/** Pictures that questions brought along, each kept with one press. Nothing where there are none. */
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
            <span className={styles.words}>
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

/**
 * Pictures seen in questions; null until they have come, and where they can't be had: they are an offer. What was kept
 * meanwhile is left out at once.
 */
export function useSeenEmoji(custom: readonly CustomEmoji[] | undefined): readonly SeenEmoji[] | null {
  const { data: seen } = useBridgeQuery('emoji.seen', {});
  return useMemo(
    () => seen?.filter(({ url }) => !custom?.some((own) => own.url === url)) ?? null,
    [seen, custom],
  );
}
