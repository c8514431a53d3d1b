/** What can be said of an entry without reading one: its words and its state. */

/**
 * Where a question was made: in the window, through the local API, or it is one of the samples. Only the first kind is
 * ever queued for the live service without being picked one by one.
 */
export const ORIGINS = ['app', 'api', 'sample'] as const;

/** Who saved a question: as it was made, another program changed the file that it stands in, or it came from the live service. */
export const SAVERS = [...ORIGINS, 'outside', 'service'] as const;

/** The states that the app shows. */
export const STATES = ['draft', 'ready', 'service', 'sent', 'attention'] as const;
export type State = (typeof STATES)[number];

/** The rail's sections. `all`: everything but the trash, which holds what was removed. */
export const SECTIONS = [...STATES, 'all', 'trash'] as const;

/** Newest first but for `title`, and `planned`: the next day first. `edited`: of the trash, the last removed first. */
export const SORTS = ['edited', 'created', 'title', 'sent', 'planned'] as const;

/** What of an entry tells its state. */
interface StateSource {
  question: { sentAt: string | null; messageID: string | null } | null;
  sync?: { hold: object | null; remoteId: number | null } | undefined;
}

/** Whether its question was sent: it has a message id or a sent time. */
export const isSent = ({ question }: Pick<StateSource, 'question'>): boolean =>
  question !== null && (question.sentAt !== null || question.messageID !== null);

/**
 * The state of an entry: something about it waits for the author, it is only a draft, it was sent (a message id or a
 * sent time), it is on the live service, or it is saved and ready.
 */
export function stateOf({ question, sync }: StateSource): State {
  if (sync?.hold) return 'attention';
  if (!question) return 'draft';
  if (isSent({ question })) return 'sent';
  return typeof sync?.remoteId === 'number' ? 'service' : 'ready';
}
