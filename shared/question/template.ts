import { z } from 'zod';
import { createRecord, FIELDS } from './question-fields.ts';

/** The maximum number of templates. It's limited because templates are stored in the settings. */

export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;
/**
 * The limits on text and options, in UTF-16 code units. The service's limits are lower, and 50 templates with
 * this length are still small.
 */
const MAX_TEXT = 2_000;
const MAX_OPTIONS = 4_000;

export const templateNameSchema = z
  .string()
  .min(1)
  .max(MAX_TEMPLATE_NAME)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'must be one line without spaces around it');

export const templateDraftSchema = z.object(
  createRecord(FIELDS, (field) => z.string().max(field === 'options' ? MAX_OPTIONS : MAX_TEXT)),
);

const templateSchema = z.object({ name: templateNameSchema, draft: templateDraftSchema });
export type Template = z.infer<typeof templateSchema>;

/** Templates in the order in which they were created, with distinct names. */
export const templatesSchema = z
  .array(templateSchema)
  .max(MAX_TEMPLATES)
  .refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    'has two templates with the same name',
  );
