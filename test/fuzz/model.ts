import { OPTIONAL_FIELDS } from '../../shared/question/fields.ts';
import type { Shown } from './response-checks.ts';

/** What the answers said so far: exactly this must be in the library, and nothing else. */
export interface Model {
  /** A question as the newest answer has it. */
  get(id: number): Shown | undefined;
  /** Takes over the answer to a create or an edit; says what is wrong with it beside the earlier ones. */
  created(shown: Shown): string | null;
  edited(shown: Shown): string | null;
  /** A request with this title was sent and not answered: it may have been carried out or not. */
  unanswered(title: unknown): void;
  /** From now on more than one at a time may edit this question: the last answer need not be the last edit. */
  share(id: number): void;
  readonly ids: readonly number[];
  /** What is wrong with a question as it is found in the library at the end. */
  fault(found: Shown): string | null;
}

/** The model of an empty library. */
export function createModel(): Model {
  const newest = new Map<number, Shown>();
  const shared = new Map<number, Shown[]>();
  const unanswered = new Set<string>();
  return {
    get: (id) => newest.get(id),
    created(shown) {
      if (newest.has(shown.id)) return `the id ${shown.id} was given twice`;
      newest.set(shown.id, shown);
      return null;
    },
    edited(shown) {
      const before = newest.get(shown.id);
      newest.set(shown.id, shown);
      shared.get(shown.id)?.push(shown);
      // One that was created by a request without an answer.
      if (!before) return null;
      return before.createdAt === shown.createdAt && before.messageID === shown.messageID
        ? null
        : `an edit changed when ${shown.id} was made or sent`;
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
      if (acknowledged.some((shown) => shown && sameShown(shown, found))) return null;
      const mayBe = !newest.has(found.id) || shared.has(found.id);
      if (mayBe && unanswered.has(found.question)) return null;
      return newest.has(found.id)
        ? `${found.id} is not as it was answered: ${JSON.stringify(found).slice(0, 300)}`
        : `${found.id} was never acknowledged: ${JSON.stringify(found).slice(0, 300)}`;
    },
  };
}

/** The same but for the port in links to pictures that the server draws, which is another one after a restart. */
const sameShown = (a: Shown, b: Shown): boolean => portless(a) === portless(b);

const portless = (shown: Shown): string =>
  JSON.stringify([
    shown.id,
    shown.createdAt,
    shown.question,
    OPTIONAL_FIELDS.map((field) => shown[field]),
    shown.messageID,
    shown.status,
    shown.options.map(({ emoji, text }) => [emoji, text]),
  ]).replaceAll(/http:\/\/127\.0\.0\.1:\d+\/placeholders\//g, '/placeholders/');
