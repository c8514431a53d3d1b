import { useState } from 'react';
import type { DraftSession } from '../state/draft-session.ts';
import { Segmented } from '../ui/segmented.tsx';
import { useText } from '../ui/text/text.tsx';
import { ChatMessage, type MessageLayout } from './chat-message.tsx';
import styles from './preview.module.css';

type Scheme = 'light' | 'dark';

/** How the message is drawn, and which pictures may be. */
export interface PreviewLook {
  layout: MessageLayout;
  scheme: Scheme;
  /** Pictures are fetched from nowhere that was not asked for, in this session. */
  hosts: ReadonlySet<string>;
}

/** What was chosen last, kept while another tab is shown. */
export function usePreviewLook(): [PreviewLook, (change: Partial<PreviewLook>) => void] {
  const [look, setLook] = useState<PreviewLook>(() => ({
    layout: 'lines',
    scheme: schemeOfPage(),
    hosts: new Set(),
  }));
  return [look, (change) => setLook((last) => ({ ...last, ...change }))];
}

/** The question as a chat message, while it is written. */
export function Preview(props: {
  session: DraftSession;
  look: PreviewLook;
  onLook: (change: Partial<PreviewLook>) => void;
}) {
  const { session, look, onLook } = props;
  const text = useText().preview;
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={text.layout}
          segments={[
            { id: 'lines', label: text.lines },
            { id: 'buttons', label: text.buttons },
          ]}
          value={look.layout}
          onChange={(layout) => onLook({ layout })}
        />
        <Segmented
          className={styles.scheme}
          label={text.chatTheme}
          segments={[
            { id: 'light', label: text.light, icon: 'sun' },
            { id: 'dark', label: text.dark, icon: 'moon' },
          ]}
          value={look.scheme}
          onChange={(scheme) => onLook({ scheme })}
        />
      </div>
      {session.phase === 'ready' && (
        <div className={styles[look.scheme]}>
          <ChatMessage
            session={session}
            layout={look.layout}
            hosts={look.hosts}
            onShowHost={(host) => onLook({ hosts: new Set([...look.hosts, host]) })}
          />
        </div>
      )}
      <p className={styles.hint}>{text.hint}</p>
    </>
  );
}

/** The colours of the window: a chat in the other ones is a choice. */
function schemeOfPage(): Scheme {
  const theme = document.documentElement.dataset.theme;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
