import { z } from 'zod';
import type { FileFault, FileProblem } from '../../../shared/import-export/file-problem.ts';
import { type Draft, entrySchema } from '../../../shared/library/entry.ts';
import { getDraft } from '../../../shared/library/entry-draft.ts';
import type { PrivateFields } from '../../../shared/library/private-fields.ts';
import { tagsSchema } from '../../../shared/library/tags.ts';
import { type DateOrder, guessDateOrder } from '../../../shared/library/typed-date.ts';
import { joinLines } from '../../../shared/question/options-source.ts';
import { createEmptyDraft, createRecord, FIELDS } from '../../../shared/question/question-fields.ts';
import {
  createOutputSchema,
  fetchOutputSchema,
  questionInputSchema,
  similarQuestionSchema,
} from '../../../shared/question/service-body-schemas.ts';
import { findNearestName } from '../../../shared/text/edit-distance.ts';
import { readEntry } from '../library/format/entry-line.ts';
import { isNestedDeeper, MAX_ENTRY_DEPTH } from '../system/json-depth.ts';
import { parseCategory } from './heading-tags.ts';
import {
  createErrorAt,
  createLimitAt,
  createNoteAt,
  createReading,
  type Item,
  joinPath,
  type Place,
  type Reading,
  type ReadingBuilder,
} from './import-file-content.ts';
import { PRIVATE_CELLS } from './private-field-cells.ts';
import { createPrivateFieldReader, foldHeading } from './read-csv.ts';

/** Response fields (docs/reference/service-api.md 2.2 to 2.4) that have a counterpart in requests. */
const answerSchema = z.object({
  question: z.string().optional(),
  options: z.array(z.union([z.string(), z.object({ emoji: z.string(), text: z.string() })])),
});

/**
 * Converts a response to a question input: `question` becomes the title, and options become lines. Returns
 * other values unchanged.
 */
