import { z } from 'zod';

const messageSchema = z.union([
  z.object({ id: z.int(), ask: z.string(), args: z.array(z.unknown()) }),
  z.object({ id: z.int(), value: z.unknown() }),
  z.object({ id: z.int(), error: z.string() }),
]);

export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** One end of a connection between two processes that send requests to each other. */
export interface Peer {
  /** Rejects if the request failed at the other end or the connection is closed. */
  ask(name: string, ...args: unknown[]): Promise<unknown>;
  receive(message: unknown): void;
  cut(reason: string): void;
}

/** Creates a peer. `answers` has the functions that the other end may call. */
export function createPeer(send: (message: unknown) => void, answers: Methods): Peer {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let lastId = 0;
  let broken: string | null = null;

  const answer = async (id: number, name: string, args: unknown[]) => {
    try {
      const work = answers[name];
      if (!work) throw new Error(`nobody answers ${name}`);
      send({ id, value: await work(...(args as never[])) });
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    ask(name, ...args) {
      if (broken !== null) return Promise.reject(new Error(broken));
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ id, ask: name, args });
      });
    },
    receive(raw) {
      const message = messageSchema.parse(raw);
      if ('ask' in message) {
        void answer(message.id, message.ask, message.args);
        return;
      }
      const waiter = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) waiter?.reject(new Error(message.error));
      else waiter?.resolve(message.value);
    },
    cut(reason) {
      broken = reason;
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    },
  };
}
