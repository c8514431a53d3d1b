import { wasPostedByHand } from '../../../shared/library/entry-state.ts';
import { formatError } from '../../../shared/messages/error-message.ts';
import { type ConnectionState, isLost } from '../../bridge/bridge-transport.ts';
import type { DraftUiState } from '../../drafts/draft-ui-state.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useConnectionState } from '../../stores/app-stores.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './editor.module.css';

export function EditorBanners({ session, isSent }: { session: DraftSession; isSent: boolean }) {
  const t = useTranslate();
  const connection = useConnectionState();
  const problem = isShownInAppBanner(session, connection) ? null : session.problem;
  return (
    <>
      {problem && (
        <Banner
          tone="danger"
          icon="st-refused"
          actions={
            <Button size="small" onPress={() => void session.flush()}>
              {t('editor.tryAgain')}
            </Button>
          }
        >
          {problem.code === 'disk'
            ? formatError(problem, t)
            : t('editor.stillHere', { problem: formatError(problem, t) })}
        </Banner>
      )}
      {session.conflict && (
        <Banner tone="warn" icon="alert">
          <p>{t('editor.changedElsewhere')}</p>
          <div className={styles.choices}>
            <Button size="small" onPress={() => void session.controller.acceptOther()}>
              {t('editor.useOther')}
            </Button>
            <Button size="small" variant="ghost" onPress={() => session.controller.keepOwnEdit()}>
              {t('editor.keepEdit')}
            </Button>
          </div>
        </Banner>
      )}
      {isSent && <SentBanner session={session} />}
    </>
  );
}

/** Returns whether one of the app's banners shows the same problem. */
export function isShownInAppBanner(
  { problem, diskProblem }: Pick<DraftUiState, 'problem' | 'diskProblem'>,
  connection: ConnectionState,
): boolean {
  if (diskProblem?.kind === 'failed' && diskProblem.problem === problem) return true;
  return problem?.code === 'unreachable' && isLost(connection);
}

/** Warns that editing a posted question can reset its votes. */
export function SentBanner({ session }: { session: DraftSession }) {
  const t = useTranslate();
  const votes = session.entry?.question?.options.reduce((sum, option) => sum + option.votes, 0) ?? 0;
  return (
    <Banner tone="info" icon="info">
      {t('editor.editSent', { votes, byHand: session.entry !== null && wasPostedByHand(session.entry) })}
    </Banner>
  );
}
