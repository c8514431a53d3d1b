import type { SyncPorts } from '../../electron/host/sync/ports.ts';
import type { Sync } from '../../electron/host/sync/sync.ts';

/** What makes an engine: that of the app, or one with a bug in it. */
export type CreateSync = (ports: SyncPorts) => Sync | Promise<Sync>;
