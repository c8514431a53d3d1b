import type { Log } from '../../electron/host/ports.ts';

export const silentLog: Log = { info() {}, warn() {}, error() {} };
