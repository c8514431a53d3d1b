import type { Draft, StoredQuestion } from '../../../shared/library/entry.ts';
import { draftOfQuestion, sameDraft } from '../../../shared/library/entry-draft.ts';
import { FIELDS, type Field } from '../../../shared/question/fields.ts';
import { draftOfContent } from '../random-text.ts';
import type { Deed } from '../server/live-server.ts';
import { type Content, fieldText, linesOf } from '../server/stored-content.ts';
import type { Departure } from '../simulated-network.ts';
import { createSaid, draftOfBody, type Said, unsaid } from './question-history.ts';
import type { Violate } from './violation.ts';

/** What an edit replaces on the service, and its sender had seen, is kept in the history of the question. */
export interface ReplacedRules {
  departed(departure: Departure): void;
  acted(departure: Departure, deed: Deed): void;
  /** `isWell`: with a question that can be read. */
  returned(departure: Departure, isWell: boolean): void;
  crashed(): void;
  /** A question is taken to be what a create has made, of which this is what was sent. */
  found(url: string, sent: Draft): void;
  /** The version of a question that was last looked at. */
  seen(url: string): number | undefined;
  /** Fields of which nobody can tell whether what is there is what was sent: its answer was lost. */
  doubts(url: string): readonly Field[];
}

/** What there was as an edit left. */
interface Left {
  doubts: readonly Field[];
  /** The version that its sender had seen. */
  version: number | undefined;
  histories: readonly (readonly StoredQuestion[])[];
  local: readonly Said[];
}

export interface ReplacedRulesParts {
  violate: Violate;
  /** The histories of the entries that are this question of the service, of the account that sends it something. */
  historiesOf: (remoteId: number, departure: Departure) => readonly (readonly StoredQuestion[])[];
  /** What this client itself had put there, or anywhere for the entries that are this question. */
  acceptedOf: (remoteId: number, departure: Departure) => readonly Said[];
  /** Whether the disk does not tell what became of the newest create or edit of a question. */
  isOpen: (url: string) => boolean;
  /** What the entries that are this question ever said here, and what their author saw while he chose. */
  localOf: (remoteId: number, departure: Departure) => readonly Said[];
}

export function createReplacedRules({
  violate,
  historiesOf,
  acceptedOf,
  localOf,
  isOpen,
}: ReplacedRulesParts): ReplacedRules {
  const seen = new Map<string, number>();
  /** What answers on their way show, by request. */
  const shown = new Map<number, { url: string; version: number }>();
  /** By URL: fields of creates and edits of which nobody knows what became, and that could become anything. */
  const doubtful = new Map<string, readonly Field[]>();
  /** The same of those that were answered: should the process die before that is on the disk, nobody knows again. */
  const answered = new Map<string, readonly Field[]>();
  /** By URL: what was sent to make it, where the answer came. */
  const made = new Map<string, Draft>();
  /** Edits on their way: what there was as one left. Its author may delete the question for good before it arrives. */
  const left = new Map<number, Left>();

  function checkKept(departure: Departure, id: number, before: Content, after: Content): void {
    const gone = FIELDS.filter((field) => fieldText(before, field) !== fieldText(after, field));
    const draft = draftOfContent(before);
    const as = left.get(departure.number);
    const histories = historiesOf(id, departure);
    const kept = (histories.length > 0 ? histories : (as?.histories ?? [])).map((versions) => {
      const said = createSaid();
      for (const version of versions) said.add(draftOfQuestion(version));
      return said;
    });
    const afterSaid = createSaid();
    const accepted = acceptedOf(id, departure);
    afterSaid.add({ ...draftOfContent(after), options: linesOf(after.options) });
    for (const said of kept.length > 0 ? kept : [createSaid()]) {
      const lost = unsaid(draft, [said, afterSaid, ...accepted]).filter((field) => gone.includes(field));
      if (lost.length > 0)
        violate('remote lost', `${id}: ${lost.map((field) => `${field} «${draft[field]}»`).join(', ')}`);
    }
    const local = [...localOf(id, departure), ...(as?.local ?? [])];
    const asked = [afterSaid, ...accepted, ...local];
    const unasked = unsaid(draft, asked).filter(
      (field) => gone.includes(field) && !as?.doubts.includes(field) && !isAsked(field, draft, asked),
    );
    if (unasked.length > 0)
      violate(
        'remote lost',
        `${id}: nobody chose against ${unasked.map((field) => `${field} «${draft[field]}»`)}`,
      );
  }

  function settle(url: string): void {
    answered.set(url, doubtful.get(url) ?? []);
    doubtful.delete(url);
  }

  return {
    departed(departure) {
      const { method, url, number, body } = departure;
      if (method !== 'PUT') return;
      const before = doubtful.get(url) ?? [];
      const id = Number(url.split('/').at(-1));
      const [histories, local] = [historiesOf(id, departure), localOf(id, departure)];
      left.set(number, { doubts: before, version: seen.get(url), histories, local });
      doubtful.set(url, [...before, ...openFields(draftOfBody(body))]);
      answered.delete(url);
    },
    acted(departure, { held, before }) {
      const { method, url, number } = departure;
      if (!held) return;
      // What comes late may replace what nobody had seen when it left.
      if (method === 'PUT' && before && left.get(number)?.version === held.version - 1)
        checkKept(departure, held.id, before, held.content);
      if (method === 'PUT') return;
      const address = addressOf(url, held.id);
      shown.set(number, { url: address, version: held.version });
      if (method === 'POST') doubtful.set(address, openFields(draftOfBody(departure.body)));
    },
    returned({ number, method, url, body }, isWell) {
      if (method === 'PUT' && isWell) settle(url);
      const what = shown.get(number);
      shown.delete(number);
      if (!what || !isWell) return;
      seen.set(what.url, what.version);
      if (method !== 'POST') return;
      made.set(what.url, draftOfBody(body));
      settle(what.url);
    },
    crashed() {
      seen.clear();
      shown.clear();
      for (const [url, fields] of answered) if (isOpen(url)) doubtful.set(url, fields);
      answered.clear();
      made.clear();
    },
    found(url, sent) {
      const told = made.get(url);
      if (!told || !sameDraft(told, sent)) doubtful.set(url, openFields(sent));
    },
    seen: (url) => seen.get(url),
    doubts: (url) => doubtful.get(url) ?? [],
  };
}

/** A row that both sides added is one, with or without blanks at its end: it has the form that it has here. */
const isAsked = (field: Field, { options }: Draft, by: readonly Said[]): boolean =>
  field === 'options' && options.split('\n').every((row) => by.some((said) => said.hasRowButBlanks(row)));

/** The address of a question, also where it was asked for by its message or made. */
export const addressOf = (url: string, id: number): string =>
  url.replace(/\/questions(\/.*)?$/, `/questions/${id}`);

/** Fields with a search or a name: what comes back for them is the service's choice. */
const openFields = ({ image, options }: Draft): Field[] => [
  ...(/\$\$/.test(image) ? (['image'] as const) : []),
  ...(/:[^\s:]+:|\$[^[]/.test(options) ? (['options'] as const) : []),
];
