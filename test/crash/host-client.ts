import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { type Input, type Method, methods, type Output } from '../../shared/bridge.ts';
import { replySchema } from '../../shared/bridge-start.ts';
import { hostEnvironment } from './host-bundle.ts';
import { type Asked, messageSchema } from './messages.ts';

/** The process of the host went away before it answered. */
export class HostDied extends Error {}

/** A host in a process of its own. */
export interface HostClient {
  /** Resolves once it can be told to open. */
  readonly ready: Promise<void>;
  /** Rejects with HostDied where the process ends first. */
  ask(request: Asked): Promise<unknown>;
  /** A call of the bridge. Rejects with HostDied, or with an error that says why it was refused. */
  call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>;
  /** What its log has, warnings and errors. */
  readonly logged: readonly string[];
  readonly pid: number;
  /** SIGKILL, at once. Resolves when it is gone, and all that it said has been heard. */
  kill(): Promise<void>;
}

/** Starts a host from the file that `buildHost` made. */
export function startHost(file: string): HostClient {
  const child = fork(file, {
    env: hostEnvironment(dirname(file)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const closed = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  // Who never waits for it need not hear that it died.
  ready.promise.catch(() => undefined);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const logged: string[] = [];
  let lastId = 0;
  let dead = false;
  child.stderr?.on('data', (chunk: Buffer) => logged.push(`standard error: ${chunk.toString()}`));
  child.on('message', (raw) => {
    const message = messageSchema.parse(raw);
    if ('ready' in message) return ready.resolve();
    if ('logged' in message) return void logged.push(message.logged);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.value);
  });
  const die = () => {
    dead = true;
    ready.reject(new HostDied('The host ended before it was ready.'));
    for (const { reject } of waiting.values()) reject(new HostDied('The host ended.'));
    waiting.clear();
  };
  // What it said before it died comes first: `close`, not `exit`, is behind the last message.
  child.on('close', die).on('error', die);
  const ask = (request: Asked): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (dead) return reject(new HostDied('The host has ended.'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      child.send({ ...request, id: lastId }, () => undefined);
    });
  return {
    ready: ready.promise,
    ask,
    async call(method, input) {
      const reply = replySchema.parse(await ask({ do: 'call', method, input }));
      if (!reply.ok) throw new Error(`${method}: ${reply.problem.code} ${reply.problem.message}`);
      return outputOf(method, reply.value);
    },
    logged,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function outputOf<M extends Method>(method: M, value: unknown): Output<M> {
  const schema: z.ZodType<Output<M>> = methods[method].output as never;
  return schema.parse(value);
}
