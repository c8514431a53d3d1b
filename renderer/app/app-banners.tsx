import { memo, useEffect, useRef } from 'react';
import { formatError } from '../../shared/messages/error-message.ts';
import { isLost } from '../bridge/bridge-transport.ts';
import type { DiskProblem } from '../drafts/disk-problem.ts';
import { useConnectionState } from '../stores/app-stores.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import styles from './app-banners.module.css';

export const ConnectionBanner = memo(function ConnectionBanner() {
  const t = useTranslate();
  const state = useConnectionState();
  if (!isLost(state)) return null;
  return (
    <div className={styles.container}>
      <Banner tone="danger" icon="alert">
        {t(`frame.${state}`)}
      </Banner>
    </div>
  );
});

/** Shows in every view why text isn't on disk yet. Announces when the text is on disk. */
export function DiskBanner(props: { problem: DiskProblem | null; onTryAgain: () => void }) {
  const { problem } = props;
  const t = useTranslate();
  const announce = useAnnounce();
  const hasFailed = useRef(false);
  useEffect(() => {
    if (problem === null && hasFailed.current) announce(t('frame.diskBack'));
    hasFailed.current = problem?.kind === 'failed';
  }, [problem, announce, t]);
  if (!problem) return null;
  return (
    <div className={styles.container}>
      {problem.kind === 'slow' ? (
        <Banner tone="warn" icon="alert">
          {t('frame.diskSlow')}
        </Banner>
      ) : (
        <Banner
          tone="danger"
          icon="st-refused"
          actions={
            <Button size="small" onPress={props.onTryAgain}>
              {t('frame.tryAgain')}
            </Button>
          }
        >
          {formatError(problem.problem, t)} {t('frame.keptInWindow')}
        </Banner>
      )}
    </div>
  );
}
