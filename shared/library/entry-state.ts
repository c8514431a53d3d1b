/** An entry's state, for modules that must not load zod. */

/**
 * The ways in which a question was created. Questions from the app can be queued together. Other questions
 * are queued one by one.
 */
export const ORIGINS = ['app', 'api', 'sample'] as const;

/** The origins of a save: a question's origins, another program that edited the file, or the live service. */
export const SAVERS = [...ORIGINS, 'outside', 'service'] as const;

export const STATES = ['draft', 'ready', 'service', 'sent', 'attention'] as const;
export type State = (typeof STATES)[number];

/** The sidebar's sections. `all` excludes the trash. */
export const SECTIONS = [...STATES, 'all', 'trash'] as const;

/**
 * Sort orders. They start with the newest, except for `title` and `planned` (earliest date first). In the
 * trash, `edited` sorts by time of deletion.
 */
export const SORTS = ['edited', 'created', 'title', 'sent', 'planned'] as const;

interface StateSource {
  question: { sentAt: string | null; messageID: string | null } | null;
  sync?: { hold: object | null; remoteId: number | null } | undefined;
}

/** Returns whether a question has a message ID or a sent time. */
export const isSent = ({ question }: Pick<StateSource, 'question'>): boolean =>
  question !== null && (question.sentAt !== null || question.messageID !== null);

/** The start of the placeholder links for questions that are marked as sent to test a bot. */
export const MADE_UP_LINK = 'https://chat.example/channels/1/2/';

/**
 * Returns true if the question was sent, but neither by the service nor with a placeholder message like those
 * of samples and test data.
 */
export const wasPostedByHand = ({
  question,
  sync,
  origin,
}: StateSource & { origin: string; question: { messageLink: string | null } | null }): boolean =>
  isSent({ question }) &&
  origin !== 'sample' &&
  typeof sync?.remoteId !== 'number' &&
  question?.messageLink?.startsWith(MADE_UP_LINK) !== true;

/** Returns an entry's state, in this order of priority: needs attention, draft, sent, synced, ready. */
export function getEntryState({ question, sync }: StateSource): State {
  if (sync?.hold) return 'attention';
  if (!question) return 'draft';
  if (isSent({ question })) return 'sent';
  return typeof sync?.remoteId === 'number' ? 'service' : 'ready';
}
