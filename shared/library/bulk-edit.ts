import { z } from 'zod';
import type { EmojiResolver } from '../emoji/emoji-resolver.ts';
import { checkQuestion, type Finding } from '../question/check-question.ts';
import { draftSchema } from '../question/draft.ts';
import { createRecord, OPTIONAL_FIELDS } from '../question/question-fields.ts';
import type { Draft } from './entry.ts';
import { tagSchema, tagsSchema } from './tags.ts';

export const REPLACEABLE_FIELDS = ['title', 'options', 'description', 'footer'] as const;
export type ReplaceableField = (typeof REPLACEABLE_FIELDS)[number];

/** Every field is shorter, so users never reach this limit. */
export const MAX_REPLACED_LENGTH = 500;

/** Every field and any usual URL is shorter. */
export const MAX_SET_LENGTH = 2_000;

const replacementSchema = z.object({
  kind: z.literal('replace'),
  /** Literal text, not a pattern. An emoji is also found in front of options. */
  find: z.string().min(1).max(MAX_REPLACED_LENGTH),
  replacement: z.string().max(MAX_REPLACED_LENGTH),
  matchesCase: z.boolean(),
  wholeWords: z.boolean(),
  fields: z.array(z.enum(REPLACEABLE_FIELDS)).min(1).max(REPLACEABLE_FIELDS.length),
});
export type Replacement = z.infer<typeof replacementSchema>;

const tagSettingSchema = z.object({
  /** `replace` without tags removes all tags. */
  change: z.enum(['add', 'remove', 'replace']),
  tags: tagsSchema,
});
export type TagSetting = z.infer<typeof tagSettingSchema>;

const fieldSettingSchema = z.object({
  kind: z.literal('set'),
  /** The new text of each field to set. An empty string clears the field. */
  values: z.object(createRecord(OPTIONAL_FIELDS, () => z.string().max(MAX_SET_LENGTH))).partial(),
  /** Keeps fields that already have text, except for fields to clear. */
  onlyEmpty: z.boolean(),
  /** Unlike text, tags can also be set for sent questions. */
  tags: tagSettingSchema.optional(),
});
export type FieldSetting = z.infer<typeof fieldSettingSchema>;

export const bulkEditSchema = z.discriminatedUnion('kind', [replacementSchema, fieldSettingSchema]);
export type BulkEdit = z.infer<typeof bulkEditSchema>;

const bulkEditRowSchema = z.object({
  id: z.int().positive(),
  /** The current text, including unsaved changes. */
  before: draftSchema,
  after: draftSchema,
  /** Null if the tags don't change. */
  tags: z.object({ before: z.array(tagSchema), after: z.array(tagSchema) }).nullable(),
  /** The number of replacements or set fields. */
  count: z.int().positive(),
  /**
   * The reason why the question isn't changed. `sent`: it was sent. `invalid`: the edit would cause a new
   * problem. `tags`: the question would have too many tags.
   */
  obstacle: z.enum(['sent', 'invalid', 'tags']).nullable(),
});
export type BulkEditRow = z.infer<typeof bulkEditRowSchema>;

export const MAX_BULK_EDIT_ROWS = 10_000;

export const bulkEditPreviewSchema = z.object({
  /** The preview's first rows. */
  rows: z.array(bulkEditRowSchema).max(MAX_BULK_EDIT_ROWS),
  /** The numbers of questions that the edit applies to (`total`) and can change (`changeable`). */
  total: z.int().min(0),
  changeable: z.int().min(0),
  count: z.int().min(0),
});

/** Returns the findings of `after` that make the local API reject the draft and that `before` lacks. */
export function findNewProblems(before: Draft, after: Draft, resolver: EmojiResolver): Finding[] {
  const listProblems = (draft: Draft) =>
    checkQuestion(draft, resolver).filter(
      ({ level, refusedLocally }) => level === 'problem' || refusedLocally,
    );
  const formatFindingKey = ({ code, path, line }: Finding) => `${code} ${path} ${line}`;
  const problems = listProblems(after);
  if (problems.length === 0) return [];
  const known = new Set(listProblems(before).map(formatFindingKey));
  return problems.filter((problem) => !known.has(formatFindingKey(problem)));
}
