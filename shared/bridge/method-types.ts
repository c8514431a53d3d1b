import type { z } from 'zod';

/** Methods of the bridge, with their input and output. */
export type Methods = Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;

declare global {
  /** Declared here because shared code has neither DOM nor Node types. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** `signal` is aborted when the client is gone. A change that has already started continues. */
export type HandlersOf<Table extends Methods> = {
  [M in keyof Table]: (
    input: z.output<Table[M]['input']>,
    signal?: AbortSignal,
  ) => Promise<z.output<Table[M]['output']>>;
};
