import { useState } from 'react';
import { draftOfQuestion, sameDraft } from '../../shared/draft.ts';
import { isSent as wasSent } from '../../shared/entry.ts';
import type { DraftSession } from '../state/draft-session.ts';
import { useBridgeQuery } from '../state/use-bridge-query.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { describeError } from '../ui/feedback/describe-error.ts';
import marks from '../ui/format/pieces.module.css';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './history-dialog.module.css';
import { useRestore } from './use-restore.ts';
import { VersionDiff } from './version-diff.tsx';
import { keyOf, VersionList } from './version-list.tsx';

/** As many as the host keeps beside the first one and the one that counts. */
const KEPT = 49;

/** What a question was each time it was saved, and the way back to it. */
export function HistoryDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const text = useText();
  const words = useText().history;
  const restore = useRestore(session);
  const [chosenKey, setChosen] = useState<string | null>(null);
  const { id } = session;
  const { data: listed, error } = useBridgeQuery('history.list', id === null ? null : { id });
  const versions = listed?.versions;
  const current = session.entry?.question;
  // What one looks for is seldom what is there already.
  const fallback = versions?.[1] ?? versions?.[0];
  const chosen = versions?.find((version) => keyOf(version) === chosenKey) ?? fallback;
  const isCurrent = chosen !== undefined && chosen === versions?.[0];
  const { data: question, error: unread } = useBridgeQuery(
    'history.get',
    id === null || !chosen ? null : { id, version: chosen.version, at: chosen.at },
  );
  const isSame = !!question && !!current && sameDraft(draftOfQuestion(question), draftOfQuestion(current));
  const failure = error ?? unread;
  const sameWord = isCurrent ? words.isCurrent : words.same;
  /** Why it can't be restored. */
  const why = !question ? words.loading : isSame ? sameWord : null;
  const submit = () => {
    if (!question || isSame) return;
    onClose();
    void restore(question);
  };
  return (
    <Dialog
      wide
      title={words.title}
      help={words.help}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.close}
          </Button>
          <Button variant="primary" submit disabledReason={why}>
            {words.restore}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="danger" icon="alert">
          {describeError(failure, text)}
        </Banner>
      )}
      <Warnings session={session} />
      {listed && versions && chosen && current && (
        <div className={styles.panes}>
          <div className={styles.list}>
            <VersionList versions={versions} chosen={keyOf(chosen)} onChoose={setChosen} />
            {versions.length > KEPT && <p className={styles.hint}>{words.kept(KEPT)}</p>}
            {listed.unread > 0 && <p className={styles.hint}>{words.unread(listed.unread)}</p>}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
          <section className={styles.diff} aria-label={chosen.title} tabIndex={0}>
            {question && <Legend only={versions.length === 1} same={isSame ? why : null} />}
            {question && <VersionDiff version={isCurrent ? current : question} current={current} />}
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** What is to be known before one restores: the same as before an edit of a sent question, and what is not saved. */
function Warnings({ session }: { session: DraftSession }) {
  const text = useText();
  const words = useText().history;
  const isSent = session.entry !== null && wasSent(session.entry);
  return (
    <>
      {isSent && (
        <Banner tone="info" icon="info">
          {text.editor.editSent}
        </Banner>
      )}
      {session.status === 'unsaved' && (
        <Banner tone="info" icon="info">
          {words.unsaved}
        </Banner>
      )}
    </>
  );
}

function Legend({ only, same }: { only: boolean; same: string | null }) {
  const words = useText().history;
  const { removed, removedHelp, added, addedHelp } = words.legend;
  if (only) return <p className={styles.hint}>{words.only}</p>;
  if (same) return <p className={styles.hint}>{same}</p>;
  return (
    <p className={styles.hint}>
      <del className={marks.removed}>{removed}</del> {removedHelp} <ins className={marks.added}>{added}</ins>{' '}
      {addedHelp}
    </p>
  );
}
