import { isSameDraft } from '../../../shared/library/entry-draft.ts';
import { ACTIONS } from '../../actions/action-table.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

const [QUEUE_KEYS] = ACTIONS['question.queue'].keys;

/**
 * A button that queues the open question or removes it from the queue. Renders nothing if there's no service
 * or the question can't be queued. Isn't shown during an edit.
 */
export function QueueButton({ session }: { session: DraftSession }) {
  const { sync } = useAppStores();
  const { status: standing } = useStore(sync);
  const t = useTranslate();
  const offers = useAvailableActions();
  const { entry } = session;
  if (!standing || standing.setUp === 'no-address' || !entry?.question) return null;
  const { queued = null, base = null, hold = null } = entry.sync ?? {};
  if (queued !== null) {
    return <Button onPress={() => offers.run('question.unqueue')}>{t('sync.editor.unqueue')}</Button>;
  }
  if (hold !== null && hold.code !== 'refused') return null;
  if (base !== null && !isEdited(session)) return null;
  return (
    <Button variant="primary" keys={QUEUE_KEYS} onPress={() => offers.run('question.queue')}>
      {t('sync.editor.queue')}
    </Button>
  );
}

/** Returns whether the draft differs from the content that was last sent. */
function isEdited({ entry, draft }: DraftSession): boolean {
  const sent = entry?.sync?.base?.sent;
  return !sent || !isSameDraft(sent, draft);
}
