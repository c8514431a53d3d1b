import { isSent } from '../../shared/entry.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { hostOf, mayFetch, usePictureHosts } from '../state/picture-hosts.ts';
import { ChatMessage } from '../ui/chat/chat-message.tsx';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './preview.module.css';
import type { PreviewLook } from './preview-look.ts';

/** The question as a chat message, while it is written. */
export function Preview(props: {
  session: DraftSession;
  look: PreviewLook;
  onLook: (change: Partial<PreviewLook>) => void;
}) {
  const { session, look, onLook } = props;
  const text = useText().preview;
  const { hosts, allow } = usePictureHosts();
  const asking = session.phase === 'ready' ? hostsToAsk(session, hosts) : [];
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
        <IconButton
          className={styles.phoneSwitch}
          icon="phone"
          label={text.phone}
          pressed={look.phone}
          onPress={() => onLook({ phone: !look.phone })}
        />
        <Segmented
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
        <div className={classNames(styles[look.scheme], look.phone && styles.phone)}>
          <ChatMessage
            content={session.content}
            emoji={session}
            layout={look.layout}
            votes={votesOf(session)}
          />
        </div>
      )}
      {asking.map((host) => (
        <Button key={host} size="small" icon="image" className={styles.ask} onPress={() => allow(host)}>
          {text.showEmoji(host)}
        </Button>
      ))}
      <p className={styles.hint}>{text.hint}</p>
    </>
  );
}

/** What people voted by now, of a sent question as it is saved. */
const votesOf = ({ entry, status }: DraftSession): number[] | undefined =>
  entry && isSent(entry) && status === 'saved'
    ? entry.question?.options.map(({ votes }) => votes)
    : undefined;

/** Hosts of emoji that are pictures, from which none may be fetched yet. */
function hostsToAsk({ content, book }: DraftSession, hosts: ReadonlySet<string>): string[] {
  const wanted = content.rows.flatMap(({ emoji }) => {
    const resolution = book.resolve(emoji);
    const url = resolution.kind === 'image' ? resolution.url : '';
    const host = /^https:/i.test(url) && !mayFetch(url, hosts) ? hostOf(url) : null;
    return host ?? [];
  });
  return [...new Set(wanted)];
}
