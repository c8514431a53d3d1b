import type { Log } from '../../electron/host/ports.ts';

/** A log that discards everything. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
