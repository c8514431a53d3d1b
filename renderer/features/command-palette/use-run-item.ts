import { MAX_RECENT_ACTIONS } from '../../../shared/settings-choices.ts';
import type { ActionId } from '../../actions/action-table.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { copyText } from '../../ui/browser/clipboard.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import type { PaletteItem, PaletteProps } from './palette-item.ts';
import { remember } from './rank-actions.ts';

/**
 * Does what a line says, once the palette is closed and the focus is where it was. A line that can't be done says why
 * and leaves the palette open.
 */
export function useRunItem({ onClose, onOpen }: PaletteProps): (item: PaletteItem) => void {
  const { settings } = useAppState();
  const offers = useAvailableActions();
  const t = useTranslate();

  const toast = useToast();
  const announce = useAnnounce();

  const runAction = (id: ActionId) => {
    const recentActions = remember(settings.get()?.recentActions ?? [], id, MAX_RECENT_ACTIONS);
    // What was run last is a help and no more: nobody needs to hear that it was not kept.
    settings.change({ recentActions }).catch(() => {});
    const refused = offers.run(id);
    if (refused !== null) toast({ message: refused ?? t('actions.reasons.notOffered') });
  };
  const putEmoji = async (name: string, emoji: string) => {
    if (putText(emoji)) return;
    try {
      await copyText(emoji);
      toast({ message: t('palette.copiedEmoji', { name }), seconds: 5 });
    } catch {
      toast({ message: t('frame.couldNotCopy') });
    }
  };
  return (item) => {
    if (item.kind === 'question') return onClose(() => onOpen(item.row.id));
    if (item.kind === 'emoji') return onClose(() => void putEmoji(item.name, item.emoji));
    if (item.reason !== null) return announce(t('palette.cannot', { name: item.name, reason: item.reason }));
    onClose(() => runAction(item.action.id));
  };
}

/**
 * Types `text` where the caret is, as the keyboard would, so that undo and autosave know of it. False where the focus
 * is in no text.
 */
function putText(text: string): boolean {
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && ['text', 'search', 'url', ''].includes(field.type));
  if (!isText || field.readOnly || field.disabled) return false;
  return document.execCommand('insertText', false, text);
}
