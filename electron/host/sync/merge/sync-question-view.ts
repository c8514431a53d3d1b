import type { Entry } from '../../../../shared/library/entry.ts';
import { draftOfEntry } from '../../../../shared/library/entry-draft.ts';
import {
  type SyncField,
  type SyncQuestion,
  type SyncRow,
  syncFieldSchema,
} from '../../../../shared/sync/sync-views.ts';
import { baseFromRemote, mergeDrafts } from './merge-fields.ts';
import { contentOf } from './remote-fields.ts';

/** Returns what the conflict and decision views show of a question. */
export function syncQuestionView(entry: Entry, row: SyncRow): SyncQuestion {
  const { sync, question } = entry;
  const local = question ? contentOf(question) : draftOfEntry(entry);
  return {
    row,
    local,
    sent: sync?.sending?.content ?? sync?.hold?.tried ?? null,
    remote: sync?.seen ?? null,
    compared: comparedOf(entry),
    refusal: refusalOf(entry),
    named: sync?.named ?? [],
  };
}

/** Returns the three versions of a question. Without a merge base, every difference is a conflict. */
function comparedOf({ sync, question }: Entry): SyncQuestion['compared'] {
  const remote = sync?.seen?.content;
  if (!sync || !question || !remote || sync.remoteId === null) return null;
  const local = contentOf(question);
  // The author also chooses between values for fields that the service stored differently.
  const base = sync.hold?.code === 'altered' ? null : sync.base;
  const result = mergeDrafts(base ?? baseFromRemote(remote), local, remote);
  const fields = result.fields.map((one) => {
    const isOpen = !base && one.local !== one.remote;
    return { ...one, base: base ? one.base : null, change: isOpen ? ('conflict' as const) : one.change };
  });
  const { options, orderConflict, merged } = result;
  return { fields, options: options(), orderConflict, merged };
}

function refusalOf({ sync }: Entry): SyncQuestion['refusal'] {
  const hold = sync?.hold;
  if (hold?.code !== 'refused') return null;
  const { status, words, field } = hold.facts;
  return {
    status: typeof status === 'number' ? status : 0,
    words: typeof words === 'string' ? words : '',
    field: fieldOf(field),
  };
}

const fieldOf = (value: unknown): SyncField | null => {
  const read = syncFieldSchema.safeParse(value);
  return read.success ? read.data : null;
};
