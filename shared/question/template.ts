import { z } from 'zod';
import { FIELDS, recordOf } from './fields.ts';

/** Questions to begin from, kept with the settings. */

export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;
/** Above every limit of the service, and few enough that fifty of them are small preferences still. */
const MAX_TEXT = 2_000;
const MAX_OPTIONS = 4_000;

/** A template's name: one line without blanks around it. */
export const templateNameSchema = z
  .string()
  .min(1)
  .max(MAX_TEMPLATE_NAME)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'a name is one line without blanks around it');

/** What a draft has when it begins from the template. */
export const templateDraftSchema = z.object(
  recordOf(FIELDS, (field) => z.string().max(field === 'options' ? MAX_OPTIONS : MAX_TEXT)),
);

const templateSchema = z.object({ name: templateNameSchema, draft: templateDraftSchema });
export type Template = z.infer<typeof templateSchema>;

/** The author's own, in the order in which they were made; no two have the same name. */
export const templatesSchema = z
  .array(templateSchema)
  .max(MAX_TEMPLATES)
  .refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    'two templates have the same name',
  );
