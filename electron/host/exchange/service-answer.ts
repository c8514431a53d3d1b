import { z } from 'zod';
import { joinLines } from '../../../shared/text/lines.ts';

/** How answers of the service have a question (service.md 2.2 to 2.4), as far as a question input has it too. */
const answerSchema = z.object({
  question: z.string().optional(),
  options: z.array(z.union([z.string(), z.object({ emoji: z.string(), text: z.string() })])),
});

/**
 * The question input that a value is meant as. Of an answer of the service `question` is the title, and the options of a
 * list become lines; everything else stays as it is.
 */
export function asInput(value: object): object {
  const parsed = answerSchema.safeParse(value);
  if (!parsed.success) return value;
  const { question, options } = parsed.data;
  const lines = options.map((one) => (typeof one === 'string' ? one : `${one.emoji} - ${one.text}`));
  const others = Object.entries(value).filter(([name]) => name !== 'question');
  return {
    ...(question === undefined ? {} : { title: question }),
    ...Object.fromEntries(others),
    options: joinLines(lines.map((line) => line.replaceAll('\n', ' '))),
  };
}
