import { useState } from 'react';
import type { Draft } from '../../../shared/library/entry.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { Template } from '../../../shared/question/template.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { withTemplate, withTemplateRenamed, withTemplateRestored } from './custom-templates.ts';
import { TemplateList } from './template-list.tsx';
import { TemplateNameDialog } from './template-name-dialog.tsx';

/** The dialogs to choose, rename, and save templates. */
export function TemplateDialogs(props: {
  /** The draft to save as a template; null to choose a template. */
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
    <TemplateList
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

/** The state of the template dialogs, and the command that starts a question from a template. */
export function useTemplates(ports: {
  session: DraftSession | null;
  show: (id: number, how: 'push') => void;
  showNew: () => void;
  flush: () => Promise<void>;
  focusEditor: () => void;
}) {
  const { connection } = useAppStores();
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
        reason: saveTemplateReason(session, t),
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
    begin: (draft: Draft) =>
      attempt(async () => {
        if (session?.status === 'new') {
          ports.showNew();
          session.dispatch({ type: 'replace', draft });
        } else {
          await ports.flush();
          const begun = { id: null, key: crypto.randomUUID(), version: 0, basedOn: 0, input: draft };
          ports.show((await connection.call('draft.save', begun)).id, 'push');
        }
        focusEditor();
      }),
  };
}

function saveTemplateReason(session: DraftSession | null, t: Translate): string | null {
  if (session?.phase !== 'ready') return t('actions.reasons.noQuestion');
  return session.status === 'new' ? t('actions.reasons.notStored') : null;
}

/** Deletes a template, with Undo. */
function useRemoveTemplate(): (template: Template) => Promise<boolean> {
  const { settings } = useAppStores();
  const t = useTranslate();
  const announce = useAnnounce();
  const attempt = useErrorToast();
  const offerUndo = useUndoToast();
  const now = () => settings.get()?.templates ?? [];
  return (template) =>
    attempt(async () => {
      const at = now().findIndex(({ name }) => name === template.name);
      await settings.change({ templates: now().filter(({ name }) => name !== template.name) });
      offerUndo({
        message: t('templates.removed', { name: template.name }),
        undo: async () => {
          await settings.change({ templates: withTemplateRestored(now(), template, at) });
          announce(t('templates.back', { name: template.name }));
        },
      });
    });
}
