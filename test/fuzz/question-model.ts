import { OPTIONAL_FIELDS } from '../../shared/question/question-fields.ts';
import { removeHost, type Shown } from './response-checks.ts';

/** The library's expected content, based on the responses so far. */
export interface QuestionModel {
  /** Returns a question as in the newest response, or undefined if no response contained it. */
  get(id: number): Shown | undefined;
  /** Records the response to a create. Returns a contradiction to earlier responses, or null. */
  created(shown: Shown): string | null;
  edited(shown: Shown): string | null;
  /**
   * Records that a request with this title received no response, so it may or may not have been processed.
   */
  unanswered(title: unknown): void;
  /**
   * Records that parallel edits of the question are possible from now on. The last response might not belong
   * to the last edit.
   */
  share(id: number): void;
  readonly ids: readonly number[];
  /** Returns the problem with a question in the final library, or null. */
  fault(found: Shown): string | null;
}

export function createQuestionModel(): QuestionModel {
  const newest = new Map<number, Shown>();
  const shared = new Map<number, Shown[]>();
  const unanswered = new Set<string>();
  return {
    get: (id) => newest.get(id),
    created(shown) {
      if (newest.has(shown.id)) return `the ID ${shown.id} was assigned twice`;
      newest.set(shown.id, shown);
      return null;
    },
    edited(shown) {
      const before = newest.get(shown.id);
      newest.set(shown.id, shown);
      shared.get(shown.id)?.push(shown);
      // A request without a response may have created the question.
      if (!before) return null;
      return before.createdAt === shown.createdAt && before.messageID === shown.messageID
        ? null
        : `an edit changed when ${shown.id} was created or sent`;
    },
    unanswered(title) {
      if (typeof title === 'string') unanswered.add(title);
    },
    share(id) {
      const now = newest.get(id);
      shared.set(id, now ? [now] : []);
    },
    get ids() {
      return [...newest.keys()];
    },
    fault(found) {
      const acknowledged = shared.get(found.id) ?? [newest.get(found.id)];
      if (acknowledged.some((shown) => shown && isShownSame(shown, found))) return null;
      const mayBe = !newest.has(found.id) || shared.has(found.id);
      if (mayBe && unanswered.has(found.question)) return null;
      return newest.has(found.id)
        ? `${found.id} differs from its last response: ${JSON.stringify(found).slice(0, 300)}`
        : `${found.id} was never acknowledged: ${JSON.stringify(found).slice(0, 300)}`;
    },
  };
}

/**
 * Compares questions except for the host in placeholder URLs, because the URLs contain the request's host and
 * the port changes.
 */
const isShownSame = (a: Shown, b: Shown): boolean => formatWithoutHost(a) === formatWithoutHost(b);

const formatWithoutHost = (shown: Shown): string | null =>
  removeHost(
    JSON.stringify([
      shown.id,
      shown.createdAt,
      shown.question,
      OPTIONAL_FIELDS.map((field) => shown[field]),
      shown.messageID,
      shown.status,
      shown.options.map(({ emoji, text }) => [emoji, text]),
    ]),
  );
