import { readWholeEmoji } from '../../shared/emoji-form.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useText } from '../ui/text/text.tsx';
import styles from './chat-emoji.module.css';

/**
 * The emoji of an option in the message: what the service is taken to send. Pictures are not fetched, they stand
 * there as their words; a name that nobody knows, or none at all, leaves a gap.
 */
export function ChatEmoji({ session, typed }: { session: DraftSession; typed: string }) {
  const text = useText().preview;
  const form = readWholeEmoji(typed);
  const resolution = session.book.resolve(typed);
  if (resolution.kind === 'literal') return <span className={styles.literal}>{resolution.emoji}</span>;
  if (form?.kind === 'search') {
    return <Tile words={form.words} title={text.searched(form.words)} />;
  }
  if (resolution.kind === 'image') return <Tile words={resolution.label} title={resolution.label} />;
  // The table of names is on its way.
  if (resolution.kind === 'unknown-name' && session.names === null)
    return <span className={styles.literal} />;
  const title = resolution.kind === 'unknown-name' ? text.unknownName(resolution.name) : text.noEmojiYet;
  return <span className={styles.missing} role="img" aria-label={title} title={title} />;
}

function Tile({ words, title }: { words: string; title: string }) {
  return (
    <span className={styles.tile} title={title}>
      {words}
    </span>
  );
}
