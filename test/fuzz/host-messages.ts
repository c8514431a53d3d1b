import { z } from 'zod';

/** What the fuzzer and the process of the host say to each other. */

export const TOKENS = { administrator: 'fuzz-administrator', member: 'fuzz-member' } as const;

export const requestSchema = z.discriminatedUnion('do', [
  /** Opens the library in `dir` and starts its local API; gives the port. */
  z.object({ id: z.int(), do: z.literal('open'), dir: z.string() }),
  /** A call of the bridge; gives its reply. */
  z.object({ id: z.int(), do: z.literal('call'), method: z.string(), input: z.unknown() }),
  /** The same as a browser makes it: with the input as JSON. */
  z.object({ id: z.int(), do: z.literal('call-json'), method: z.string(), json: z.string() }),
  /** Gives null: whether anybody is there. */
  z.object({ id: z.int(), do: z.literal('ping') }),
  /** Gives the library free. */
  z.object({ id: z.int(), do: z.literal('close') }),
]);
type Request = z.input<typeof requestSchema>;
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type Asked = WithoutId<Request>;

const replySchema = z.union([
  z.strictObject({ id: z.int(), value: z.unknown() }),
  z.strictObject({ id: z.int(), error: z.string() }),
]);
export type Reply = z.infer<typeof replySchema>;

/** An error that the host wrote into its log. */
const noticeSchema = z.strictObject({ logged: z.string() });
export type Notice = z.infer<typeof noticeSchema>;

export const messageSchema = z.union([replySchema, noticeSchema]);
