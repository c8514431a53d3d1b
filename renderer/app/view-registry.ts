import type { RoutedView, View } from '../stores/define-view.tsx';
import { customEmojiView } from '../views/custom-emoji/custom-emoji-view.tsx';
import { duplicatesView } from '../views/duplicates/duplicates-view.tsx';
import { guideView } from '../views/guide/guide-view.tsx';
import { keyboardView } from '../views/keyboard/keyboard-view.tsx';
import { localApiView } from '../views/local-api/local-api-view.tsx';
import { planView } from '../views/plan/plan-view.tsx';
import { settingsView } from '../views/settings/settings-view.tsx';
import { statisticsView } from '../views/statistics/statistics-view.tsx';
import { decisionView } from '../views/sync/decision/decision-view.tsx';
import { syncActivityView } from '../views/sync/sync-activity-view.tsx';

/** The views in sidebar order. */
export const views: readonly View[] = [
  planView,
  statisticsView,
  duplicatesView,
  syncActivityView,
  localApiView,
  customEmojiView,
  settingsView,
  guideView,
  keyboardView,
];

/** Every view with a URL except the library. */
export const routedViews: readonly RoutedView[] = [...views, decisionView];
