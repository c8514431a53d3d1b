/** All that shows sync, for `app.tsx` to load as one. */
export { ActivityView } from './activity-view.tsx';
export { AdoptDialog } from './adopt-dialog.tsx';
export { DecideView } from './decide-view.tsx';
export { LiveService } from './live-service.tsx';
export { QueueButton } from './queue-button.tsx';
export { SyncActions } from './sync-actions.tsx';
export { SyncNotice } from './sync-notice.tsx';
export { VotesOverTime } from './votes-over-time.tsx';
