import { customEmojiView } from '../custom-emoji/custom-emoji-view.tsx';
import { duplicatesView } from '../duplicates/duplicates-view.tsx';
import { keyboardView } from '../keyboard/keyboard-view.tsx';
import { localApiView } from '../local-api/local-api-view.tsx';
import { planView } from '../plan/plan-view.tsx';
import { settingsView } from '../settings/settings-view.tsx';
import type { View, ViewPart } from '../state/view.tsx';
import { activityView } from '../sync/activity-view.tsx';
import { decideView } from '../sync/decide-view.tsx';
import { allActions } from '../ui/actions/actions.ts';

/** Every view that is reached by itself, in the order of the sidebar, the menus, and the command palette. */
export const views: readonly View[] = [
  duplicatesView,
  planView,
  activityView,
  localApiView,
  customEmojiView,
  settingsView,
  keyboardView,
];

/** Every view with an address, next to the library. */
export const viewParts: readonly ViewPart[] = [...views, decideView];

export const appActions = allActions(views);
