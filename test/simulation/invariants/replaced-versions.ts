import type { Draft, StoredQuestion } from '../../../shared/library/entry.ts';
import { isSameDraft, toDraft } from '../../../shared/library/entry-draft.ts';
import { FIELDS, type Field } from '../../../shared/question/question-fields.ts';
import { contentToDraft } from '../random-text.ts';
import type { Operation } from '../server/live-server.ts';
import { type Content, formatField, formatLines } from '../server/stored-content.ts';
import type { Departure } from '../simulated-network.ts';
import { createPastValues, findNewValues, type PastValues, parseDraft } from './question-record.ts';
import type { Violate } from './violation.ts';

/**
 * Checks that edits don't lose remote versions. If an edit replaces a remote version that its sender had
 * seen, that version must be in the question's history.
 */
export interface ReplacedVersions {
  onDepart(departure: Departure): void;
  onAct(departure: Departure, operation: Operation): void;
  /** `isWell` is true if the response contains a valid question. */
  onReturn(departure: Departure, isWell: boolean): void;
  onCrash(): void;
  /** Called when a create with this content has linked a question. */
  onLink(url: string, sent: Draft): void;
  /** Returns a question's version at its last fetch, or undefined if it wasn't fetched. */
  seen(url: string): number | undefined;
  /** Returns the fields whose remote value is unknown because a response was lost. */
  doubts(url: string): readonly Field[];
}

/** The state of the remote question when an edit was sent. */
interface SentEdit {
  doubts: readonly Field[];
  /** The version that the sender had seen before the edit. */
  version: number | undefined;
  histories: readonly (readonly StoredQuestion[])[];
  local: readonly PastValues[];
}

export interface ReplacedVersionsParts {
  violate: Violate;
  /** Returns the histories of the entries linked to this question in the sending account. */
  listHistories: (remoteId: number, departure: Departure) => readonly (readonly StoredQuestion[])[];
  /**
   * Returns the content that this client sent for this question, or for any other question of the linked
   * entries.
   */
  listAccepted: (remoteId: number, departure: Departure) => readonly PastValues[];
  /** Returns whether the stored state leaves the outcome of a question's newest create or edit unknown. */
  isOpen: (url: string) => boolean;
  /**
   * Returns all content that the linked entries have had on this client, and all versions that the author saw
   * when resolving.
   */
  listLocal: (remoteId: number, departure: Departure) => readonly PastValues[];
}

export function createReplacedVersions({
  violate,
  listHistories,
  listAccepted,
  listLocal,
  isOpen,
}: ReplacedVersionsParts): ReplacedVersions {
  const seen = new Map<string, number>();
  /** The question's URL and version in each response that hasn't arrived yet, by request. */
  const shown = new Map<number, { url: string; version: number }>();
  /** Fields of creates and edits with unknown outcomes, by URL. */
  const doubtful = new Map<string, readonly Field[]>();
  /**
   * Fields of creates and edits with a response, by URL. If the process dies before the response is on disk,
   * the outcome is unknown again.
   */
  const answered = new Map<string, readonly Field[]>();
  /** The content of each create with a response, by URL. */
  const created = new Map<string, Draft>();
  /**
   * The state of the remote question when each edit in progress was sent, by request. The author may delete
   * the question permanently before the edit arrives.
   */
  const left = new Map<number, SentEdit>();

  function checkKept(departure: Departure, id: number, before: Content, after: Content): void {
    const gone = FIELDS.filter((field) => formatField(before, field) !== formatField(after, field));
    const draft = contentToDraft(before);
    const as = left.get(departure.number);
    const histories = listHistories(id, departure);
    const kept = (histories.length > 0 ? histories : (as?.histories ?? [])).map((versions) => {
      const said = createPastValues();
      for (const version of versions) said.add(toDraft(version));
      return said;
    });
    const afterSaid = createPastValues();
    const accepted = listAccepted(id, departure);
    afterSaid.add({ ...contentToDraft(after), options: formatLines(after.options) });
    for (const said of kept.length > 0 ? kept : [createPastValues()]) {
      const lost = findNewValues(draft, [said, afterSaid, ...accepted]).filter((field) =>
        gone.includes(field),
      );
      if (lost.length > 0)
        violate('remote lost', `${id}: ${lost.map((field) => `${field} “${draft[field]}”`).join(', ')}`);
    }
    const local = [...listLocal(id, departure), ...(as?.local ?? [])];
    const asked = [afterSaid, ...accepted, ...local];
    const unasked = findNewValues(draft, asked).filter(
      (field) => gone.includes(field) && !as?.doubts.includes(field) && !isAsked(field, draft, asked),
    );
    if (unasked.length > 0)
      violate(
        'remote lost',
        `${id}: the author didn't reject ${unasked.map((field) => `${field} “${draft[field]}”`)}`,
      );
  }

  function settleUrl(url: string): void {
    answered.set(url, doubtful.get(url) ?? []);
    doubtful.delete(url);
  }

  return {
    onDepart(departure) {
      const { method, url, number, body } = departure;
      if (method !== 'PUT') return;
      const before = doubtful.get(url) ?? [];
      const id = Number(url.split('/').at(-1));
      const [histories, local] = [listHistories(id, departure), listLocal(id, departure)];
      left.set(number, { doubts: before, version: seen.get(url), histories, local });
      doubtful.set(url, [...before, ...openFields(parseDraft(body))]);
      answered.delete(url);
    },
    onAct(departure, { held: remote, before }) {
      const { method, url, number } = departure;
      if (!remote) return;
      // A delayed edit may replace content that no client had seen when the edit was sent.
      if (method === 'PUT' && before && left.get(number)?.version === remote.version - 1)
        checkKept(departure, remote.id, before, remote.content);
      if (method === 'PUT') return;
      const address = createAddress(url, remote.id);
      shown.set(number, { url: address, version: remote.version });
      if (method === 'POST') doubtful.set(address, openFields(parseDraft(departure.body)));
    },
    onReturn({ number, method, url, body }, isWell) {
      if (method === 'PUT' && isWell) settleUrl(url);
      const what = shown.get(number);
      shown.delete(number);
      if (!what || !isWell) return;
      seen.set(what.url, what.version);
      if (method !== 'POST') return;
      created.set(what.url, parseDraft(body));
      settleUrl(what.url);
    },
    onCrash() {
      seen.clear();
      shown.clear();
      for (const [url, fields] of answered) if (isOpen(url)) doubtful.set(url, fields);
      answered.clear();
      created.clear();
    },
    onLink(url, sent) {
      const told = created.get(url);
      if (!told || !isSameDraft(told, sent)) doubtful.set(url, openFields(sent));
    },
    seen: (url) => seen.get(url),
    doubts: (url) => doubtful.get(url) ?? [],
  };
}

/**
 * Returns whether all option rows are on record, ignoring trailing spaces. If both sides added a row with
 * different trailing spaces, the merge keeps the local row.
 */
const isAsked = (field: Field, { options }: Draft, by: readonly PastValues[]): boolean =>
  field === 'options' &&
  options.split('\n').every((row) => by.some((said) => said.hasRowIgnoringSpaces(row)));

/** Returns a question's URL, even for creates and requests by message ID. */
export const createAddress = (url: string, id: number): string =>
  url.replace(/\/questions(\/.*)?$/, `/questions/${id}`);

/** Returns the fields with a search or an emoji name. The service chooses what these fields become. */
const openFields = ({ image, options }: Draft): Field[] => [
  ...(/\$\$/.test(image) ? (['image'] as const) : []),
  ...(/:[^\s:]+:|\$[^[]/.test(options) ? (['options'] as const) : []),
];
