import type { Draft } from '../../../shared/library.ts';
import {
  MAX_TEMPLATES,
  type Template,
  templateDraftSchema,
  templateNameSchema,
} from '../../../shared/template.ts';

/** Why a template can't be kept. */
export type TemplateProblem = 'name' | 'taken' | 'too-long' | 'too-many';

/** What is wrong with a new name for a template, `before` its name until now; null where nothing is. */
export function templateNameProblem(
  all: readonly Template[],
  name: string,
  before: string | null,
): Extract<TemplateProblem, 'name' | 'taken'> | null {
  if (!templateNameSchema.safeParse(name).success) return 'name';
  return all.some((other) => other.name === name && name !== before) ? 'taken' : null;
}

/** The templates with one more, at the end. */
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

/** The templates with one called otherwise. */
export const withTemplateRenamed = (all: readonly Template[], from: string, to: string): Template[] =>
  all.map((template) => (template.name === from ? { ...template, name: to } : template));

/** A template again where it was, unless there is another one of its name or no room by now. */
export function withTemplateRestored(all: readonly Template[], template: Template, at: number): Template[] {
  if (all.length >= MAX_TEMPLATES || templateNameProblem(all, template.name, null)) return [...all];
  return all.toSpliced(at, 0, template);
}
