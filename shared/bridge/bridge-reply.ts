import { z } from 'zod';
import { ERROR_CODES } from '../errors.ts';

const problemSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;

export const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
export type Reply = z.infer<typeof replySchema>;
