import { type ReactNode, useRef, useState } from 'react';
import type { SimilarHit } from '../../shared/similarity.ts';
import { ACTIONS } from '../actions/action-table.ts';
import { type AvailableAction, useActions } from '../actions/use-actions.ts';
import type { PreviewAppearance } from '../features/preview/preview-appearance-bar.tsx';
import { usePreviewAppearance } from '../features/preview/question-preview.tsx';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { useBotToolsShown } from '../stores/shown-bot-tools.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { BREAKPOINTS, useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { usePaneFocus } from '../ui/layout/pane-focus.ts';
import { TabbedPane } from '../ui/layout/tabbed-pane.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { joinClassNames } from '../ui/styles/class-names.ts';
import type { RequestTarget } from '../views/request-preview/request-preview.tsx';
import styles from './inspector.module.css';

export type InspectorTab = 'preview' | 'similar' | 'request';

/** The pane next to the editor. `trailing` is placed after the tabs, for example a Close button. */
export function Inspector(props: {
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  preview: ReactNode;
  similar: ReactNode;
  request: ReactNode;
  trailing?: ReactNode;
}) {
  const t = useTranslate();
  // The keyboard shortcut opens the tab even while bot tools are hidden.
  const hasRequest = useBotToolsShown() || props.tab === 'request';
  return (
    <aside className={styles.inspector} aria-label={t('frame.inspector')}>
      <TabbedPane
        label={t('frame.inspector')}
        tabs={[
          { id: 'preview', label: t('preview.label'), content: props.preview },
          { id: 'similar', label: t('similar.title'), badge: <SimilarCount />, content: props.similar },
          ...(hasRequest
            ? [{ id: 'request' as const, label: t('frame.request'), content: props.request }]
            : []),
        ]}
        value={props.tab}
        onChange={props.onTab}
        trailing={props.trailing}
      />
    </aside>
  );
}

/** Doesn't count questions with the grade Related. */
function SimilarCount() {
  const { similar } = useAppStores();
  const { count, hits } = useStore(similar);
  const t = useTranslate();
  if (!count) return null;
  const hasLikelyDuplicate = hits.some(isLikelyDuplicate);
  return (
    <>
      <span className={joinClassNames(styles.badge, hasLikelyDuplicate && styles.likely)} aria-hidden="true">
        {t('similar.count', { count })}
      </span>
      <VisuallyHidden>{t('similar.badge', { count })}</VisuallyHidden>
    </>
  );
}

/**
 * A button that opens the drawer. While the drawer is closed, the button's badge shows the number of similar
 * questions.
 */
export function InspectorButton(props: { isOpen: boolean; onPress: () => void }) {
  const { similar } = useAppStores();
  const { count, hits } = useStore(similar);
  const t = useTranslate();
  const [keys] = ACTIONS['inspector.toggle'].keys;
  const hasLikelyDuplicate = hits.some(isLikelyDuplicate);
  return (
    <span className={styles.button}>
      <IconButton
        icon="panel"
        label={t('frame.showPreview') + (count ? t('similar.waiting', { count }) : '')}
        keys={keys}
        expanded={props.isOpen}
        onPress={props.onPress}
      />
      {Boolean(count) && !props.isOpen && (
        <span
          className={joinClassNames(styles.count, hasLikelyDuplicate && styles.likely)}
          aria-hidden="true"
        >
          {t('similar.count', { count: count ?? 0 })}
        </span>
      )}
    </span>
  );
}

const isLikelyDuplicate = ({ grade }: SimilarHit): boolean => grade === 'very-close';

/** The inspector's state, shared by all questions. */
export interface InspectorState {
  /** Whether the drawer is open, or null if the inspector is next to the editor. */
  drawerOpen: boolean | null;
  /** Shows the inspector and focuses it, or hides it and restores focus. */
  onInspector: (shown: boolean) => void;
  onShowTab: (tab: InspectorTab) => void;
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  target: RequestTarget;
  onTarget: (target: RequestTarget) => void;
  previewAppearance: PreviewAppearance;
  onPreviewAppearanceChange: (change: Partial<PreviewAppearance>) => void;
}

export function useInspector(ports: {
  hasQuestion: boolean;
  /** Called after the inspector is hidden if the element that had focus before can't be focused. */
  focusEditor: () => void;
}): InspectorState & { closeDrawer: () => void } {
  const t = useTranslate();
  const narrow = useMediaQuery(BREAKPOINTS.narrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // The drawer must not reappear when the window becomes narrow again.
  if (!narrow && drawerOpen) setDrawerOpen(false);
  const focusInspector = usePaneFocus('inspector', !narrow || drawerOpen, 'next-frame');
  const [tab, setTab] = useState<InspectorTab>('preview');
  const [target, setTarget] = useState<RequestTarget>('live');
  const [previewAppearance, changePreviewAppearance] = usePreviewAppearance();
  const leftFrom = useRef<Element | null>(null);
  const show = (shown: boolean) => {
    setDrawerOpen(shown);
    if (shown) {
      leftFrom.current = document.activeElement;
      focusInspector();
    } else if (!restoreFocus(leftFrom.current)) ports.focusEditor();
  };
  const onShowTab = (shown: InspectorTab) => {
    setTab(shown);
    show(true);
  };
  const showTab = (shown: InspectorTab): AvailableAction => ({
    reason: ports.hasQuestion ? null : t('actions.reasons.noQuestion'),
    run: () => {
      onShowTab(shown);
    },
  });
  useActions(
    {
      'inspector.toggle': () => {
        show(!narrow || !drawerOpen);
      },
      'inspector.preview': showTab('preview'),
      'inspector.similar': showTab('similar'),
      'inspector.request': showTab('request'),
    },
    'outer',
  );
  return {
    drawerOpen: narrow ? drawerOpen : null,
    onInspector: show,
    onShowTab,
    tab,
    onTab: setTab,
    target,
    onTarget: setTarget,
    previewAppearance,
    onPreviewAppearanceChange: changePreviewAppearance,
    closeDrawer: () => setDrawerOpen(false),
  };
}

/** Restores focus to an element outside the inspector. Returns false if that's impossible. */
function restoreFocus(element: Element | null): boolean {
  if (
    !(element instanceof HTMLElement) ||
    !element.isConnected ||
    element.closest('[data-pane="inspector"]')
  ) {
    return false;
  }
  element.focus();
  return document.activeElement === element;
}
