import { z } from 'zod';
import { foldCase, toCaselessKey } from '../text/fold-case.ts';

export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

export const tagSchema = z
  .string()
  .min(1)
  .max(MAX_TAG_LENGTH)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'must be one line without spaces around it');
export const tagsSchema = z
  .array(tagSchema)
  .max(MAX_TAGS)
  .refine((tags) => new Set(tags).size === tags.length, 'has a tag twice');

export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Normalizes a typed tag: one line, trimmed, and spelled like a tag in use that differs only by case.
 * Returns null if the tag is blank.
 */
export function readTag(
  typed: string,
  inUse: readonly string[],
): { tag: string } | { fault: 'too-long' } | null {
  const tag = typed.replace(/\s+/gu, ' ').trim();
  if (tag === '') return null;
  const known = inUse.find((other) => toCaselessKey(other) === toCaselessKey(tag));
  if (known !== undefined) return { tag: known };
  return tag.length <= MAX_TAG_LENGTH && tagSchema.safeParse(tag).success ? { tag } : { fault: 'too-long' };
}

/** Splits tags at commas. `rest` is the tag that's still being typed. */
export function splitTags(typed: string): { ended: string[]; rest: string } {
  const parts = typed.split(/[,，、]/u);
  const rest = parts.pop() ?? '';
  return { ended: parts.filter((part) => part.trim() !== ''), rest: rest.trimStart() };
}

/** Returns matching tags in use that aren't selected yet, prefixes first. */
export function suggestTags(typed: string, inUse: readonly string[], chosen: readonly string[]): string[] {
  const wanted = foldCase(typed.trim());
  const fitting = inUse.filter((tag) => !chosen.includes(tag) && foldCase(tag).includes(wanted));
  return fitting.sort(
    (a, b) => Number(foldCase(b).startsWith(wanted)) - Number(foldCase(a).startsWith(wanted)),
  );
}
