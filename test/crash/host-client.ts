import { dirname } from 'node:path';
import type { z } from 'zod';
import { type Input, type Method, methods, type Output } from '../../shared/bridge/bridge-methods.ts';
import { replySchema } from '../../shared/bridge/bridge-reply.ts';
import { type Child, startChild } from '../support/child-rpc.ts';
import { hostEnvironment } from './host-bundle.ts';

export interface HostClient extends Child {
  /** Sends a bridge request. Rejects with ProcessEnded if the process ended, or with the backend's error. */
  call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>;
  /** The warnings and errors that the backend logged. */
  readonly logged: readonly string[];
}

/** Starts a backend from the file that `buildHost` built. */
export function startHost(file: string): HostClient {
  const logged: string[] = [];
  const child = startChild(file, {
    env: hostEnvironment(dirname(file)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    onNotice: (text) => void logged.push(text),
  });
  return {
    ...child,
    async call(method, input) {
      const reply = replySchema.parse(await child.ask({ do: 'call', method, input }));
      if (!reply.ok) throw new Error(`${method}: ${reply.problem.code} ${reply.problem.message}`);
      return readOutput(method, reply.value);
    },
    logged,
  };
}

function readOutput<M extends Method>(method: M, value: unknown): Output<M> {
  const schema: z.ZodType<Output<M>> = methods[method].output as never;
  return schema.parse(value);
}
