import type { Sync } from '../../electron/host/sync/sync-engine.ts';
import type { SyncPorts } from '../../electron/host/sync/sync-ports.ts';

/** Creates either the app's engine or a mutant. */
export type CreateSync = (ports: SyncPorts) => Sync | Promise<Sync>;
