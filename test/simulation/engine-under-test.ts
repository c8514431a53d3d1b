import type { Sync } from '../../electron/host/sync/sync-engine.ts';
import type { SyncPorts } from '../../electron/host/sync/sync-ports.ts';

/** Creates an engine, either the app's or a mutant. */
export type CreateSync = (ports: SyncPorts) => Sync | Promise<Sync>;
