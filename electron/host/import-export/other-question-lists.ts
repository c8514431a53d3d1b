import { z } from 'zod';

/** A question from another program's list. */
interface ListedQuestion {
  /** The index of the element in the outermost array. */
  at: number;
  path: string;
  question: object;
  category: string;
}

const optionsSchema = z
  .union([
    z.array(z.string()),
    z.record(z.string(), z.string()).transform((options) => Object.values(options)),
  ])
  .transform((options) => options.map((option) => option.replace(/[\r\n]+/g, ' ')).join('\n'));

/** A question as a string, or with options in a list or by number. */
const questionSchema = z.union([
  z.string().transform((title) => ({ title, options: '' })),
  z
    .looseObject({ question: z.string(), options: optionsSchema.optional(), title: z.never().optional() })
    .transform(({ question, options = '', ...others }) => ({ ...others, title: question, options })),
]);
const questionsSchema = z.array(questionSchema);
const categorySchema = z.strictObject({
  name: z.string().optional(),
  category: z.string().optional(),
  questions: questionsSchema,
});

/**
 * Lists the questions in an array of strings, in objects with `question`, or in categories with such arrays.
 * Returns null unless the whole value has one of these shapes, because no part of a file may be lost.
 */
export function listOtherQuestions(value: unknown): ListedQuestion[] | null {
  const listed = listQuestions(value);
  return listed && listed.length > 0 ? listed : null;
}

function listQuestions(value: unknown): ListedQuestion[] | null {
  const questions = questionsSchema.safeParse(value);
  if (questions.success)
    return questions.data.map((question, at) => ({ at, path: `[${at}]`, question, category: '' }));
  const categories = z.array(categorySchema).safeParse(value);
  if (categories.success)
    return categories.data.flatMap((one, at) =>
      listCategory(one.questions, one.name ?? one.category ?? '', `[${at}].questions`, at),
    );
  const wrapper = categorySchema.safeParse(value);
  if (wrapper.success)
    return listCategory(
      wrapper.data.questions,
      wrapper.data.name ?? wrapper.data.category ?? '',
      'questions',
      0,
    );
  const named = z.record(z.string(), questionsSchema).safeParse(value);
  if (!named.success) return null;
  return Object.entries(named.data).flatMap(([name, list]) => listCategory(list, name, name, 0));
}

const listCategory = (
  questions: readonly object[],
  category: string,
  path: string,
  at: number,
): ListedQuestion[] =>
  questions.map((question, index) => ({ at, path: `${path}[${index}]`, question, category }));