function toInput(value: object): object {
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

/** Fields that an import doesn't need: those of responses, and `sent` of `--snapshot`. */
const SKIPPED_FIELDS: ReadonlySet<string> = new Set([
  ...createOutputSchema.keyof().options,
  ...fetchOutputSchema.keyof().options,
  ...similarQuestionSchema.keyof().options,
  'sent',
]);

const MAX_PROBLEMS_OF_VALUE = 10;

export const MAX_EXCERPT_LENGTH = 100;

/** Collects a JSON file's values. */
interface ValueReader extends ReadingBuilder {
  /**
   * Adds a value. `only` is set by the header: 'entries' accepts only entries, and 'pack' accepts only
   * questions, with optional tags. Throws TooManyElements.
   */
  addValue(value: unknown, place: Place, only?: 'entries' | 'pack'): void;
  /** Adds a question from another program's list, with its category as a tag. Throws TooManyElements. */
  addListed(question: object, category: string, place: Place): void;
  /** Reads the dates of all questions, because the order of month and day is guessed from all of them. */
  finish(): Reading;
}

export interface JsonOptions {
  /** If true, question inputs have only the fields of requests. */
  isStrict?: boolean | undefined;
  /** The order of month and day in dates with slashes. Without it, the order is guessed. */
  dateOrder?: DateOrder | undefined;
}

type InputItem = Extract<Item, { kind: 'input' }>;

export function createValueReader(
  maxQuestions?: number,
  { isStrict = true, dateOrder }: JsonOptions = {},
): ValueReader {
  const builder = createReading(maxQuestions);
  const { add, addProblem } = builder;
  const placeOfId = new Map<number, Place>();
  const dates: { item: InputItem; at: string; cell: string }[] = [];

  const reject = (input: Draft, wrong: readonly FileProblem[]): void =>
    builder.addBad(wrong[0]?.line ?? null, input, wrong);

  function addEntry(line: object, place: Place): void {
    // A line from a snapshot has a checksum.
    const { sum: _, ...value }: { sum?: unknown } = line;
    // A deeper entry wouldn't fit into other files with entries.
    if (isNestedDeeper(value, MAX_ENTRY_DEPTH)) {
      const fault: FileFault = { code: 'no-json', what: 'line', why: 'depth', betterFormat: null };
      reject(createEmptyDraft(), [createErrorAt(place.line, place.path, fault)]);
      return;
    }
    const read = readEntry(value);
    const faults = 'reason' in read ? listShapeFaults(entrySchema, value) : [];
    if ('reason' in read || faults.length > 0) {
      const problems = faults.map(({ at, wrong }) =>
        createErrorAt(place.line, joinPath(place.path, at), { code: 'bad-entry', wrong }),
      );
      if (problems.length > 0) reject(createEmptyDraft(), problems);
      return;
    }
    const { entry } = read;
    const other = placeOfId.get(entry.id);
    if (other !== undefined) {
      const fault: FileFault = { code: 'same-id', id: entry.id, ...other };
      reject(getDraft(entry), [createErrorAt(place.line, joinPath(place.path, 'id'), fault)]);
      return;
    }
    placeOfId.set(entry.id, place);
    add({ kind: 'entry', entry, ...place });
  }

  function addInput(given: object, place: Place, privateFields: PrivateFields = {}, isExact = false): void {
    const value = toInput(given);
    const parsed = questionInputSchema.safeParse(value);
    if (!parsed.success) {
      const problems = listInputFaults(value).map(({ at, fault }) =>
        createErrorAt(place.line, joinPath(place.path, at), fault),
      );
      reject({ ...createEmptyDraft(), title: getTitle(value) }, problems);
      return;
    }
    const { data } = parsed;
    const input: Draft = createRecord(FIELDS, (field) => data[field] ?? '');
    const names = Object.keys(value).filter((name) => !Object.hasOwn(questionInputSchema.shape, name));
    const dateName = isStrict || isExact ? undefined : findDateName(names);
    const foreign = names.filter((name) => name !== dateName);
    for (const name of foreign.slice(0, MAX_PROBLEMS_OF_VALUE)) {
      const at = joinPath(place.path, name);
      if (SKIPPED_FIELDS.has(name)) addProblem(createNoteAt(place.line, at, { code: 'foreign-member' }));
      else {
        const nearest = findNearestName(name, FIELDS);
        addProblem(createLimitAt(place.line, at, { code: 'unknown-field', nearest }));
      }
    }
    const item = { kind: 'input', input, optionsAt: null, isExact, privateFields } as const;
    const added: InputItem = { ...item, ...place };
    add(added);
    if (dateName === undefined) return;
    const cell = toCell(new Map<string, unknown>(Object.entries(value)).get(dateName));
    dates.push({ item: added, at: joinPath(place.path, dateName), cell });
  }

  function addPacked({ tags = [], ...given }: { tags?: unknown }, place: Place): void {
    const parsed = tagsSchema.safeParse(tags);
    if (parsed.success) addInput(given, place, { tags: parsed.data }, true);
    else {
      const fault: FileFault = { code: 'bad-pack', field: 'tags' };
      reject({ ...createEmptyDraft(), title: getTitle(given) }, [
        createErrorAt(place.line, joinPath(place.path, 'tags'), fault),
      ]);
    }
  }

  return {
    ...builder,
    addListed(question, category, place) {
      const { fields, faults } = parseCategory(category);
      addInput(question, place, fields);
      for (const fault of faults) addProblem(createNoteAt(place.line, place.path, fault));
    },
    addValue(value, place, only) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const shown = JSON.stringify(value).slice(0, MAX_EXCERPT_LENGTH);
        reject({ ...createEmptyDraft(), title: shown }, [
          createErrorAt(place.line, place.path, { code: 'no-object' }),
        ]);
      } else if (only === 'pack') addPacked(value, place);
      else if (only === 'entries' || isMeantAsEntry(value)) addEntry(value, place);
      else addInput(value, place);
    },
    finish() {
      const order = dateOrder ?? guessDateOrder(dates.map(({ cell }) => cell));
      const dateReader = createPrivateFieldReader(order, addProblem);
      for (const { item, at, cell } of dates) {
        const read = dateReader.read(item.line, (name) => ({
          heading: at,
          cell: name === 'plannedFor' ? cell : '',
        }));
        item.privateFields = { ...item.privateFields, ...read };
      }
      dateReader.finish();
      return builder.reading;
    },
  };
}

/** Returns the field with the planned date, which can have the name of a table's column. */
const findDateName = (names: readonly string[]): string | undefined =>
  names.find((name) => name === 'plannedFor') ??
  names.find((name) => PRIVATE_CELLS.plannedFor.headings.test(foldHeading(name)));

const toCell = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

/** Returns a title that identifies a question that can't be imported. */
const getTitle = (value: object): string =>
  'title' in value && typeof value.title === 'string' ? value.title : '';

/** Entries have both fields, even if the values are null. Question inputs and responses never have both. */
const isMeantAsEntry = (value: object): boolean =>
  Object.hasOwn(value, 'question') && Object.hasOwn(value, 'draft');

interface Fault {
  at: string;
  /** Describes the fault without a period. */
  wrong: string;
}

function listShapeFaults(schema: z.ZodType, value: unknown): Fault[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, MAX_PROBLEMS_OF_VALUE).map(({ path, message }) => ({
    at: z.core.toDotPath(path),
    wrong: message,
  }));
}

function listInputFaults(value: object): { at: string; fault: FileFault }[] {
  const wrong = new Set(listShapeFaults(questionInputSchema, value).map(({ at }) => at));
  return questionInputSchema
    .keyof()
    .options.filter((field) => wrong.has(field))
    .map((field) => ({
      at: field,
      fault: { code: 'no-text', field, isThere: Object.hasOwn(value, field) },
    }));
}
