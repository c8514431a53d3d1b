import { isSent } from '../../../shared/library/entry-state.ts';
import type { DraftContent } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { ChatMessage } from '../chat-message/chat-message.tsx';
import type { PreviewAppearance } from './preview-appearance-bar.tsx';
import styles from './question-preview.module.css';

/** Renders nothing until the question is loaded. */
export function PreviewMessage(props: {
  session: DraftSession;
  content: DraftContent;
  previewAppearance: PreviewAppearance;
}) {
  const { session, previewAppearance } = props;
  if (session.phase !== 'ready') return null;
  return (
    <div className={styles[previewAppearance.scheme]}>
      <ChatMessage
        content={props.content}
        emoji={session}
        layout={previewAppearance.layout}
        votes={getVotes(session)}
      />
    </div>
  );
}

/** Returns the votes for a posted question without local changes. */
const getVotes = ({ entry, status }: DraftSession): number[] | undefined =>
  entry && isSent(entry) && status === 'saved'
    ? entry.question?.options.map(({ votes }) => votes)
    : undefined;
