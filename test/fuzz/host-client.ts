import { join } from 'node:path';
import { type Child, startChild } from '../support/child.ts';

export const TOKENS = { administrator: 'fuzz-administrator', member: 'fuzz-member' } as const;

/** Starts the backend in its own process. `onLogged` gets each error that it logs. */
export const startHost = (onLogged: (text: string) => void): Child =>
  startChild(join(import.meta.dirname, 'host-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // As Electron hands calls from window to host: more than JSON can hold gets through.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    onNotice: onLogged,
  });
