import type { Bridge, Output } from '../../shared/bridge/bridge-methods.ts';
import { COMPARED_FIELDS, type ComparedField, createRecord } from '../../shared/question/question-fields.ts';
import type { Settings } from '../../shared/settings.ts';
import {
  GRADE_NAMES,
  isCounted,
  isSameSimilarText,
  type SimilarHit,
  type SimilarProgress,
  type SimilarText,
  truncateSimilarText,
} from '../../shared/similarity.ts';
import type { DraftContent } from '../drafts/draft-content.ts';
import { VIEW_DELAYS_MS } from '../drafts/draft-ui-state.ts';
import type { LikelyDuplicatesStore } from './likely-duplicates-store.ts';
import type { BackendEvents } from './primitives/backend-events.ts';
import { createStore, type Store } from './primitives/external-store.ts';
import { createLatestOnly } from './primitives/latest-only.ts';
import { type AfterPaint, createCoalescer, type Timers } from './primitives/timers.ts';

const MAX_HITS = 5;
const SEARCH_DEBOUNCE_MS = VIEW_DELAYS_MS.pause;
/** Collects several library changes before the draft is compared again. */
const EVENTS_DELAY_MS = 300;
/** How often the search is repeated while the index is incomplete. */
const PROGRESS_INTERVAL_MS = 500;

interface SimilarDraft {
  /** The draft's key. It doesn't change when a new draft receives its ID. */
  key: string;
  id: number | null;
  content: DraftContent;
}

export interface SimilarState {
  /** The open draft's key, or null if none is open. */
  key: string | null;
  /**
   * The search's status. It's `idle` if the title is empty, and `asking` until the first response for this
   * draft.
   */
  status: 'idle' | 'asking' | 'ready' | 'failed';
  /** The text that `hits` were found for. */
  text: SimilarText | null;
  hits: readonly SimilarHit[];
  /** Whether hits are hidden because their grade is below the lowest one in the settings. */
  hidesGrades: boolean;
  /** The index's progress, or null before the first response. */
  progress: SimilarProgress | null;
  /**
   * Whether the index is complete and all compared titles are embedded. The result is then final until the
   * draft or the library changes.
   */
  isFinal: boolean;
  error: unknown;
  /**
   * The number of hits above Related. To prevent flicker, the previous draft's number is used until this
   * draft's first response.
   */
  count: number | null;
}

/** Finds similar questions for the open draft while it's edited. */
export interface SimilarStore extends Store<SimilarState> {
  /**
   * Sets the text to compare. The search starts after a pause in typing, but immediately for a draft that was
   * just opened.
   */
  setDraft(draft: SimilarDraft | null): void;
  /**
   * Hides a hit before the backend has stored that it's dismissed. Returns a function that shows the hit
   * again.
   */
  hide(key: string): () => void;
  /** Repeats the search, for example after a failure. */
  refresh(): void;
}

interface SearchInput {
  key: string;
  id: number | null;
  text: SimilarText;
}

const createEmptyState = (): SimilarState => ({
  key: null,
  status: 'idle',
  text: null,
  hits: [],
  hidesGrades: false,
  progress: null,
  isFinal: false,
  error: null,
  count: null,
});

/**
 * Creates the store. It isn't a TanStack query, because a query would replace only `createLatestOnly`. The
 * search waits for a pause in typing, keeps hits while a word is unfinished, and ignores the draft's own
 * autosaves.
 */
