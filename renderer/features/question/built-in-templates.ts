import type { Draft } from '../../../shared/library/entry.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import type { Template } from '../../../shared/question/template.ts';

/** Creates a finished question as an example for new users. */
export const createExampleQuestion = (t: Translate): Draft => ({
  ...createEmptyDraft(),
  title: t('templates.example.title'),
  options: t('templates.example.options'),
});

export const createBuiltInTemplates = (t: Translate): Template[] =>
  (['yesNo', 'thisOrThat', 'scale', 'wouldYouRather'] as const).map((id) => ({
    name: t(`templates.builtIn.${id}.name`),
    draft: {
      ...createEmptyDraft(),
      title: t(`templates.builtIn.${id}.title`),
      options: t(`templates.builtIn.${id}.options`),
    },
  }));
