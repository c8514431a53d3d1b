import { CustomEmojiView } from '../custom-emoji/custom-emoji-view.tsx';
import { DuplicatesView } from '../duplicates/duplicates-view.tsx';
import { KeyboardView } from '../keyboard/keyboard-view.tsx';
import { LocalApiView } from '../local-api/local-api-view.tsx';
import { PlanView } from '../plan/plan-view.tsx';
import { SettingsView } from '../settings/settings-view.tsx';
import { useAppState } from '../state/app-state.tsx';
import type { Route } from '../state/route.ts';
import { useStore } from '../state/store.ts';
import { ActivityView } from '../sync/activity-view.tsx';
import { DecideView } from '../sync/decide-view.tsx';
import { Guarded } from '../ui/feedback/guarded.tsx';

export interface OtherViewProps {
  /** The question that was open in the library last. */
  openId: number | null;
  onOpen: (id: number) => Promise<void>;
  onAdopt: () => void;
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
  /** Takes the last thing back that was done outside of the text. */
  onUndo: () => void;
}

/** What the window shows where it does not show the library. */
export function OtherView(props: OtherViewProps) {
  const route = useStore(useAppState().router);
  if (route.view === 'library') return null;
  return <Guarded key={route.view === 'decide' ? route.id : route.view}>{viewOf(route, props)}</Guarded>;
}

function viewOf(
  route: Exclude<Route, { view: 'library' }>,
  { openId, onOpen, onAdopt, onRemove, onUndo }: OtherViewProps,
) {
  switch (route.view) {
    case 'duplicates':
      return <DuplicatesView onOpen={onOpen} onRemove={onRemove} onUndo={onUndo} />;
    case 'plan':
      return <PlanView onOpen={onOpen} onUndo={onUndo} />;
    case 'activity':
      return <ActivityView onOpen={onOpen} onAdopt={onAdopt} />;
    case 'decide':
      return <DecideView id={route.id} onOpen={onOpen} />;
    case 'local-api':
      return <LocalApiView openId={openId} />;
    case 'keyboard':
      return <KeyboardView />;
    case 'emoji':
      return <CustomEmojiView onUndo={onUndo} />;
    case 'settings':
      return <SettingsView page={route.page} />;
  }
}