export function createSimilarStore(ports: {
  bridge: Bridge;
  events: BackendEvents;
  timers: Timers;
  afterPaint: AfterPaint;
  /** The settings with the lowest grade to show. Without settings, all grades are shown. */
  settings?: Store<Settings | null>;
  /** Receives the draft's likely duplicates to mark them in the list. */
  likelyDuplicates?: Pick<LikelyDuplicatesStore, 'setDraft'>;
}): SimilarStore {
  const { bridge, timers, afterPaint } = ports;
  const store = createStore(createEmptyState());
  let draft: SimilarDraft | null = null;
  let hidden: ReadonlySet<string> = new Set();
  /** The last response's input, or null if its result may have changed. */
  let lastInput: SearchInput | null = null;
  /** This draft's hits, each with the title for which it was found. */
  let found: readonly HeldHit[] = [];
  let isDue = false;
  /** Whether to search again even for the same text, because the pending response may be outdated. */
  let mustRepeat = false;

  const searches = createLatestOnly<SearchInput, Output<'similar.search'>>({
    fetch: ({ id, text }) => bridge.call('similar.search', { ...text, id, limit: MAX_HITS }),
    onResponse(input, { hits, progress, isFinal }) {
      lastInput = input;
      found = holdHits(found, hits, input.text.title, MAX_HITS);
      markLikelyDuplicates(input);
      const shown = filterVisibleHits(input.text);
      store.set({
        key: input.key,
        status: 'ready',
        text: input.text,
        hits: shown,
        hidesGrades: hidesGrades(input.text),
        progress,
        isFinal: isFinal && progress.known >= progress.total,
        error: null,
        count: countHits(shown),
      });
      if (progress.known < progress.total) refreshAfter(PROGRESS_INTERVAL_MS);
    },
    onError(input, error) {
      lastInput = null;
      found = [];
      store.set({ ...createEmptyState(), key: input.key, status: 'failed', error });
    },
  });

  const isItself = (hit: SimilarHit, text: SimilarText): boolean =>
    draft?.id === null ? canBeItself(hit, text) : draft !== null && hit.key === createQuestionKey(draft.id);
  const filterVisibleHits = (text: SimilarText): readonly SimilarHit[] =>
    found.flatMap(({ hit }) =>
      hidden.has(hit.key) || isItself(hit, text) || isBelowMinGrade(hit) ? [] : [hit],
    );
  const hidesGrades = (text: SimilarText): boolean =>
    found.some(({ hit }) => isBelowMinGrade(hit) && !hidden.has(hit.key) && !isItself(hit, text));
  const markLikelyDuplicates = (of: SearchInput | null) => {
    const others = of && found.flatMap(({ hit }) => (isItself(hit, of.text) ? [] : [hit]));
    ports.likelyDuplicates?.setDraft(
      draft?.id ?? null,
      others?.filter(({ grade }) => grade === 'very-close') ?? null,
    );
  };
  const isBelowMinGrade = ({ grade }: SimilarHit): boolean => {
    const minGrade = ports.settings?.get()?.similarGrade ?? 'related';
    return GRADE_NAMES.indexOf(grade) > GRADE_NAMES.indexOf(minGrade);
  };

  let cancelDebounce = () => {};
  const compare = () => {
    isDue = false;
    cancelDebounce();
    if (!draft) return;
    const input = { key: draft.key, id: draft.id, text: createSimilarText(draft.content) };
    if (input.text.title.trim() === '') {
      searches.cancel();
      lastInput = null;
      found = [];
      store.set({ ...createEmptyState(), key: input.key });
    } else if (mustRepeat || !lastInput || !isSameQuestion(lastInput, input)) {
      mustRepeat = false;
      searches.request(input);
    }
  };
  const compareAfterPaint = () => {
    if (isDue) return;
    isDue = true;
    afterPaint(compare);
  };
  const compareAfterPause = () => {
    cancelDebounce();
    cancelDebounce = timers.after(SEARCH_DEBOUNCE_MS, compare);
  };
  const refresh = () => {
    mustRepeat = true;
    compareAfterPaint();
  };
  /** The questions that changed since the last search. Null represents any other reason to search again. */
  const changedIds = new Set<number | null>();
  const again = createCoalescer(timers, () => {
    // A new draft may receive its ID after the event for its first autosave.
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
      // The backend has already coalesced these events.
      if (event.type === 'similar') refreshAfter(0);
      if (event.type !== 'library') return;
      // Don't hold hits for changed questions. If they still match, the next response contains them.
      const changed = event.ids?.map(createQuestionKey);
      found = found.map((each) =>
        changed?.includes(each.hit.key) === false ? each : { ...each, title: null },
      );
      refreshAfter(EVENTS_DELAY_MS, event.ids ?? undefined);
    },
  });

  const applyFilters = () => {
    const { hits, text, key } = store.get();
    if (!text || key !== draft?.key) return;
    const shown = filterVisibleHits(text);
    if (shown.some((hit, at) => hit !== hits[at]) || shown.length !== hits.length)
      store.set({
        ...store.get(),
        hits: shown,
        hidesGrades: hidesGrades(text),
        count: countHits(shown),
      });
  };

  ports.settings?.subscribe(applyFilters);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    setDraft(next) {
      if (next?.key === draft?.key && next?.content === draft?.content && next?.id === draft?.id) return;
      const isOther = next?.key !== draft?.key;
      // Assigning an ID to a new draft doesn't make its search outdated.
      const isSameText = !isOther && next?.content === draft?.content;
      draft = next;
      if (!isSameText) searches.cancel();
      if (isOther) {
        hidden = new Set();
        lastInput = null;
        found = [];
        const { count } = store.get();
        store.set(
          next ? { ...createEmptyState(), key: next.key, status: 'asking', count } : createEmptyState(),
        );
      }
      markLikelyDuplicates(lastInput);
      applyFilters();
      if (isOther) compareAfterPaint();
      else if (!isSameText) compareAfterPause();
    },
    hide(key) {
      const of = draft?.key;
      hidden = new Set([...hidden, key]);
      applyFilters();
      return () => {
        // Show the old hit immediately. The search that follows may replace it.
        if (draft?.key === of) {
          hidden = new Set([...hidden].filter((other) => other !== key));
          applyFilters();
        }
        refresh();
      };
    },
  };
}

