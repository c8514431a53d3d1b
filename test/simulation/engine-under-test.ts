import type { Sync } from '../../electron/host/sync/sync-engine.ts';
import type { SyncPorts } from '../../electron/host/sync/sync-ports.ts';

/** What makes an engine: that of the app, or one with a bug in it. */
export type CreateSync = (ports: SyncPorts) => Sync | Promise<Sync>;
