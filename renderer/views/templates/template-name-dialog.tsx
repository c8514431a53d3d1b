import { useState } from 'react';
import { MAX_TEMPLATE_NAME, MAX_TEMPLATES, type Template } from '../../../shared/question/template.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type TemplateProblem, templateNameProblem } from './custom-templates.ts';

export function TemplateNameDialog(props: {
  own: readonly Template[];
  /** Its current name; null for a new template. */
  before: string | null;
  suggested: string;
  /** Returns why it couldn't be saved, or null. Rejects with an AppError. */
  onSave: (name: string) => Promise<TemplateProblem | null>;
  onClose: () => void;
}) {
  const { own, before } = props;
  const t = useTranslate();

  const attempt = useErrorToast();
  const [typed, setTyped] = useState(() => props.suggested.trim().slice(0, MAX_TEMPLATE_NAME).trim());
  const [fault, setFault] = useState<TemplateProblem | null>(null);
  const name = typed.trim();
  const words: Record<TemplateProblem, string> = {
    name: t('templates.nameNeeded', { max: MAX_TEMPLATE_NAME }),
    taken: t('templates.nameTaken', { name }),
    'too-long': t('templates.tooLong'),
    'too-many': t('templates.tooMany', { max: MAX_TEMPLATES }),
  };
  const save = async () => {
    const wrong = templateNameProblem(own, name, before);
    if (wrong) return setFault(wrong);
    await attempt(async () => {
      const refused = await props.onSave(name);
      if (refused) setFault(refused);
      else props.onClose();
    });
  };
  return (
    <Dialog
      title={before === null ? t('templates.saveTitle') : t('templates.renameTitle', { name: before })}
      help={before === null ? t('templates.saveText') : undefined}
      onClose={props.onClose}
      onSubmit={() => void save()}
      foot={
        <>
          <Button variant="ghost" onPress={props.onClose}>
            {t('frame.cancel')}
          </Button>
          <Button variant="primary" submit>
            {before === null ? t('templates.saveDo') : t('templates.rename')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('templates.name')}
        value={typed}
        autoFocus
        onChange={(next) => {
          setTyped(next);
          setFault(null);
        }}
        invalid={fault !== null}
        problems={fault && <Problem level="problem">{words[fault]}</Problem>}
      />
    </Dialog>
  );
}
