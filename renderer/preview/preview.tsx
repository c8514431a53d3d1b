import { type ReactNode, useState } from 'react';
import type { DraftSession } from '../state/draft-session.ts';
import { Segmented } from '../ui/segmented.tsx';
import { useText } from '../ui/text/text.tsx';
import { ChatMessage, type MessageLayout } from './chat-message.tsx';
import styles from './preview.module.css';

type Scheme = 'light' | 'dark';

/** The question as a chat message, while it is written. `trailing`: at the end of the head, such as a close button. */
export function Preview({ session, trailing }: { session: DraftSession; trailing?: ReactNode }) {
  const text = useText().preview;
  const [layout, setLayout] = useState<MessageLayout>('lines');
  const [scheme, setScheme] = useState<Scheme>(schemeOfPage);
  // Pictures are fetched from nowhere that was not asked for, in this session.
  const [hosts, setHosts] = useState<ReadonlySet<string>>(new Set());
  return (
    <aside className={styles.preview} aria-label={text.label}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{text.label}</h2>
        {trailing}
      </div>
      <div className={styles.body}>
        <div className={styles.bar}>
          <Segmented
            label={text.layout}
            segments={[
              { id: 'lines', label: text.lines },
              { id: 'buttons', label: text.buttons },
            ]}
            value={layout}
            onChange={setLayout}
          />
          <Segmented
            className={styles.scheme}
            label={text.chatTheme}
            segments={[
              { id: 'light', label: text.light, icon: 'sun' },
              { id: 'dark', label: text.dark, icon: 'moon' },
            ]}
            value={scheme}
            onChange={setScheme}
          />
        </div>
        {session.phase === 'ready' && (
          <div className={styles[scheme]}>
            <ChatMessage
              session={session}
              layout={layout}
              hosts={hosts}
              onShowHost={(host) => setHosts(new Set([...hosts, host]))}
            />
          </div>
        )}
        <p className={styles.hint}>{text.hint}</p>
      </div>
    </aside>
  );
}

/** The colours of the window: a chat in the other ones is a choice. */
function schemeOfPage(): Scheme {
  const theme = document.documentElement.dataset.theme;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
