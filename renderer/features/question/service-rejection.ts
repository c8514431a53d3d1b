import { FIELDS } from '../../../shared/question/question-fields.ts';
import type { SyncField } from '../../../shared/sync/sync-views.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';

/** Returns the service's message about a rejected field. Returns null after the field was changed. */
export function findServiceRejection({
  entry,
  draft,
}: Pick<DraftSession, 'entry' | 'draft'>): { field: SyncField; message: string } | null {
  const hold = entry?.sync?.hold;
  const field = FIELDS.find((name) => name === hold?.facts.field);
  if (field === undefined || hold?.code !== 'refused' || hold.tried?.[field] !== draft[field]) return null;
  return typeof hold.facts.words === 'string' ? { field, message: hold.facts.words } : null;
}
