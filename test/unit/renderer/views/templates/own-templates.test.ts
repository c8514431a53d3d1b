import { describe, expect, it } from 'vitest';
import { createBuiltInTemplates } from '../../../../../renderer/features/question/built-in-templates.ts';
import {
  findTemplateNameProblem,
  withTemplate,
  withTemplateRenamed,
  withTemplateRestored,
} from '../../../../../renderer/views/templates/template-dialogs.tsx';
import { createEmptyDraft } from '../../../../../shared/question/question-fields.ts';
import { MAX_TEMPLATES, type Template, templatesSchema } from '../../../../../shared/question/template.ts';
import { inEnglish } from '../../../../support/translations.ts';

const createTemplate = (name: string): Template => ({ name, draft: { ...createEmptyDraft(), title: name } });
const all = [createTemplate('One'), createTemplate('Two'), createTemplate('Three')];

describe('custom templates', () => {
  it('need a unique, short name on one line', () => {
    expect(findTemplateNameProblem(all, 'One', null)).toBe('taken');
    expect(findTemplateNameProblem(all, 'One', 'One')).toBeNull();
    expect(findTemplateNameProblem(all, '', null)).toBe('name');
    expect(findTemplateNameProblem(all, 'x'.repeat(61), null)).toBe('name');
    expect(findTemplateNameProblem(all, 'two\nlines', null)).toBe('name');
  });

  it('are limited in number and length by the settings', () => {
    const many = Array.from({ length: MAX_TEMPLATES }, (_, at) => createTemplate(`${at}`));
    expect(withTemplate(many, 'More', createEmptyDraft())).toEqual({ fault: 'too-many' });
    const long = { ...createEmptyDraft(), description: 'x'.repeat(2001) };
    expect(withTemplate(all, 'Long', long)).toEqual({ fault: 'too-long' });
    const next = withTemplate(all, 'Four', { ...createEmptyDraft(), title: 'Tea?' });
    expect('templates' in next && templatesSchema.parse(next.templates)).toHaveLength(4);
  });

  it("keep their position when they're renamed or a deletion is undone", () => {
    expect(withTemplateRenamed(all, 'Two', 'Zwei').map(({ name }) => name)).toEqual(['One', 'Zwei', 'Three']);
    const [one, two, three] = all;
    if (!one || !two || !three) throw new Error('too few');
    expect(withTemplateRestored([one, three], two, 1)).toEqual(all);
    expect(withTemplateRestored(all, two, 1)).toEqual(all);
  });

  it('can include all built-in ones', () => {
    expect(templatesSchema.parse(createBuiltInTemplates(inEnglish))).toEqual(
      createBuiltInTemplates(inEnglish),
    );
  });
});
