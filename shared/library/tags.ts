import { z } from 'zod';
import { foldCase } from '../text/fold-case.ts';

export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** A tag as it is kept: without blanks around it, of one line. */
export const tagSchema = z
  .string()
  .min(1)
  .max(MAX_TAG_LENGTH)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'a tag is one line without blanks around it');
export const tagsSchema = z
  .array(tagSchema)
  .max(MAX_TAGS)
  .refine((tags) => new Set(tags).size === tags.length, 'a tag stands there twice');

/** Tags to put on questions, and tags to take off. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/**
 * What becomes of a tag as typed: it is kept without blanks around it and in one line; one that is in use already, but
 * for case and accents, is that one. Null: nothing is typed.
 */
export function readTag(
  typed: string,
  inUse: readonly string[],
): { tag: string } | { fault: 'too-long' } | null {
  const tag = typed.replace(/\s+/gu, ' ').trim();
  if (tag === '') return null;
  const known = inUse.find((other) => foldCase(other) === foldCase(tag));
  if (known !== undefined) return { tag: known };
  return tag.length <= MAX_TAG_LENGTH && tagSchema.safeParse(tag).success ? { tag } : { fault: 'too-long' };
}

/** The tags in what is typed: a comma ends one. `rest` is the one that is still being typed. */
export function splitTags(typed: string): { ended: string[]; rest: string } {
  const parts = typed.split(/[,，、]/u);
  const rest = parts.pop() ?? '';
  return { ended: parts.filter((part) => part.trim() !== ''), rest: rest.trimStart() };
}

/** Tags in use that fit what is typed, those that begin with it first; those already chosen left out. */
export function suggestTags(typed: string, inUse: readonly string[], chosen: readonly string[]): string[] {
  const wanted = foldCase(typed.trim());
  const fitting = inUse.filter((tag) => !chosen.includes(tag) && foldCase(tag).includes(wanted));
  return fitting.sort(
    (a, b) => Number(foldCase(b).startsWith(wanted)) - Number(foldCase(a).startsWith(wanted)),
  );
}
