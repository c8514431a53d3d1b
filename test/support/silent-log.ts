import type { Log } from '../../electron/host/ports.ts';

/** A log that nobody reads. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
