import type { Template } from '../../../shared/template.ts';
import { useUndoToast } from '../../actions/use-undo-toast.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { withTemplateBack } from './custom-templates.ts';

/** Takes a template out, which can be undone. */
export function useRemoveTemplate(): (template: Template) => Promise<boolean> {
  const { settings } = useAppState();
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
          await settings.change({ templates: withTemplateBack(now(), template, at) });
          announce(t('templates.back', { name: template.name }));
        },
      });
    });
}
