import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

/** A process of its own that does one thing at a time for its parent. */
export interface Child {
  ask(request: Readonly<Record<string, unknown>>): Promise<unknown>;
  end(): void;
}

const replySchema = z.union([z.strictObject({ value: z.unknown() }), z.strictObject({ error: z.string() })]);

/** Starts `name` of this folder. */
export function startChild(name: string): Child {
  const child: ChildProcess = fork(join(import.meta.dirname, name), { execArgv: [] });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const exited = () => reject(new Error(`${name} ended.`));
        child.once('exit', exited);
        child.once('message', (message) => {
          child.off('exit', exited);
          const reply = replySchema.parse(message);
          if ('error' in reply) reject(new Error(reply.error));
          else resolve(reply.value);
        });
        child.send(request);
      }),
    end: () => child.kill(),
  };
}

/** Answers the parent's requests one after the other. */
export function serveParent(answer: (request: unknown) => Promise<unknown>): void {
  process.on('message', (request) => {
    answer(request).then(
      (value) => process.send?.({ value: value ?? null }),
      (error: unknown) =>
        process.send?.({ error: error instanceof Error ? String(error.stack) : String(error) }),
    );
  });
}
