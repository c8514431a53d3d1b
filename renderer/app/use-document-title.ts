import { useEffect } from 'react';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useText } from '../ui/text/text.tsx';

/** Names the document after the view that is shown. */
export function useDocumentTitle(): void {
  const { router } = useAppState();
  const route = useStore(router);
  const words = useText().frame;
  const duplicates = useText().similar.duplicates;
  const views = {
    duplicates,
    plan: words.plan,
    keyboard: words.keyboard,
    settings: words.settings,
    'local-api': words.localApi,
    activity: words.activity,
    decide: words.decide,
    emoji: words.yourEmoji,
  };
  const view = route.view === 'library' ? words.sections[route.section] : views[route.view];
  useEffect(() => {
    document.title = `${view} · ${words.appName}`;
  }, [view, words]);
}
