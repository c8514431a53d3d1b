import { useState } from 'react';
import { draftOfQuestion, sameDraft } from '../../../shared/draft.ts';
import { isSent as wasSent } from '../../../shared/entry.ts';
import { errorMessage } from '../../../shared/messages/error-message.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import marks from '../../ui/format/word-diff.module.css';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './history-dialog.module.css';
import { useRestore } from './use-restore.ts';
import { VersionDiff } from './version-diff.tsx';
import { keyOf, VersionList } from './version-list.tsx';

/** As many as the host keeps beside the first one and the one that counts. */
const KEPT = 49;

/** What a question was each time it was saved, and the way back to it. */
export function HistoryDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const t = useTranslate();

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
  const sameWord = isCurrent ? t('history.isCurrent') : t('history.same');
  /** Why it can't be restored. */
  const why = !question ? t('history.loading') : isSame ? sameWord : null;
  const submit = () => {
    if (!question || isSame) return;
    onClose();
    void restore(question);
  };
  return (
    <Dialog
      wide
      title={t('history.title')}
      help={t('history.help')}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('history.close')}
          </Button>
          <Button variant="primary" submit disabledReason={why}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="danger" icon="alert">
          {errorMessage(failure, t)}
        </Banner>
      )}
      <Warnings session={session} />
      {listed && versions && chosen && current && (
        <div className={styles.panes}>
          <div className={styles.list}>
            <VersionList versions={versions} chosen={keyOf(chosen)} onChoose={setChosen} />
            {versions.length > KEPT && <p className={styles.hint}>{t('history.kept', { count: KEPT })}</p>}
            {listed.unread > 0 && (
              <p className={styles.hint}>{t('history.unread', { count: listed.unread })}</p>
            )}
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
  const t = useTranslate();

  const isSent = session.entry !== null && wasSent(session.entry);
  return (
    <>
      {isSent && (
        <Banner tone="info" icon="info">
          {t('editor.editSent')}
        </Banner>
      )}
      {session.status === 'unsaved' && (
        <Banner tone="info" icon="info">
          {t('history.unsaved')}
        </Banner>
      )}
    </>
  );
}

function Legend({ only, same }: { only: boolean; same: string | null }) {
  const t = useTranslate();

  if (only) return <p className={styles.hint}>{t('history.only')}</p>;
  if (same) return <p className={styles.hint}>{same}</p>;
  return (
    <p className={styles.hint}>
      <del className={marks.removed}>{t('history.legend.removed')}</del> {t('history.legend.removedHelp')}{' '}
      <ins className={marks.added}>{t('history.legend.added')}</ins> {t('history.legend.addedHelp')}
    </p>
  );
}
