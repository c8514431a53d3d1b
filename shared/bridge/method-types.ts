import type { z } from 'zod';

export type Methods = Readonly<Record<string, { input: z.ZodType; output: z.ZodType }>>;

declare global {
  /** Declared here because shared code has no DOM or Node types. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** `signal` is aborted when the client disconnects. A change that has already started continues. */
export type HandlersOf<Table extends Methods> = {
  [M in keyof Table]: (
    input: z.output<Table[M]['input']>,
    signal?: AbortSignal,
  ) => Promise<z.output<Table[M]['output']>>;
};
