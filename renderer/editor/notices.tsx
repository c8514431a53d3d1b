import { useConnectionState } from '../state/app-state.tsx';
import type { DraftSession } from '../state/draft-session.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { describeError } from '../ui/feedback/describe-error.ts';
import { useText } from '../ui/text/text.tsx';
import { isToldAlready } from './notice-rules.ts';
import styles from './notices.module.css';

/** What stands between the text and the disk, or between the edit and what was saved meanwhile. */
export function Notices({ session, isSent }: { session: DraftSession; isSent: boolean }) {
  const text = useText();
  const connection = useConnectionState();
  const problem = isToldAlready(session, connection) ? null : session.problem;
  return (
    <>
      {problem && (
        <Banner
          tone="danger"
          icon="st-refused"
          actions={
            <Button size="small" onPress={() => void session.flush()}>
              {text.editor.tryAgain}
            </Button>
          }
        >
          {problem.code === 'disk'
            ? describeError(problem, text)
            : text.editor.stillHere(describeError(problem, text))}
        </Banner>
      )}
      {session.conflict && (
        <Banner tone="warn" icon="alert">
          <p>{text.editor.changedElsewhere}</p>
          <div className={styles.choices}>
            <Button size="small" onPress={() => void session.takeOther()}>
              {session.conflict === 'saved' ? text.editor.useSaved : text.editor.useOther}
            </Button>
            <Button size="small" variant="ghost" onPress={() => session.keepEdit()}>
              {text.editor.keepEdit}
            </Button>
          </div>
        </Banner>
      )}
      {isSent && (
        <Banner tone="info" icon="info">
          {text.editor.editSent}
        </Banner>
      )}
    </>
  );
}
