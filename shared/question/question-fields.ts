/**
 * A question's fields, from top to bottom. Validation, the local API and its description, import, export,
 * sync, history, search, and the views iterate over these descriptors. The fields' labels are in the catalogs
 * in `shared/messages`.
 */

interface FieldDescriptor {
  /** `text` has a limit in code points. `options` and `image` have their own syntax. */
  kind: 'text' | 'options' | 'image';
  /** A required field can't be null, empty, or absent. */
  isRequired: boolean;
  /** The minimum and maximum number of code points or options that the service accepts. */
  limit: { min: number; max: number } | null;
  /** The control in the editor: one line, several lines, or a separate component. */
  control: 'line' | 'lines' | 'own';
  /** Where the preview shows an optional text field: above or below the options. */
  placement?: 'body' | 'foot';
  /**
   * Set if the field is used to find similar questions. Longer text is truncated to this many UTF-16 code
   * units.
   */
  similarity?: { maxCharacters: number };
  /** Matches the field's name in messages from the service. */
  mention: RegExp;
  /** Matches the field's table headings, in lowercase. */
  headings: RegExp;
  /** Descriptions of an optional field for the local API. */
  api?: ApiTexts;
}

interface ApiTexts {
  request: { description: string; localChoice: string; examples?: readonly string[] };
  response: { description: string; localChoice: string };
  similar: string;
  /** The value in the first example question. */
  example: string;
}

export const QUESTION_FIELDS = {
  title: {
    kind: 'text',
    isRequired: true,
    limit: { min: 5, max: 150 },
    control: 'own',
    similarity: { maxCharacters: 1_000 },
    mention: /\b(?:title|question)\b/i,
    headings: /^(?:title|question|question text|prompt|poll|frage|titel|pregunta|titre)$/u,
  },
  /** One line per option: `<emoji> - <text>`. */
  options: {
    kind: 'options',
    isRequired: true,
    limit: { min: 2, max: 20 },
    control: 'own',
    similarity: { maxCharacters: 200 },
    mention: /\boptions?\b/i,
    headings:
      /^(?:option(?:s|en)?|answers?|choices?|antwort(?:en)?|opci(?:ó|o)n(?:es)?|réponses?)(?: ?[_#.-]? ?(?:\d+|[a-z]))?$/u,
  },
  description: {
    kind: 'text',
    isRequired: false,
    limit: { min: 0, max: 350 },
    control: 'lines',
    placement: 'body',
    similarity: { maxCharacters: 1_000 },
    mention: /\bdescription\b/i,
    headings: /^(?:description|details?|context|beschreibung|descripción)$/u,
    api: {
      request: {
        description: 'Text below the question.',
        localChoice:
          'can be `null`, `""`, or omitted; each operation describes how it treats omitted fields.',
      },
      response: {
        description: 'Text below the question.',
        localChoice: '`""` and `null` are returned as they were sent; an omitted field is `null`.',
      },
      similar: 'Text below the question; can be empty.',
      example: "Pick the one you'd keep.",
    },
  },
  footer: {
    kind: 'text',
    isRequired: false,
    limit: { min: 0, max: 200 },
    control: 'line',
    placement: 'foot',
    mention: /\bfooter\b/i,
    headings: /^(?:footer|note|fußzeile)$/u,
    api: {
      request: { description: 'Text of the footer.', localChoice: 'same as `description`.' },
      response: { description: 'Text of the footer.', localChoice: 'same as `description`.' },
      similar: 'Text of the footer; can be empty.',
      example: 'Asked daily',
    },
  },
  /** A URL or `$$search$$`. */
  image: {
    kind: 'image',
    isRequired: false,
    limit: null,
    control: 'own',
    mention: /\bimage\b/i,
    headings: /^(?:image|picture|image url|bild|imagen)$/u,
    api: {
      request: {
        description: 'URL of an image, or a search for one: `$$words$$`.',
        localChoice:
          'the URL must start with `http:` or `https:`; `""` and `null` mean no image; a search is replaced with the URL ' +
          'of a labeled placeholder image on this server.',
        examples: ['https://example.com/seasons.png', '$$four seasons$$', ''],
      },
      response: {
        description: 'URL of the image, or `""` if it was set to `""`.',
        localChoice: 'a search is replaced with the URL of a labeled placeholder image on this server.',
      },
      similar: 'URL of the image.',
      example: '$$four seasons$$',
    },
  },
} as const satisfies Record<string, FieldDescriptor>;

type Fields = typeof QUESTION_FIELDS;
export type Field = keyof Fields;
type FieldWith<Trait> = { [Name in Field]: Fields[Name] extends Trait ? Name : never }[Field];

/** A field that can be null, empty, or absent. */
export type OptionalField = FieldWith<{ isRequired: false }>;
/** A field with a limit in code points. */
export type CountedField = FieldWith<{ kind: 'text' }>;
export type PlainField = OptionalField & CountedField;
/** A text field that's used to find similar questions. */
export type ComparedField = FieldWith<{ kind: 'text'; similarity: object }>;
/** A field with a single string, unlike options. */
export type TextField = Exclude<Field, 'options'>;

export const FIELDS: readonly Field[] = listNames(QUESTION_FIELDS);

const isOptional = (field: Field): field is OptionalField => !QUESTION_FIELDS[field].isRequired;
export const isCounted = (field: Field): field is CountedField => QUESTION_FIELDS[field].kind === 'text';
export const isPlain = (field: Field): field is PlainField => isOptional(field) && isCounted(field);

const isCompared = (field: Field): field is ComparedField =>
  isCounted(field) && 'similarity' in QUESTION_FIELDS[field];

export const COMPARED_FIELDS: readonly ComparedField[] = FIELDS.filter(isCompared);
export const OPTIONAL_FIELDS: readonly OptionalField[] = FIELDS.filter(isOptional);
export const TEXT_FIELDS: readonly TextField[] = FIELDS.filter((field) => field !== 'options');
export const PLAIN_FIELDS: readonly PlainField[] = FIELDS.filter(isPlain);

/** The service's limits. `text-length.ts` counts characters. */
export const LIMITS = {
  ...createRecord(FIELDS.filter(isCounted), (field) => QUESTION_FIELDS[field].limit),
  options: QUESTION_FIELDS.options.limit,
};

export const getDescriptor = (field: Field): FieldDescriptor => QUESTION_FIELDS[field];

export const getApiTexts = (field: OptionalField): ApiTexts => QUESTION_FIELDS[field].api;

/** Returns an object with these keys. `createValue` returns each value. */
export function createRecord<Name extends string, T>(
  names: readonly Name[],
  createValue: (name: Name) => T,
): Record<Name, T>;
// A loop is several times as fast as `Object.fromEntries`, and this function runs for every request.
export function createRecord<T>(
  names: readonly string[],
  createValue: (name: string) => T,
): Record<string, T> {
  const record: Record<string, T> = {};
  for (const name of names) record[name] = createValue(name);
  return record;
}

function listNames<T extends object>(record: T): (keyof T & string)[];
function listNames(record: object): string[] {
  return Object.keys(record);
}

export const createEmptyDraft = (): Record<Field, string> => createRecord(FIELDS, () => '');
