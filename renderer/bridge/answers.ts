import type { z } from 'zod';
import type { Method, Output } from '../../shared/bridge.ts';
import { apiStatusSchema, keptTrailSchema, listSchema } from '../../shared/bridge-start.ts';
import { entrySchema } from '../../shared/library.ts';
import { settingsSchema } from '../../shared/settings.ts';

/** What is answered to calls that a window makes before there is time to fetch more. */
const FIRST: { readonly [M in Method]?: z.ZodType<Output<M>> } = {
  'settings.get': settingsSchema,
  'settings.set': settingsSchema,
  'library.list': listSchema,
  'question.get': entrySchema,
  'question.save': entrySchema,
  'draft.save': entrySchema,
  'undo.get': keptTrailSchema,
  'api.status': apiStatusSchema,
};

/** Brings the shapes of all other answers, which are ten times as many. */
export const loadAnswers = () => import('../../shared/bridge.ts');

/** Reads the answer to a method. Gives what zod makes of it. */
export async function readAnswer(
  method: Method,
  value: unknown,
): Promise<{ success: boolean; data?: unknown }> {
  const schema = FIRST[method] ?? (await loadAnswers()).methods[method].output;
  return schema.safeParse(value);
}