const countHits = (hits: readonly SimilarHit[]): number =>
  hits.filter(({ grade }) => isCounted(grade)).length;

const createQuestionKey = (id: number): string => `q${id}`;

const isSameQuestion = (a: SearchInput, b: SearchInput): boolean =>
  a.key === b.key && isSameSimilarText(a.text, b.text);

/**
 * Returns whether a hit may be the draft itself. A new draft can be indexed before the store receives its ID.
 * Until then, a draft is hidden if the new title starts with its title.
 */
const canBeItself = (hit: SimilarHit, text: SimilarText): boolean =>
  hit.source === 'library' && hit.state === 'draft' && text.title.startsWith(hit.title);

/** Returns the draft's text to compare. Option emoji are omitted because they say little about a question. */
export const createSimilarText = (content: Pick<DraftContent, ComparedField | 'rows'>): SimilarText =>
  truncateSimilarText({
    ...createRecord(COMPARED_FIELDS, (field) => content[field]),
    options: content.rows.map(({ text }) => text).filter((text) => text.trim() !== ''),
  });

/**
 * A hit and the title for which it was last found. The title is null if the question has changed since then.
 */
export interface HeldHit {
  readonly hit: SimilarHit;
  readonly title: string | null;
}

/** Letters at the end of the title may be an unfinished word. */
const LAST_WORD = /(?<![\p{L}\p{M}\p{N}'’])[\p{L}\p{M}\p{N}'’]+$/u;
/** Scripts that don't separate words with spaces don't have unfinished words. */
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;
/** How many words a hit is held for: the word being typed when it was found, and the next one. */
const MAX_HELD_WORDS = 2;

/**
 * Returns at most `maxHits` hits for `title`, best first. While the last word is unfinished, earlier hits
 * that are missing from the response are included. Half a word is often a different word, and hits shouldn't
 * flicker.
 */
export function holdHits(
  before: readonly HeldHit[],
  hits: readonly SimilarHit[],
  title: string,
  maxHits: number,
): readonly HeldHit[] {
  const found = hits.map((hit) => ({ hit, title }));
  const keys = new Set(hits.map(({ key }) => key));
  const held = before.filter((each) => !keys.has(each.hit.key) && canStillMatch(each.title, title));
  return [...found, ...held]
    .slice(0, Math.max(maxHits, found.length))
    .sort((a, b) => b.hit.score - a.hit.score);
}

/** Returns whether a hit found for `foundFor` may still match `title` while the user types the last word. */
function canStillMatch(foundFor: string | null, title: string): boolean {
  if (foundFor === null || foundFor === title || !isUnfinished(title)) return false;
  const known = removeLastWord(foundFor);
  if (!title.startsWith(known)) return false;
  return title.slice(known.length).trim().split(/\s+/).length <= MAX_HELD_WORDS;
}

const isUnfinished = (title: string): boolean => LAST_WORD.test(title) && !UNSPACED_SCRIPT.test(title);

const removeLastWord = (title: string): string => title.trimEnd().replace(LAST_WORD, '');
