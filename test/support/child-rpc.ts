import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

export class ProcessEnded extends Error {}

export interface Child {
  readonly pid: number;
  /**
   * Rejects with ProcessEnded if the process ends before it responds, and with an Error if the request failed
   * there.
   */
  ask(request: Readonly<Record<string, unknown>>): Promise<unknown>;
  hasEnded(): boolean;
  /** Returns the last 4,000 characters of standard error, if that's a pipe. */
  errorOutput(): string;
  /** Sends SIGKILL. Resolves after the process has ended and all its messages have arrived. */
  kill(): Promise<void>;
}

const messageSchema = z.union([
  z.strictObject({ id: z.int(), value: z.unknown() }),
  z.strictObject({ id: z.int(), error: z.string() }),
  z.strictObject({ notice: z.string() }),
]);

const requestSchema = z.strictObject({ id: z.int(), request: z.unknown() });

/** Starts a program that calls `serveParent`. `onNotice` receives its notices. */
export function startChild(
  file: string,
  { onNotice = () => {}, ...options }: ForkOptions & { onNotice?: (text: string) => void } = {},
): Child {
  const child = fork(file, { execArgv: [], ...options });
  const closed = once(child, 'close');
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let ended = false;
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-4_000);
  });
  child.on('message', (raw) => {
    const message = messageSchema.parse(raw);
    if ('notice' in message) return onNotice(message.notice);
    const asked = pending.get(message.id);
    pending.delete(message.id);
    if ('error' in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.value);
  });
  const end = () => {
    ended = true;
    for (const { reject } of pending.values()) reject(new ProcessEnded(`${file} ended.`));
    pending.clear();
  };
  // `close` follows the last message, but `exit` can precede it.
  child.on('close', end).on('error', end);
  return {
    pid: child.pid ?? 0,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new ProcessEnded(`${file} has ended.`));
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        try {
          child.send({ id: lastId, request }, () => undefined);
        } catch (error) {
          // A value that can't be cloned is never sent.
          pending.delete(lastId);
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }),
    hasEnded: () => ended,
    errorOutput: () => errorOutput,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Responds to the parent's requests until the parent disconnects. Returns a function that sends a notice. */
export function serveParent(respond: (request: unknown) => Promise<unknown>): (notice: string) => void {
  process.on('message', (raw) => {
    const { id, request } = requestSchema.parse(raw);
    respond(request).then(
      (value) => process.send?.({ id, value: value ?? null }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  return (notice) => void process.send?.({ notice });
}
