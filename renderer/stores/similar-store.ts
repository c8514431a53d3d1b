import type { Bridge, Output } from '../../shared/bridge/bridge-protocol.ts';
import { COMPARED_FIELDS, type ComparedField, recordOf } from '../../shared/question/fields.ts';
import type { Settings } from '../../shared/settings.ts';
import {
  GRADE_NAMES,
  type SimilarHit,
  type SimilarProgress,
  type SimilarText,
  sameSimilarText,
  truncateSimilarText,
} from '../../shared/similar.ts';
import type { DraftContent } from '../drafts/draft-content.ts';
import type { LikelyDuplicatesStore } from './likely-duplicates-store.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { type AfterPaint, createCoalescer, type Timers } from './primitives/timers.ts';

/** More than this nobody reads while writing. */
const MAX_HITS = 5;
/**
 * How long no key must come before the draft is compared, in milliseconds: longer than between two of a key that is held down
 * (25 to 33 a second), hardly longer than between two fingers. An answer to a text that is gone would be for nobody.
 */
const SEARCH_DEBOUNCE_MS = 60;
/** How long changes of the library are gathered before the draft is compared again, in milliseconds. */
const EVENTS_DELAY_MS = 300;
/** How often the host is asked how far it is while it reads the library, in milliseconds. */
const PROGRESS_INTERVAL_MS = 500;

/** The draft being written. */
interface SimilarDraft {
  /** Stays while a new draft gets its id. */
  key: string;
  id: number | null;
  content: DraftContent;
}

/** What asks much the same as the draft. */
export interface SimilarState {
  /** Of the draft that this is about; null while none is open. */
  key: string | null;
  /** `idle`: nothing is typed that could be compared. `asking`: nothing is known of this draft yet. */
  status: 'idle' | 'asking' | 'ready' | 'failed';
  /** The text that `hits` are for. */
  text: SimilarText | null;
  /** Best first. */
  hits: readonly SimilarHit[];
  /** How much of the library the host knew; null until it has said. */
  progress: SimilarProgress | null;
  error: unknown;
  /** How many there are; that of the draft before until something is known of this one, so that it does not flicker. */
  count: number | null;
}

/** Compares the draft with all that is known, behind the typing. */
export interface SimilarStore extends Store<SimilarState> {
  /**
   * This is what is written now. Costs the keystroke nothing: the host is asked once the letter is on the screen and no other has
   * come for a moment; for a draft that has just been opened, at once.
   */
  setDraft(draft: SimilarDraft | null): void;
  /** Out of sight, before the host has heard of it. Gives how to take that back. */
  hide(key: string): () => void;
  /** Asks again, such as after a failure. */
  refresh(): void;
}

interface SearchInput {
  key: string;
  id: number | null;
  text: SimilarText;
}

/** A state without a draft. */
const noResults = (): SimilarState => ({
  key: null,
  status: 'idle',
  text: null,
  hits: [],
  progress: null,
  error: null,
  count: null,
});

