import { z } from 'zod';
import { entrySchema } from '../../shared/library.ts';

/** What the crash run and the process of the host say to each other. */

export const TOKEN = 'crash-administrator';

export const requestSchema = z.discriminatedUnion('do', [
  /** Opens the library in `dir` and starts its local API; gives the port. */
  z.object({ id: z.int(), do: z.literal('open'), dir: z.string() }),
  /** A call of the bridge; gives its reply. */
  z.object({ id: z.int(), do: z.literal('call'), method: z.string(), input: z.unknown() }),
  /** Gives every entry, removed ones included. */
  z.object({ id: z.int(), do: z.literal('entries') }),
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

/** The process has loaded its code and can be told to open. */
const readySchema = z.strictObject({ ready: z.literal(true) });
/** A warning or an error that the host wrote into its log. */
const noticeSchema = z.strictObject({ logged: z.string() });
export type Notice = z.infer<typeof noticeSchema> | z.infer<typeof readySchema>;

export const messageSchema = z.union([replySchema, noticeSchema, readySchema]);
export const entriesSchema = z.array(entrySchema);
