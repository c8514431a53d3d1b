import type { Template } from '../../shared/template.ts';
import { useAppState } from '../state/app-state.tsx';
import { withTemplateBack } from '../state/own-templates.ts';
import { useAnnounce } from '../ui/announce.tsx';
import { useTemplatesText } from '../ui/text/templates-text.ts';
import { useText } from '../ui/text/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { useAttempt } from '../ui/use-attempt.ts';

/** Takes a template out, which can be undone. */
export function useRemoveTemplate(): (template: Template) => Promise<boolean> {
  const { settings, undoStack } = useAppState();
  const text = useTemplatesText();
  const { undo } = useText().frame;
  const toast = useToast();
  const announce = useAnnounce();
  const attempt = useAttempt();
  const now = () => settings.get()?.templates ?? [];
  return (template) =>
    attempt(async () => {
      const at = now().findIndex(({ name }) => name === template.name);
      await settings.change({ templates: now().filter(({ name }) => name !== template.name) });
      const bringBack = undoStack.push(async () => {
        await settings.change({ templates: withTemplateBack(now(), template, at) });
        announce(text.back(template.name));
      });
      toast({
        message: text.removed(template.name),
        action: { label: undo, onAction: () => void attempt(bringBack) },
        seconds: 10,
      });
    });
}