/** Asks `similar.search` for the draft that is open: one question at a time, the newest text, no stale answer. */
export function createSimilarStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  timers: Timers;
  afterPaint: AfterPaint;
  /** Say how far apart questions may be and still be shown. Without them: as far as the host finds them. */
  settings?: Store<Settings | null>;
  /** Marks the questions that are very close to the draft. */
  twins?: Pick<LikelyDuplicatesStore, 'setDraft'>;
}): SimilarStore {
  const { bridge, timers, afterPaint } = ports;
  const store = createStore(noResults());
  let draft: SimilarDraft | null = null;
  let hidden: ReadonlySet<string> = new Set();
  /** What `state` is the answer to; null where that may have changed since. */
  let answered: SearchInput | null = null;
  /** What is shown of this draft, and what each of it was found for. */
  let found: readonly HeldHit[] = [];
  let isDue = false;

  const newest = createLatestOnly<SearchInput, Output<'similar.search'>>({
    ask: ({ id, text }) => bridge.call('similar.search', { ...text, id, limit: MAX_HITS }),
    onAnswer(asked, { hits, progress }) {
      answered = asked;
      found = holdHits(found, hits, asked.text.title, MAX_HITS);
      markTwins(asked);
      const shown = shownOf(asked.text);
      store.set({
        key: asked.key,
        status: 'ready',
        text: asked.text,
        hits: shown,
        progress,
        error: null,
        count: shown.length,
      });
      if (progress.known < progress.total) refreshAfter(PROGRESS_INTERVAL_MS);
    },
    onError(asked, error) {
      answered = null;
      found = [];
      store.set({ ...noResults(), key: asked.key, status: 'failed', error });
    },
  });

  const isItself = (hit: SimilarHit, text: SimilarText): boolean =>
    draft?.id === null ? mayBeItself(hit, text) : draft !== null && hit.key === keyOf(draft.id);
  const shownOf = (text: SimilarText): readonly SimilarHit[] =>
    found.flatMap(({ hit }) => (hidden.has(hit.key) || isItself(hit, text) || isFar(hit) ? [] : [hit]));
  const markTwins = (of: SearchInput | null) => {
    const others = of && found.flatMap(({ hit }) => (isItself(hit, of.text) ? [] : [hit]));
    ports.twins?.setDraft(draft?.id ?? null, others?.filter(({ grade }) => grade === 'very-close') ?? null);
  };
  const isFar = ({ grade }: SimilarHit): boolean => {
    const furthest = ports.settings?.get()?.similarGrade ?? 'related';
    return GRADE_NAMES.indexOf(grade) > GRADE_NAMES.indexOf(furthest);
  };

  let stopWaiting = () => {};
  const compare = () => {
    isDue = false;
    stopWaiting();
    if (!draft) return;
    const asked = { key: draft.key, id: draft.id, text: similarTextOf(draft.content) };
    if (asked.text.title.trim() === '') {
      newest.cancel();
      answered = null;
      found = [];
      store.set({ ...noResults(), key: asked.key });
    } else if (!answered || !sameQuestion(answered, asked)) {
      newest.request(asked);
    }
  };
  const compareSoon = () => {
    if (isDue) return;
    isDue = true;
    afterPaint(compare);
  };
  const compareWhenStill = () => {
    stopWaiting();
    stopWaiting = timers.after(SEARCH_DEBOUNCE_MS, compareSoon);
  };
  const refresh = () => {
    answered = null;
    compareSoon();
  };
  /** Questions that changed since the draft was compared; null: there is another reason to compare it again. */
  const changedIds = new Set<number | null>();
  const again = createCoalescer(timers, () => {
    // The id of a new draft may come after the event of its first autosave.
    const isOwn = draft !== null && draft.id !== null && changedIds.size === 1 && changedIds.has(draft.id);
    changedIds.clear();
    if (!isOwn) refresh();
  });
  const refreshAfter = (milliseconds: number, ids: readonly (number | null)[] = [null]) => {
    for (const id of ids) changedIds.add(id);
    again.after(milliseconds);
  };

  ports.events.subscribe({
    onResync: () => refreshAfter(0),
    onEvent(event) {
      if (event.type === 'similar') refreshAfter(EVENTS_DELAY_MS);
      if (event.type !== 'library') return;
      // What was removed or written anew is not held on to: the next answer knows.
      const changed = event.ids?.map(keyOf);
      found = found.map((each) =>
        changed?.includes(each.hit.key) === false ? each : { ...each, title: null },
      );
      refreshAfter(EVENTS_DELAY_MS, event.ids ?? undefined);
    },
  });

  const filterAgain = () => {
    const { hits, text, key } = store.get();
    if (!text || key !== draft?.key) return;
    const shown = shownOf(text);
    if (shown.some((hit, at) => hit !== hits[at]) || shown.length !== hits.length)
      store.set({ ...store.get(), hits: shown, count: shown.length });
  };

  ports.settings?.subscribe(filterAgain);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    setDraft(next) {
      if (next?.key === draft?.key && next?.content === draft?.content && next?.id === draft?.id) return;
      const isOther = next?.key !== draft?.key;
      draft = next;
      newest.cancel();
      if (isOther) {
        hidden = new Set();
        answered = null;
        found = [];
        const { count } = store.get();
        store.set(next ? { ...noResults(), key: next.key, status: 'asking', count } : noResults());
      }
      markTwins(answered);
      filterAgain();
      if (isOther) compareSoon();
      else compareWhenStill();
    },
    hide(key) {
      const of = draft?.key;
      hidden = new Set([...hidden, key]);
      filterAgain();
      return () => {
        // As it was, where nothing newer has come; the host is asked in any case.
        if (draft?.key === of) {
          hidden = new Set([...hidden].filter((other) => other !== key));
          filterAgain();
        }
        refresh();
      };
    },
  };
}

