import type { Draft } from '../../../shared/library/entry.ts';
import {
  MAX_TEMPLATES,
  type Template,
  templateDraftSchema,
  templateNameSchema,
} from '../../../shared/question/template.ts';

/** Why a template can't be saved. */
export type TemplateProblem = 'name' | 'taken' | 'too-long' | 'too-many';

/** The problem with a template's new name, if any. `before`: its current name. */
export function templateNameProblem(
  all: readonly Template[],
  name: string,
  before: string | null,
): Extract<TemplateProblem, 'name' | 'taken'> | null {
  if (!templateNameSchema.safeParse(name).success) return 'name';
  return all.some((other) => other.name === name && name !== before) ? 'taken' : null;
}

/** Adds a template. Fails if the name or the draft is invalid, or if there are too many. */
export function withTemplate(
  all: readonly Template[],
  name: string,
  draft: Draft,
): { templates: Template[] } | { fault: TemplateProblem } {
  const fault = templateNameProblem(all, name, null);
  if (fault) return { fault };
  if (all.length >= MAX_TEMPLATES) return { fault: 'too-many' };
  const kept = templateDraftSchema.safeParse(draft);
  return kept.success ? { templates: [...all, { name, draft: kept.data }] } : { fault: 'too-long' };
}

export const withTemplateRenamed = (all: readonly Template[], from: string, to: string): Template[] =>
  all.map((template) => (template.name === from ? { ...template, name: to } : template));

/** Restores a template at its index, unless its name is taken or there are too many. */
export function withTemplateRestored(all: readonly Template[], template: Template, at: number): Template[] {
  if (all.length >= MAX_TEMPLATES || templateNameProblem(all, template.name, null)) return [...all];
  return all.toSpliced(at, 0, template);
}
