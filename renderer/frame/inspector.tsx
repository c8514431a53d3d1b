import type { ReactNode } from 'react';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { TabbedPane } from '../ui/controls/tabs.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { useText } from '../ui/text/text.tsx';
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
  const text = useText();
  return (
    <aside className={styles.inspector} aria-label={text.frame.inspector}>
      <TabbedPane
        label={text.frame.inspector}
        tabs={[
          { id: 'preview', label: text.preview.label, content: props.preview },
          { id: 'similar', label: text.similar.title, badge: <SimilarCount />, content: props.similar },
          { id: 'request', label: text.frame.request, content: props.request },
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
  const words = useText().similar;
  if (!count) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {words.count(count)}
      </span>
      <VisuallyHidden>{words.badge(count)}</VisuallyHidden>
    </>
  );
}
