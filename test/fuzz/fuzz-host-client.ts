import { join } from 'node:path';
import { type Child, startChild } from '../support/child-rpc.ts';

export const TOKENS = { administrator: 'fuzz-administrator', member: 'fuzz-member' } as const;

export const CONTROL_TOKEN = 'fuzz-control';

/** Starts the backend in its own process. `onLogged` gets each error that it logs. */
export const startHost = (onLogged: (text: string) => void): Child =>
  startChild(join(import.meta.dirname, 'fuzz-host-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Like Electron's transport between window and main process, this supports more types than JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    onNotice: onLogged,
  });
