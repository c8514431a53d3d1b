import { describe, expect, it } from 'vitest';
import { builtInTemplates } from '../../../../../renderer/features/question/built-in-templates.ts';
import {
  templateNameProblem,
  withTemplate,
  withTemplateRenamed,
  withTemplateRestored,
} from '../../../../../renderer/views/templates/template-dialogs.tsx';
import { emptyDraft } from '../../../../../shared/question/question-fields.ts';
import { MAX_TEMPLATES, type Template, templatesSchema } from '../../../../../shared/question/template.ts';
import { inEnglish } from '../../../../support/translations.ts';

const template = (name: string): Template => ({ name, draft: { ...emptyDraft(), title: name } });
const all = [template('One'), template('Two'), template('Three')];

describe('custom templates', () => {
  it('have unique names', () => {
    expect(templateNameProblem(all, 'One', null)).toBe('taken');
    expect(templateNameProblem(all, 'One', 'One')).toBeNull();
    expect(templateNameProblem(all, '', null)).toBe('name');
    expect(templateNameProblem(all, 'x'.repeat(61), null)).toBe('name');
    expect(templateNameProblem(all, 'two\nlines', null)).toBe('name');
  });

  it('are limited in number and length by the settings', () => {
    const many = Array.from({ length: MAX_TEMPLATES }, (_, at) => template(`${at}`));
    expect(withTemplate(many, 'More', emptyDraft())).toEqual({ fault: 'too-many' });
    const long = { ...emptyDraft(), description: 'x'.repeat(2001) };
    expect(withTemplate(all, 'Long', long)).toEqual({ fault: 'too-long' });
    const next = withTemplate(all, 'Four', { ...emptyDraft(), title: 'Tea?' });
    expect('templates' in next && templatesSchema.parse(next.templates)).toHaveLength(4);
  });

  it("keep their position when they're renamed or a deletion is undone", () => {
    expect(withTemplateRenamed(all, 'Two', 'Zwei').map(({ name }) => name)).toEqual(['One', 'Zwei', 'Three']);
    const [one, two, three] = all;
    if (!one || !two || !three) throw new Error('too few');
    expect(withTemplateRestored([one, three], two, 1)).toEqual(all);
    expect(withTemplateRestored(all, two, 1)).toEqual(all);
  });

  it('can include all built-in templates', () => {
    expect(templatesSchema.parse(builtInTemplates(inEnglish))).toEqual(builtInTemplates(inEnglish));
  });
});
