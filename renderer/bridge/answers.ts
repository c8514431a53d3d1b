import { type GenericSchema, safeParse } from 'valibot';
import type { Method, Output } from '../../shared/bridge.ts';
import { FIRST_ANSWERS } from './first-shapes.ts';

const FIRST: { readonly [M in Method]?: GenericSchema<unknown, Output<M>> } = FIRST_ANSWERS;

/** Brings the shapes of all other answers, which are ten times as many. */
export const loadAnswers = () => import('./other-answers.ts');

/** Reads the answer to a method. Gives what its shape makes of it. */
export async function readAnswer(
  method: Method,
  value: unknown,
): Promise<{ success: boolean; data?: unknown }> {
  const first = FIRST[method];
  if (!first) return (await loadAnswers()).readOther(method, value);
  const read = safeParse(first, value);
  return { success: read.success, data: read.output };
}
