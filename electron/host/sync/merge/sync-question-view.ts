import type { Entry } from '../../../../shared/library/entry.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import {
  type SyncField,
  type SyncQuestion,
  type SyncRow,
  syncFieldSchema,
} from '../../../../shared/sync/sync-views.ts';
import { createBaseFromRemote, mergeDrafts } from './merge-fields.ts';
import { getContent } from './remote-fields.ts';

export function createSyncQuestionView(entry: Entry, row: SyncRow): SyncQuestion {
  const { sync, question } = entry;
  const local = question ? getContent(question) : getDraft(entry);
  return {
    row,
    local,
    sent: sync?.sending?.content ?? sync?.hold?.tried ?? null,
    remote: sync?.seen ?? null,
    compared: compareVersions(entry),
    refusal: describeRefusal(entry),
    named: sync?.named ?? [],
  };
}

/** Compares a question's versions. If there is no merge base, every difference is a conflict. */
function compareVersions({ sync, question }: Entry): SyncQuestion['compared'] {
  const remote = sync?.seen?.content;
  if (!sync || !question || !remote || sync.remoteId === null) return null;
  const local = getContent(question);
  // The author also chooses between values of fields that the service stored differently.
  const base = sync.hold?.code === 'altered' ? null : sync.base;
  const result = mergeDrafts(base ?? createBaseFromRemote(remote), local, remote);
  const fields = result.fields.map((one) => {
    const isOpen = !base && one.local !== one.remote;
    return { ...one, base: base ? one.base : null, change: isOpen ? ('conflict' as const) : one.change };
  });
  const { options, orderConflict, merged } = result;
  return { fields, options: options(), orderConflict, merged };
}

function describeRefusal({ sync }: Entry): SyncQuestion['refusal'] {
  const hold = sync?.hold;
  if (hold?.code !== 'refused') return null;
  const { status, words, field } = hold.facts;
  return {
    status: typeof status === 'number' ? status : 0,
    words: typeof words === 'string' ? words : '',
    field: parseField(field),
  };
}

const parseField = (value: unknown): SyncField | null => {
  const read = syncFieldSchema.safeParse(value);
  return read.success ? read.data : null;
};
