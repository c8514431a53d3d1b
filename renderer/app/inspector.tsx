import type { ReactNode } from 'react';
import { ACTIONS } from '../actions/action-table.ts';
import { useAppState } from '../stores/app-state.tsx';
import { useStore } from '../stores/external-store.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { TabbedPane } from '../ui/layout/tabs.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import styles from './inspector.module.css';

/** What the inspector shows of the question that is open, in the order of its tabs. */
export type InspectorTab = 'preview' | 'similar' | 'request';

/** The pane beside the editor. `trailing`: at the end of its head, such as a close button. */
export function Inspector(props: {
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  preview: ReactNode;
  similar: ReactNode;
  request: ReactNode;
  trailing?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <aside className={styles.inspector} aria-label={t('frame.inspector')}>
      <TabbedPane
        label={t('frame.inspector')}
        tabs={[
          { id: 'preview', label: t('preview.label'), content: props.preview },
          { id: 'similar', label: t('similar.title'), badge: <SimilarCount />, content: props.similar },
          { id: 'request', label: t('frame.request'), content: props.request },
        ]}
        value={props.tab}
        onChange={props.onTab}
        trailing={props.trailing}
      />
    </aside>
  );
}

/** How many similar questions there are, wherever it is not seen otherwise. Nothing where there is none. */
function SimilarCount() {
  const { similar } = useAppState();
  const { count } = useStore(similar);
  const t = useTranslate();
  if (!count) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {t('similar.count', { count })}
      </span>
      <VisuallyHidden>{t('similar.badge', { count })}</VisuallyHidden>
    </>
  );
}

/**
 * Opens the drawer, and says what is not seen while it is closed: how many similar questions wait in it. Their number
 * is on the button once one of them is close; in words it is always there.
 */
export function InspectorButton(props: { isOpen: boolean; onPress: () => void }) {
  const { similar } = useAppState();
  const { count, hits } = useStore(similar);
  const t = useTranslate();
  const [keys] = ACTIONS['inspector.toggle'].keys;
  const isNear = hits.some(({ grade }) => grade !== 'related');
  const isVeryNear = hits.some(({ grade }) => grade === 'very-close');
  return (
    <span className={styles.button}>
      <IconButton
        icon="panel"
        label={t('frame.showPreview') + (count ? t('similar.waiting', { count }) : '')}
        keys={keys}
        expanded={props.isOpen}
        onPress={props.onPress}
      />
      {isNear && !props.isOpen && (
        <span className={classNames(styles.waiting, isVeryNear && styles.near)} aria-hidden="true">
          {t('similar.count', { count: hits.length })}
        </span>
      )}
    </span>
  );
}
