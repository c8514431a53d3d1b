// The first import: it has to run before any schema is made.
import './zod-without-eval.ts';
import { type Method, methods } from '../../shared/bridge.ts';

/** Reads the answer to any method. Gives what zod makes of it. */
export const readOther = (method: Method, value: unknown): { success: boolean; data?: unknown } =>
  methods[method].output.safeParse(value);
