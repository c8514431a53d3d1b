import { useState } from 'react';
import type { Draft } from '../../../../shared/library.ts';
import { contentOf } from '../../../drafts/draft-content.ts';
import { ChatMessage } from '../../../features/chat-message/chat-message.tsx';
import { useFirstLook } from '../../../features/chat-message/message-appearance.ts';
import type { KnownEmoji } from '../../../stores/emoji.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import styles from './conflict-view.module.css';

/** The message that comes of what is chosen. */
export function CompareResult({ result, emoji }: { result: Draft; emoji: KnownEmoji }) {
  const t = useTranslate();

  const look = useFirstLook();
  const [chosen, setScheme] = useState<'light' | 'dark' | null>(null);
  const scheme = chosen ?? look.scheme;
  const content = contentOf(result);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
    <section className={styles.result} aria-label={t('sync.compare.result')} tabIndex={0}>
      <div className={styles.resultHead}>
        <h2>{t('sync.compare.result')}</h2>
        <span className={styles.note}>{t('sync.compare.options', { count: content.rows.length })}</span>
        <span className={styles.space} />
        <SegmentedControl
          label={t('preview.chatTheme')}
          segments={[
            { id: 'light', label: t('preview.light'), icon: 'sun' },
            { id: 'dark', label: t('preview.dark'), icon: 'moon' },
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <div className={styles[scheme]}>
        <ChatMessage content={content} emoji={emoji} layout={look.layout} />
      </div>
    </section>
  );
}
