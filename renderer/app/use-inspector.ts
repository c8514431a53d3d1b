import { useRef, useState } from 'react';
import { type AvailableAction, useActions } from '../actions/use-actions.ts';
import { type PreviewLook, usePreviewLook } from '../features/preview/question-preview.tsx';
import { BREAKPOINTS, useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { usePaneFocus } from '../ui/layout/pane-focus.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import type { RequestTarget } from '../views/request-preview/request-preview.tsx';
import type { InspectorTab } from './inspector.tsx';

/** What the inspector shows, whichever question is open, and the way into it and back. */
export interface InspectorDoor {
  /** Whether its drawer is open; null where it stands beside the editor. */
  drawerOpen: boolean | null;
  /** Into it, or back to where one was before. */
  onInspector: (shown: boolean) => void;
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  target: RequestTarget;
  onTarget: (target: RequestTarget) => void;
  look: PreviewLook;
  onLook: (change: Partial<PreviewLook>) => void;
}

/** Keeps what the inspector shows, and offers its tabs from wherever a question can be seen. */
export function useInspector(ports: {
  /** Whether there is a question to show something of. */
  hasQuestion: boolean;
  /** Where the focus goes when nothing else is there to go back to. */
  focusEditor: () => void;
}): InspectorDoor & { closeDrawer: () => void } {
  const t = useTranslate();
  const narrow = useMediaQuery(BREAKPOINTS.narrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // Where it stands beside the editor, no drawer is to come up once the window gets narrow again.
  if (!narrow && drawerOpen) setDrawerOpen(false);
  const focusInspector = usePaneFocus('inspector', !narrow || drawerOpen, 'next-frame');
  const [tab, setTab] = useState<InspectorTab>('preview');
  const [target, setTarget] = useState<RequestTarget>('live');
  const [look, changeLook] = usePreviewLook();
  const leftFrom = useRef<Element | null>(null);
  const show = (shown: boolean) => {
    setDrawerOpen(shown);
    if (shown) {
      leftFrom.current = document.activeElement;
      focusInspector();
    } else if (!focusAgain(leftFrom.current)) ports.focusEditor();
  };
  const showTab = (shown: InspectorTab): AvailableAction => ({
    reason: ports.hasQuestion ? null : t('actions.reasons.noQuestion'),
    run: () => {
      setTab(shown);
      show(true);
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
    tab,
    onTab: setTab,
    target,
    onTarget: setTarget,
    look,
    onLook: changeLook,
    closeDrawer: () => setDrawerOpen(false),
  };
}

/** Puts the focus back where it was, if that is still there and can have it. */
function focusAgain(element: Element | null): boolean {
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
