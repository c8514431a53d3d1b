import { z } from 'zod';
import {
  authorSchema,
  createOutputSchema,
  editOutputSchema,
  fetchOutputSchema,
  optionSchema,
  questionInputSchema,
  similarQuestionSchema,
  statusSchema,
  votedOptionSchema,
} from '../../../../shared/question.ts';
import { bodyProblemSchema, problemSchema } from '../../http/errors.ts';
import { refTo, type SchemaObject, schemaObject, tell } from './model.ts';
import * as members from './words.ts';

/** The shapes of the API by name, as JSON Schema: the zod schemas that check bodies and type answers, with words. */
export function describeSchemas(): Record<string, SchemaObject> {
  const registry = z.registry<members.Words & { id?: string }>();
  const name = (schema: z.ZodType, id: string, description: string, localChoice?: string) =>
    registry.add(schema, { id, ...tell(description, localChoice) });
  const describe = <S extends z.ZodObject>(
    schema: S,
    id: string,
    wordsOf: members.MemberWords<S>,
    ...description: Parameters<typeof tell>
  ) => {
    name(schema, id, ...description);
    for (const [member, words] of Object.entries(wordsOf)) {
      const shape = schema.shape[member];
      if (words !== null && shape) registry.add(shape, words);
    }
  };

  describe(
    questionInputSchema,
    'QuestionInput',
    members.QUESTION_INPUT,
    'A question as sent to create and edit (service.md 2.1).',
    'members that are not listed are ignored.',
  );
  describe(
    createOutputSchema,
    'CreateOutput',
    members.CREATE_OUTPUT,
    'The answer of create (service.md 2.2).',
  );
  describe(editOutputSchema, 'EditOutput', members.EDIT_OUTPUT, 'The answer of edit (service.md 2.2).');
  describe(fetchOutputSchema, 'FetchOutput', members.FETCH_OUTPUT, 'The answer of fetch (service.md 2.3).');
  const { votes: _, ...option } = members.VOTED_OPTION;
  describe(optionSchema, 'Option', option, 'An option in the answers of create and edit (service.md 2.4).');
  describe(
    votedOptionSchema,
    'VotedOption',
    members.VOTED_OPTION,
    'An option in the answer of fetch (service.md 2.4).',
  );
  describe(authorSchema, 'Author', members.AUTHOR, 'Who wrote a question (service.md 2.5).');
  describe(
    similarQuestionSchema,
    'SimilarQuestion',
    members.SIMILAR_QUESTION,
    'A question that is like the one just created (service.md 2.6). It carries no author.',
  );
  name(
    statusSchema,
    'Status',
    'The state of a question. What the values mean is not given (service.md 3).',
    '2 is a fresh question, 3 one marked as sent; 0 and 1 can be set in the app and mean nothing more.',
  );
  describe(
    problemSchema,
    'Problem',
    members.PROBLEM,
    'An error. service.md describes none.',
    'the members of RFC 9457, and `errors` where a body breaks limits.',
  );
  describe(bodyProblemSchema, 'BodyProblem', members.BODY_PROBLEM, 'One thing that is wrong with a body.');

  const generated = z.toJSONSchema(registry, {
    metadata: registry,
    io: 'input',
    uri: (id) => refTo('schemas', id).$ref,
  });
  return Object.fromEntries(
    Object.entries(generated.schemas).map(([id, { $schema, $id, id: __, ...schema }]) => [
      id,
      tidy(schemaObject.parse(schema)),
    ]),
  );
}

/** The same meaning with less: `null` among the types, no bounds that every integer keeps, no regex beside a format. */
function tidy(schema: SchemaObject): SchemaObject {
  const { pattern, minimum, maximum, properties, items, ...rest } = withNullAmongTypes(schema);
  return {
    ...rest,
    ...(rest.enum?.every(Number.isInteger) && { type: 'integer' }),
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: mapValues(properties, tidy) }),
    ...(items && { items: tidy(items) }),
  };
}

function withNullAmongTypes(schema: SchemaObject): SchemaObject {
  const { anyOf, ...own } = schema;
  const [one, none, ...others] = anyOf ?? [];
  if (one?.type === undefined || none?.type !== 'null' || others.length > 0) return schema;
  return { ...one, ...own, type: [one.type, 'null'].flat() };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
