import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Asked, messageSchema } from './host-messages.ts';

/** The process of the host went away. */
export class HostDied extends Error {}

/** The host in a process of its own. */
export interface HostClient {
  /** Rejects with HostDied where the process ends first. */
  ask(request: Asked): Promise<unknown>;
  /** True once the process has ended, whoever ended it. */
  readonly dead: boolean;
  /** What it wrote to standard error, the last of it. */
  readonly lastWords: string;
  /** Ends it, and waits until it has. */
  end(): Promise<void>;
}

/** Starts it. `onLogged` gets each error that the host wrote into its log. */
export function startHost(onLogged: (text: string) => void): HostClient {
  const child = fork(join(import.meta.dirname, 'host-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // As Electron hands calls from window to host: more than JSON can hold gets through.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let dead = false;
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-4_000);
  });
  child.on('message', (raw) => {
    const message = messageSchema.parse(raw);
    if ('logged' in message) return onLogged(message.logged);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.value);
  });
  const die = () => {
    dead = true;
    for (const { reject } of waiting.values()) reject(new HostDied('The process of the host ended.'));
    waiting.clear();
  };
  child.on('exit', die).on('error', die);
  return {
    get dead() {
      return dead;
    },
    get lastWords() {
      return lastWords;
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(new HostDied('The process of the host has ended.'));
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        // What can't be cloned never leaves; the sender is told.
        try {
          child.send({ ...request, id: lastId }, (error) => error && die());
        } catch (error) {
          waiting.delete(lastId);
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }),
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
