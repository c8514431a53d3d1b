import { z } from 'zod';
import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { checkQuestion, type Finding } from '../question/check-question.ts';
import { draftSchema } from '../question/draft.ts';
import { OPTIONAL_FIELDS, recordOf } from '../question/question-fields.ts';
import type { Draft } from './entry.ts';
import { tagSchema, tagsSchema } from './tags.ts';

/** A change to the text of many questions, and its preview. */

export const REPLACEABLE_FIELDS = ['title', 'options', 'description', 'footer'] as const;
export type ReplaceableField = (typeof REPLACEABLE_FIELDS)[number];

/** Longer than every field, so that it never limits anyone. */
export const MAX_REPLACED_LENGTH = 500;

/** Longer than every field and usual URLs. */
export const MAX_SET_LENGTH = 2_000;

const replacementSchema = z.object({
  kind: z.literal('replace'),
  /** Found as it is: no pattern. An emoji is also found in front of options. */
  find: z.string().min(1).max(MAX_REPLACED_LENGTH),
  replacement: z.string().max(MAX_REPLACED_LENGTH),
  matchesCase: z.boolean(),
  wholeWords: z.boolean(),
  fields: z.array(z.enum(REPLACEABLE_FIELDS)).min(1).max(REPLACEABLE_FIELDS.length),
});
export type Replacement = z.infer<typeof replacementSchema>;

const tagSettingSchema = z.object({
  /** `replace` without tags removes all. */
  change: z.enum(['add', 'remove', 'replace']),
  tags: tagsSchema,
});
export type TagSetting = z.infer<typeof tagSettingSchema>;

const fieldSettingSchema = z.object({
  kind: z.literal('set'),
  /** The new text of each field to set; an empty text clears it. */
  values: z.object(recordOf(OPTIONAL_FIELDS, () => z.string().max(MAX_SET_LENGTH))).partial(),
  /** Whether a field that has a text keeps it, unless it's cleared. */
  onlyEmpty: z.boolean(),
  /** Sent questions can get tags, too. */
  tags: tagSettingSchema.optional(),
});
export type FieldSetting = z.infer<typeof fieldSettingSchema>;

export const bulkEditSchema = z.discriminatedUnion('kind', [replacementSchema, fieldSettingSchema]);
export type BulkEdit = z.infer<typeof bulkEditSchema>;

/** A question that an edit would change. */
const bulkEditRowSchema = z.object({
  id: z.int().positive(),
  /** Its text now, with unsaved changes. */
  before: draftSchema,
  after: draftSchema,
  /** Null if they stay. */
  tags: z.object({ before: z.array(tagSchema), after: z.array(tagSchema) }).nullable(),
  /** The number of replacements or set fields. */
  count: z.int().positive(),
  /**
   * Why it isn't changed. `sent`: it was sent. `invalid`: it would have a problem that it doesn't have now. `tags`: it
   * would have too many.
   */
  obstacle: z.enum(['sent', 'invalid', 'tags']).nullable(),
});
export type BulkEditRow = z.infer<typeof bulkEditRowSchema>;

export const MAX_BULK_EDIT_ROWS = 10_000;

export const bulkEditPreviewSchema = z.object({
  /** The first ones. */
  rows: z.array(bulkEditRowSchema).max(MAX_BULK_EDIT_ROWS),
  /** All questions that the edit applies to, and those that it can change, with the number of changes in these. */
  total: z.int().min(0),
  changeable: z.int().min(0),
  count: z.int().min(0),
});

/** The findings of `after` for which the local API rejects it, and which `before` doesn't have. */
export function newProblems(before: Draft, after: Draft, resolver: EmojiResolver): Finding[] {
  const problemsOf = (draft: Draft) =>
    checkQuestion(draft, resolver).filter(
      ({ level, refusedLocally }) => level === 'problem' || refusedLocally,
    );
  const nameOf = ({ code, path, line }: Finding) => `${code} ${path} ${line}`;
  const problems = problemsOf(after);
  if (problems.length === 0) return [];
  const known = new Set(problemsOf(before).map(nameOf));
  return problems.filter((problem) => !known.has(nameOf(problem)));
}
