/** The views and dialogs that a window does not begin with, each in a bundle of its own that is fetched when it is first shown. */

import { lazy } from 'react';
import { preloaded } from '../ui/hooks/preloaded.tsx';

export const DuplicatesView = lazy(async () => ({
  default: (await import('../duplicates/duplicates-view.tsx')).DuplicatesView,
}));
export const CustomEmojiView = lazy(async () => ({
  default: (await import('../custom-emoji/custom-emoji-view.tsx')).CustomEmojiView,
}));
export const DropHint = lazy(async () => ({ default: (await import('../ui/files/drop-hint.tsx')).DropHint }));
export const ExportDialog = lazy(async () => ({
  default: (await import('../export/export-dialog.tsx')).ExportDialog,
}));
export const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));
export const HistoryDialog = lazy(async () => ({
  default: (await import('../history/history-dialog.tsx')).HistoryDialog,
}));
export const LocalApiView = lazy(async () => ({
  default: (await import('../local-api/local-api-view.tsx')).LocalApiView,
}));
export const KeyboardView = lazy(async () => ({
  default: (await import('../keyboard/keyboard-view.tsx')).KeyboardView,
}));
export const loadPalette = () => import('../palette/palette.tsx');
export const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
export const PlanView = lazy(async () => ({ default: (await import('../plan/plan-view.tsx')).PlanView }));
export const Preview = preloaded(async () => (await import('../preview/preview.tsx')).Preview);
export const RecoveryDialog = lazy(async () => ({
  default: (await import('../recovery/recovery-dialog.tsx')).RecoveryDialog,
}));
export const ReportDialog = lazy(async () => ({
  default: (await import('../report/report-dialog.tsx')).ReportDialog,
}));
export const TemplateDialogs = lazy(async () => ({
  default: (await import('../templates/template-dialogs.tsx')).TemplateDialogs,
}));
export const loadRequest = () => import('../request/request-panel.tsx');
export const RequestPanel = lazy(async () => ({ default: (await loadRequest()).RequestPanel }));
export const loadSimilar = () => import('../similar/similar-panel.tsx');
export const SimilarPanel = lazy(async () => ({ default: (await loadSimilar()).SimilarPanel }));
export const Welcome = lazy(async () => ({ default: (await import('../welcome/welcome.tsx')).Welcome }));
export const SettingsView = lazy(async () => ({
  default: (await import('../settings/settings-view.tsx')).SettingsView,
}));

// What shows sync: one bundle, which comes as soon as there is nothing else to do.
const loadSync = () => import('../sync/sync-views.ts');
export const ActivityView = lazy(async () => ({ default: (await loadSync()).ActivityView }));
export const AdoptDialog = lazy(async () => ({ default: (await loadSync()).AdoptDialog }));
export const DecideView = lazy(async () => ({ default: (await loadSync()).DecideView }));
export const LiveService = lazy(async () => ({ default: (await loadSync()).LiveService }));
export const QueueButton = lazy(async () => ({ default: (await loadSync()).QueueButton }));
export const SyncActions = lazy(async () => ({ default: (await loadSync()).SyncActions }));
export const SyncNotice = lazy(async () => ({ default: (await loadSync()).SyncNotice }));
export const VotesOverTime = lazy(async () => ({ default: (await loadSync()).VotesOverTime }));

// On the desktop alone.
export const DesktopParts = lazy(async () => ({
  default: (await import('../desktop/desktop-parts.tsx')).DesktopParts,
}));

export const TrashedQuestion = lazy(async () => ({
  default: (await import('../trash/trashed-question.tsx')).TrashedQuestion,
}));
