import { describe, expect, it } from 'vitest';
import { builtInTemplates } from '../../../../../renderer/features/question/built-in-templates.ts';
import {
  templateNameProblem,
  withTemplate,
  withTemplateRenamed,
  withTemplateRestored,
} from '../../../../../renderer/views/templates/custom-templates.ts';
import { emptyDraft } from '../../../../../shared/question/fields.ts';
import { MAX_TEMPLATES, type Template, templatesSchema } from '../../../../../shared/question/template.ts';
import { inEnglish } from '../../../../support/translations.ts';

const template = (name: string): Template => ({ name, draft: { ...emptyDraft(), title: name } });
const all = [template('One'), template('Two'), template('Three')];

describe('own templates', () => {
  it('have names that tell them apart', () => {
    expect(templateNameProblem(all, 'One', null)).toBe('taken');
    expect(templateNameProblem(all, 'One', 'One')).toBeNull();
    expect(templateNameProblem(all, '', null)).toBe('name');
    expect(templateNameProblem(all, 'x'.repeat(61), null)).toBe('name');
    expect(templateNameProblem(all, 'two\nlines', null)).toBe('name');
  });

  it('are as many, and as long, as the settings take', () => {
    const many = Array.from({ length: MAX_TEMPLATES }, (_, at) => template(`${at}`));
    expect(withTemplate(many, 'More', emptyDraft())).toEqual({ fault: 'too-many' });
    const long = { ...emptyDraft(), description: 'x'.repeat(2001) };
    expect(withTemplate(all, 'Long', long)).toEqual({ fault: 'too-long' });
    const next = withTemplate(all, 'Four', { ...emptyDraft(), title: 'Tea?' });
    expect('templates' in next && templatesSchema.parse(next.templates)).toHaveLength(4);
  });

  it('keep their place when they are renamed, and when a removal is undone', () => {
    expect(withTemplateRenamed(all, 'Two', 'Zwei').map(({ name }) => name)).toEqual(['One', 'Zwei', 'Three']);
    const [one, two, three] = all;
    if (!one || !two || !three) throw new Error('too few');
    expect(withTemplateRestored([one, three], two, 1)).toEqual(all);
    expect(withTemplateRestored(all, two, 1)).toEqual(all);
  });

  it('can be all that come with the app', () => {
    expect(templatesSchema.parse(builtInTemplates(inEnglish))).toEqual(builtInTemplates(inEnglish));
  });
});
