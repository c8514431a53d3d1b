import type { Draft } from '../../../shared/library/entry.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import { emptyDraft } from '../../../shared/question/question-fields.ts';
import type { Template } from '../../../shared/question/template.ts';

/** A finished question that shows newcomers what one looks like. */
export const exampleQuestion = (t: Translate): Draft => ({
  ...emptyDraft(),
  title: t('templates.example.title'),
  options: t('templates.example.options'),
});

export const builtInTemplates = (t: Translate): Template[] =>
  (['yesNo', 'thisOrThat', 'scale', 'wouldYouRather'] as const).map((id) => ({
    name: t(`templates.builtIn.${id}.name`),
    draft: {
      ...emptyDraft(),
      title: t(`templates.builtIn.${id}.title`),
      options: t(`templates.builtIn.${id}.options`),
    },
  }));
