import { memo, useSyncExternalStore } from 'react';
import { useAppState } from '../state/app-state.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './connection-banner.module.css';

/** Says so while nobody answers at the other end of the bridge. */
export const ConnectionBanner = memo(function ConnectionBanner() {
  const { connection } = useAppState();
  const words = useText().frame;
  const state = useSyncExternalStore(connection.onState, () => connection.state);
  if (state !== 'unreachable' && state !== 'refused') return null;
  return (
    <div className={styles.place}>
      <Banner tone="danger" icon="alert">
        {state === 'refused' ? words.refused : words.unreachable}
      </Banner>
    </div>
  );
});
