import { useState } from 'react';
import type { Draft } from '../../shared/library.ts';
import { contentOf } from '../state/draft-content.ts';
import type { KnownEmoji } from '../state/emoji.ts';
import { ChatMessage } from '../ui/chat/chat-message.tsx';
import { useFirstLook } from '../ui/chat/first-look.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './compare.module.css';

/** The message that comes of what is chosen. */
export function CompareResult({ result, emoji }: { result: Draft; emoji: KnownEmoji }) {
  const words = useText().sync.compare;
  const text = useText().preview;
  const look = useFirstLook();
  const [chosen, setScheme] = useState<'light' | 'dark' | null>(null);
  const scheme = chosen ?? look.scheme;
  const content = contentOf(result);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
    <section className={styles.result} aria-label={words.result} tabIndex={0}>
      <div className={styles.resultHead}>
        <h2>{words.result}</h2>
        <span className={styles.note}>{words.options(content.rows.length)}</span>
        <span className={styles.space} />
        <Segmented
          label={text.chatTheme}
          segments={[
            { id: 'light', label: text.light, icon: 'sun' },
            { id: 'dark', label: text.dark, icon: 'moon' },
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
