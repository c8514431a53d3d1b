import { useState } from 'react';
import type { Draft } from '../../../shared/library/entry.ts';
import { applyDefaults } from '../../../shared/library/entry-draft.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import {
  MAX_TEMPLATE_NAME,
  MAX_TEMPLATES,
  type Template,
  templateDraftSchema,
  templateNameSchema,
} from '../../../shared/question/template.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Problem, TextField } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { TemplateListDialog } from './template-list-dialog.tsx';

export function TemplateDialogs(props: {
  /** The draft to save as a template, or null to choose a template. */
  draft: Draft | null;
  onBegin: (draft: Draft) => void;
  onClose: () => void;
}) {
  const { draft, onClose } = props;
  const { settings } = useAppStores();
  const own = useStore(settings)?.templates ?? [];
  const t = useTranslate();
  const toast = useToast();
  const [renaming, setRenaming] = useState<Template | null>(null);
  const remove = useRemoveTemplate();
  if (draft) {
    return (
      <TemplateNameDialog
        own={own}
        before={null}
        suggested={draft.title}
        onSave={async (name) => {
          const next = withTemplate(own, name, draft);
          if ('fault' in next) return next.fault;
          await settings.change({ templates: next.templates });
          toast({ message: t('templates.saved', { name }), seconds: 5 });
          return null;
        }}
        onClose={onClose}
      />
    );
  }
  if (renaming) {
    return (
      <TemplateNameDialog
        own={own}
        before={renaming.name}
        suggested={renaming.name}
        onSave={async (name) => {
          await settings.change({ templates: withTemplateRenamed(own, renaming.name, name) });
          return null;
        }}
        onClose={() => setRenaming(null)}
      />
    );
  }
  return (
    <TemplateListDialog
      own={own}
      onBegin={(template) => {
        onClose();
        props.onBegin(template.draft);
      }}
      onRename={setRenaming}
      onRemove={(template) => void remove(template)}
      onClose={onClose}
    />
  );
}

export type OpenTemplateDialog =
  | { readonly what: 'choose' }
  | { readonly what: 'save'; readonly draft: Draft };

/** Returns the template dialogs' state and the command that starts a question from a template. */
export function useTemplates(ports: {
  session: DraftSession | null;
  show: (id: number, how: 'push') => void;
  showNew: (how: 'keep-empty') => void;
  flush: () => Promise<void>;
  focusEditor: () => void;
}) {
  const { connection, settings } = useAppStores();
  const t = useTranslate();
  const attempt = useErrorToast();
  const [door, setDoor] = useState<OpenTemplateDialog | null>(null);
  const { session, focusEditor } = ports;
  useActions(
    {
      'question.from-template': () => {
        setDoor({ what: 'choose' });
      },
      'template.save': {
        reason: getSaveTemplateReason(session, t),
        run: () => {
          if (session) setDoor({ what: 'save', draft: session.draft });
        },
      },
    },
    'outer',
  );
  return {
    door,
    close: () => setDoor(null),
    begin: (template: Draft) =>
      attempt(async () => {
        const draft = applyDefaults(template, settings.get());
        if (session?.status === 'new') {
          ports.showNew('keep-empty');
          session.controller.dispatch({ type: 'replace', draft });
        } else {
          await ports.flush();
          const begun = { id: null, key: crypto.randomUUID(), version: 0, basedOn: 0, input: draft };
          ports.show((await connection.call('draft.save', begun)).id, 'push');
        }
        focusEditor();
      }),
  };
}

function getSaveTemplateReason(session: DraftSession | null, t: Translate): string | null {
  if (session?.phase !== 'ready') return t('actions.reasons.noQuestion');
  return session.status === 'new' ? t('actions.reasons.notStored') : null;
}

/** Returns a function that deletes a template and offers Undo. */
function useRemoveTemplate(): (template: Template) => Promise<boolean> {
  const { settings } = useAppStores();
  const t = useTranslate();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const getTemplates = () => settings.get()?.templates ?? [];
  return (template) =>
    attempt(async () => {
      const at = getTemplates().findIndex(({ name }) => name === template.name);
      const remove = async () => {
        await settings.change({ templates: getTemplates().filter(({ name }) => name !== template.name) });
        return { message: t('templates.removed', { name: template.name }) };
      };
      offerUndo({
        ...(await remove()),
        undo: async () => {
          await settings.change({ templates: withTemplateRestored(getTemplates(), template, at) });
          return { message: t('templates.back', { name: template.name }) };
        },
        redo: remove,
      });
    });
}

function TemplateNameDialog(props: {
  own: readonly Template[];
  /** The current name, or null for a new template. */
  before: string | null;
  suggested: string;
  /**
   * Saves the template. Resolves with the reason if it couldn't be saved, or else null. Rejects with an
   * AppError.
   */
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
    const wrong = findTemplateNameProblem(own, name, before);
    setFault(wrong);
    if (wrong) return false;
    return attempt(async () => {
      const refused = await props.onSave(name);
      setFault(refused);
      return refused === null;
    });
  };
  return (
    <FormDialog
      title={before === null ? t('templates.saveTitle') : t('templates.renameTitle', { name: before })}
      help={before === null ? t('templates.saveText') : undefined}
      onClose={props.onClose}
      action={before === null ? t('templates.saveDo') : t('templates.rename')}
      onSubmit={save}
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
    </FormDialog>
  );
}

/** Why a template can't be saved. */
type TemplateProblem = 'name' | 'taken' | 'too-long' | 'too-many';

/** Returns the problem with a template's new name, or null. `before` is its current name. */
export function findTemplateNameProblem(
  all: readonly Template[],
  name: string,
  before: string | null,
): Extract<TemplateProblem, 'name' | 'taken'> | null {
  if (!templateNameSchema.safeParse(name).success) return 'name';
  return all.some((other) => other.name === name && name !== before) ? 'taken' : null;
}

/**
 * Returns the templates with a new one, or the fault if the name or the draft is invalid or there are too
 * many templates.
 */
export function withTemplate(
  all: readonly Template[],
  name: string,
  draft: Draft,
): { templates: Template[] } | { fault: TemplateProblem } {
  const fault = findTemplateNameProblem(all, name, null);
  if (fault) return { fault };
  if (all.length >= MAX_TEMPLATES) return { fault: 'too-many' };
  const kept = templateDraftSchema.safeParse(draft);
  return kept.success ? { templates: [...all, { name, draft: kept.data }] } : { fault: 'too-long' };
}

export const withTemplateRenamed = (all: readonly Template[], from: string, to: string): Template[] =>
  all.map((template) => (template.name === from ? { ...template, name: to } : template));

/**
 * Returns the templates with a deleted template at its former index, unless its name is taken or there are
 * too many templates.
 */
export function withTemplateRestored(all: readonly Template[], template: Template, at: number): Template[] {
  if (all.length >= MAX_TEMPLATES || findTemplateNameProblem(all, template.name, null)) return [...all];
  return all.toSpliced(at, 0, template);
}
