import { useState } from 'react';
import type { Draft } from '../../shared/library.ts';
import type { Template } from '../../shared/template.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { useText } from '../ui/text/text.tsx';
import { renamed, withTemplate } from './own-templates.ts';
import { TemplateList } from './template-list.tsx';
import { TemplateName } from './template-name.tsx';
import { useRemoveTemplate } from './use-remove-template.ts';

/** The templates to begin from, or, given a draft, its name as one more of them. */
export function TemplateDialogs(props: {
  /** What is to become a template; null to choose one. */
  draft: Draft | null;
  onBegin: (draft: Draft) => void;
  onClose: () => void;
}) {
  const { draft, onClose } = props;
  const { settings } = useAppState();
  const own = useStore(settings)?.templates ?? [];
  const text = useText().templates;
  const toast = useToast();
  const [renaming, setRenaming] = useState<Template | null>(null);
  const remove = useRemoveTemplate();
  if (draft) {
    return (
      <TemplateName
        own={own}
        before={null}
        suggested={draft.title}
        onSave={async (name) => {
          const next = withTemplate(own, name, draft);
          if ('fault' in next) return next.fault;
          await settings.change({ templates: next.templates });
          toast({ message: text.saved(name), seconds: 5 });
          return null;
        }}
        onClose={onClose}
      />
    );
  }
  if (renaming) {
    return (
      <TemplateName
        own={own}
        before={renaming.name}
        suggested={renaming.name}
        onSave={async (name) => {
          await settings.change({ templates: renamed(own, renaming.name, name) });
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
