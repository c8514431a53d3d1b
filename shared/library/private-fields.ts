import { z } from 'zod';
import { toCaselessKey } from '../text/fold-case.ts';
import { daySchema, newDaySchema } from './calendar-date.ts';
import { MAX_TAGS, tagsSchema } from './tags.ts';

/**
 * An entry's private fields. They never leave the computer. A missing field is empty. Library files, the
 * bridge, bulk changes, import, export, search, and merging iterate over `PRIVATE_FIELDS`.
 */
export const privateFieldsSchema = z
  .object({
    /** The tags, in the order in which they were added. */
    tags: tagsSchema,
    /** The date is only for planning. Nothing is posted on it. */
    plannedFor: daySchema,
  })
  .partial();
export type PrivateFields = z.infer<typeof privateFieldsSchema>;

/** Values that aren't stored yet. */
export const newPrivateFieldsSchema = privateFieldsSchema.extend({ plannedFor: newDaySchema.optional() });

export const privateFieldNameSchema = privateFieldsSchema.keyof();
export type PrivateFieldName = z.infer<typeof privateFieldNameSchema>;
export const PRIVATE_FIELD_NAMES = privateFieldNameSchema.options;

interface PrivateFieldDescriptor {
  /** Returns only this field, or an empty object if the field is empty. */
  pick: (fields: PrivateFields) => PrivateFields;
  format: (fields: PrivateFields) => string;
  /** Returns the text by which a search finds the question. */
  searchText?: (fields: PrivateFields) => readonly string[];
  merge: (kept: PrivateFields, merged: PrivateFields) => PrivateFields;
  /** Returns the part of a value that's new in `after`. If omitted, the whole value is new. */
  pickAdded?: (before: PrivateFields, after: PrivateFields) => PrivateFields;
  /** True if list rows contain the field. */
  isListed: boolean;
  /** Adapts imported fields to the library's fields and to those imported earlier. */
  createImportRule?: (inLibrary: Iterable<PrivateFields>) => (fields: PrivateFields) => PrivateFields;
}

export const PRIVATE_FIELDS: Readonly<Record<PrivateFieldName, PrivateFieldDescriptor>> = {
  tags: {
    pick: ({ tags = [] }) => (tags.length > 0 ? { tags } : {}),
    format: ({ tags = [] }) => tags.map(quoteTag).join(', '),
    searchText: ({ tags = [] }) => tags,
    merge: mergeTags,
    pickAdded: ({ tags: before = [] }, { tags = [] }) => ({
      tags: tags.filter((tag) => !before.includes(tag)),
    }),
    isListed: true,
    createImportRule: createTagSpelling,
  },
  plannedFor: {
    pick: ({ plannedFor }) => (plannedFor === undefined ? {} : { plannedFor }),
    format: ({ plannedFor = '' }) => plannedFor,
    merge: ({ plannedFor }, other) => ({ plannedFor: plannedFor ?? other.plannedFor }),
    isListed: true,
  },
};

/** Quotes a tag that would be split. */
const quoteTag = (tag: string): string => (/[,;"]/u.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);

/**
 * Combines both questions' tags. Omits tags in `other` that differ from a kept tag only by case, and tags
 * over the limit.
 */
function mergeTags({ tags = [] }: PrivateFields, other: PrivateFields): PrivateFields {
  const known = new Set(tags.map(toCaselessKey));
  const more = (other.tags ?? []).filter((tag) => !known.has(toCaselessKey(tag)));
  return { tags: [...tags, ...more].slice(0, MAX_TAGS) };
}

/**
 * Creates a function that spells tags like those in use or earlier in the file if they differ only by case.
 */
function createTagSpelling(inLibrary: Iterable<PrivateFields>): (fields: PrivateFields) => PrivateFields {
  const known = new Map<string, string>();
  const spellTag = (tag: string): string => {
    const key = toCaselessKey(tag);
    const found = known.get(key) ?? tag;
    known.set(key, found);
    return found;
  };
  const inUse = new Set<string>();
  for (const { tags = [] } of inLibrary) for (const tag of tags) inUse.add(tag);
  for (const tag of inUse) spellTag(tag);
  return ({ tags = [] }) => ({ tags: [...new Set(tags.map(spellTag))] });
}

const listDescriptors = (): PrivateFieldDescriptor[] =>
  PRIVATE_FIELD_NAMES.map((name) => PRIVATE_FIELDS[name]);

/**
 * Returns whether 2 entries have the same value in one private field, or in all of them if no name is passed.
 */
export function hasSamePrivateFields(a: PrivateFields, b: PrivateFields, name?: PrivateFieldName): boolean {
  const compared = name === undefined ? listDescriptors() : [PRIVATE_FIELDS[name]];
  return compared.every(({ pick }) => JSON.stringify(pick(a)) === JSON.stringify(pick(b)));
}

export const hasPrivateFields = (entry: PrivateFields): boolean =>
  Object.keys(pickPrivateFields(entry)).length > 0;

export const pickPrivateFields = (entry: PrivateFields): PrivateFields =>
  joinFields(listDescriptors().map(({ pick }) => pick(entry)));

export const mergePrivateFields = (kept: PrivateFields, merged: PrivateFields): PrivateFields =>
  joinFields(listDescriptors().map(({ merge, pick }) => pick(merge(kept, merged))));

/** Returns the private fields that a merge adds to `kept`. */
export function pickMovedPrivateFields(kept: PrivateFields, merged: PrivateFields): PrivateFields {
  const after = mergePrivateFields(kept, merged);
  const moved = PRIVATE_FIELD_NAMES.filter((name) => !hasSamePrivateFields(kept, after, name)).map((name) => {
    const { pickAdded, pick } = PRIVATE_FIELDS[name];
    return pick(pickAdded ? pickAdded(kept, after) : after);
  });
  return joinFields(moved);
}

export const pickListedPrivateFields = (fields: PrivateFields): PrivateFields =>
  joinFields(listDescriptors().flatMap(({ isListed, pick }) => (isListed ? pick(fields) : [])));

/** Returns the private fields' searchable text, line by line. */
export const getPrivateSearchText = (fields: PrivateFields): string[] =>
  listDescriptors().flatMap(({ searchText }) => searchText?.(fields) ?? []);

/** Creates a function that adapts a table's private fields to a library. */
export function createPrivateImport(
  inLibrary: readonly PrivateFields[],
): (fields: PrivateFields) => PrivateFields {
  const rules = listDescriptors().map(({ pick, createImportRule }) => {
    const adapt = createImportRule?.(inLibrary);
    return (fields: PrivateFields) => pick(adapt ? adapt(fields) : fields);
  });
  return (fields) => joinFields(rules.map((rule) => rule(fields)));
}

function joinFields(parts: readonly PrivateFields[]): PrivateFields {
  const all: PrivateFields = {};
  for (const part of parts) Object.assign(all, part);
  return all;
}
