import { z } from 'zod';

/** Methods of the bridge: what goes in, and what comes out. */
export type Methods = Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;

declare global {
  /** Node and browsers have it; what is shared only hands it on. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** `signal` is aborted when no client waits for the answer any more; what has begun to change something goes on. */
export type HandlersOf<Table extends Methods> = {
  [M in keyof Table]: (
    input: z.output<Table[M]['input']>,
    signal?: AbortSignal,
  ) => Promise<z.output<Table[M]['output']>>;
};

/** The id of an entry. */
export const id = z.int().positive();

export const emptySchema = z.object({});
