import { memo, useSyncExternalStore } from 'react';
import { isLost } from '../bridge/transport.ts';
import { useAppState } from '../state/app-state.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './connection-banner.module.css';

/** Says that the backend can't be reached, and what to do then. */
export const ConnectionBanner = memo(function ConnectionBanner() {
  const { connection } = useAppState();
  const words = useText().frame;
  const state = useSyncExternalStore(connection.onState, () => connection.state);
  if (!isLost(state)) return null;
  return (
    <div className={styles.place}>
      <Banner tone="danger" icon="alert">
        {words[state]}
      </Banner>
    </div>
  );
});