const keyOf = (id: number): string => `q${id}`;

const sameQuestion = (a: SearchInput, b: SearchInput): boolean =>
  a.key === b.key && sameSimilarText(a.text, b.text);

/**
 * A new draft may be on the disk already, and in the index, before its id is known here: what it would look like there
 * waits until it is.
 */
const mayBeItself = (hit: SimilarHit, text: SimilarText): boolean =>
  hit.source === 'library' && hit.state === 'draft' && text.title.startsWith(hit.title);

/** Returns the text by which a draft is compared. Emoji of options say little about a question, so they are left out. */
export const similarTextOf = (content: Pick<DraftContent, ComparedField | 'rows'>): SimilarText =>
  truncateSimilarText({
    ...recordOf(COMPARED_FIELDS, (field) => content[field]),
    options: content.rows.map(({ text }) => text).filter((text) => text.trim() !== ''),
  });

/** A hit, and the title that it was last found for; null where it has changed since. */
export interface HeldHit {
  readonly hit: SimilarHit;
  readonly title: string | null;
}

/** The letters at the end: a word that may go on. */
const LAST_WORD = /[\p{L}\p{M}\p{N}'’]+$/u;
/** Words without blanks between them end nowhere: they are judged letter by letter, as the host does. */
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;
/** A hit outlasts the word in which it was found and the one after, should no answer have come between the two. */
const MAX_HELD_WORDS = 2;

/**
 * What is shown once the host has answered for `title`: its hits, and those from before that it lacks while the word
 * being typed is unfinished. Half a word is often another word, and what is shown is not to come and go with it.
 * Gives at most `most`, best first; those held keep their last score and give way to those found.
 */
export function holdHits(
  before: readonly HeldHit[],
  hits: readonly SimilarHit[],
  title: string,
  most: number,
): readonly HeldHit[] {
  const found = hits.map((hit) => ({ hit, title }));
  const keys = new Set(hits.map(({ key }) => key));
  const held = before.filter((each) => !keys.has(each.hit.key) && isHeld(each.title, title));
  return [...found, ...held].slice(0, Math.max(most, found.length)).sort((a, b) => b.hit.score - a.hit.score);
}

/** Whether what was found for one title may still hold for the other, whose last word is being typed. */
function isHeld(foundFor: string | null, title: string): boolean {
  if (foundFor === null || foundFor === title || !isUnfinished(title)) return false;
  const known = withoutLastWord(foundFor);
  if (!title.startsWith(known)) return false;
  return title.slice(known.length).trim().split(/\s+/).length <= MAX_HELD_WORDS;
}

const isUnfinished = (title: string): boolean => LAST_WORD.test(title) && !UNSPACED_SCRIPT.test(title);

/** What stands before the word being typed, or before the last one. */
const withoutLastWord = (title: string): string => title.trimEnd().replace(LAST_WORD, '');
