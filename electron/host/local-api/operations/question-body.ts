import type { EmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import type { StoredOption } from '../../../../shared/library/entry.ts';
import { plainFindingMessage } from '../../../../shared/messages/finding-message.ts';
import { checkQuestion, resolveOptions } from '../../../../shared/question/check-question.ts';
import {
  FIELDS,
  type Field,
  OPTIONAL_FIELDS,
  type OptionalField,
  QUESTION_FIELDS,
  recordOf,
} from '../../../../shared/question/fields.ts';
import { type Finding, isRefusedCode } from '../../../../shared/question/finding.ts';
import { type QuestionInput, questionInputSchema } from '../../../../shared/question/question-schema.ts';
import type { BodyProblem } from '../../system/http/http-error.ts';
import { fromRequestImage, fromRequestOption } from './question-response.ts';

/** A body that keeps every limit. Optional fields that it leaves out are undefined. */
export interface ParsedQuestion extends Record<OptionalField, string | null | undefined> {
  title: string;
  options: StoredOption[];
}

/**
 * Reads the body of a create or an edit (docs/reference/service-api.md 2.1), or says everything that is wrong with it. Links to
 * placeholders become what they stood for.
 */
export function parseQuestionBody(
  body: unknown,
  {
    emojiResolver,
    optional,
  }: { emojiResolver: EmojiResolver; optional: 'may-be-absent' | 'must-be-present' },
): { ok: true; question: ParsedQuestion } | { ok: false; problems: BodyProblem[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const message = `The body must be a JSON object, not ${typeName(body)}.`;
    return { ok: false, problems: [{ path: '', code: 'wrong-type', message }] };
  }
  const shaped = readFields(body);
  const missing = optional === 'must-be-present' ? OPTIONAL_FIELDS.filter((field) => !(field in body)) : [];
  const problems = [
    ...shaped.problems,
    ...missing.map((path) => ({
      path,
      code: 'missing' as const,
      message: `An edit needs ${path}; null clears it.`,
    })),
    ...checkQuestion(shaped.input, emojiResolver)
      .filter((finding) => !shaped.unusable.has(finding.path))
      .flatMap(toBodyProblem),
  ];
  if (problems.length > 0) return { ok: false, problems: sortByField(problems) };
  const { input } = shaped;
  return {
    ok: true,
    question: {
      ...recordOf(OPTIONAL_FIELDS, (field) => input[field]),
      title: input.title,
      options: resolveOptions(input.options, emojiResolver).map(fromRequestOption),
      image: fromRequestImage(input.image),
    },
  };
}

/** What is only advice refuses nothing. */
const toBodyProblem = (finding: Finding): BodyProblem[] => {
  const { path, code } = finding;
  return isRefusedCode(code) ? [{ path, code, message: plainFindingMessage(finding) }] : [];
};

const FIELD_ORDER: readonly BodyProblem['path'][] = FIELDS;

const sortByField = (problems: readonly BodyProblem[]): BodyProblem[] =>
  problems.toSorted((a, b) => FIELD_ORDER.indexOf(a.path) - FIELD_ORDER.indexOf(b.path));

/** The fields with the right types; of those that have another (`unusable`), something empty. */
function readFields(body: object): {
  input: QuestionInput;
  unusable: ReadonlySet<Field>;
  problems: BodyProblem[];
} {
  const parsed = questionInputSchema.safeParse(body);
  if (parsed.success) return { input: parsed.data, unusable: new Set(), problems: [] };
  const broken = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  const unusable = new Set(questionInputSchema.keyof().options.filter((field) => broken.has(field)));
  const value = (field: Field): unknown => Object.getOwnPropertyDescriptor(body, field)?.value;
  const text = (field: Field) => {
    const found = value(field);
    return typeof found === 'string' ? found : undefined;
  };
  return {
    input: {
      title: text('title') ?? '',
      options: text('options') ?? '',
      ...recordOf(OPTIONAL_FIELDS, text),
    },
    unusable,
    problems: [...unusable].map((path) => typeProblem(path, body)),
  };
}

function typeProblem(path: Field, body: object): BodyProblem {
  const value: unknown = Object.getOwnPropertyDescriptor(body, path)?.value;
  if (value === undefined) return { path, code: 'missing', message: `A question needs ${path}.` };
  const expected = QUESTION_FIELDS[path].isRequired ? 'a string' : 'a string or null';
  return { path, code: 'wrong-type', message: `${path} must be ${expected}, not ${typeName(value)}.` };
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
