import { join } from 'node:path';
import { type Child, startChild } from '../support/child-rpc.ts';

export const TOKENS = { administrator: 'fuzz-administrator', member: 'fuzz-member' } as const;

export const CONTROL_TOKEN = 'fuzz-control';

/** Starts the backend in a separate process. `onLogged` receives each logged error. */
export const startHost = (onLogged: (text: string) => void): Child =>
  startChild(join(import.meta.dirname, 'fuzz-host-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Like Electron's transport between the window and the main process, this serialization supports more
    // types than JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    onNotice: onLogged,
  });
