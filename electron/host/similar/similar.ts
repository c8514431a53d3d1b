import { AppError } from '../../../shared/errors.ts';
import {
  type Evidence,
  GRADES,
  type SimilarHit,
  type SimilarProgress,
  type SimilarText,
} from '../../../shared/similar.ts';
import type { Library } from '../library/library.ts';
import type { Timers } from '../ports.ts';
import { type Answers, createAnswers } from './answers.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import type { SimilarEngine } from './engine/engine.ts';
import { keyOf } from './keys.ts';
import { createKnown, type Known, type KnownPorts } from './known.ts';
import type { Meaning } from './meaning/meaning.ts';
import { noReading } from './meaning/no-reading.ts';
import { createReading, type Reading } from './meaning/reading.ts';
import type { StartThread } from './meaning/thread.ts';
import { asHit } from './present.ts';
import type { FromService } from './remembered-format.ts';
import { createRests } from './rests.ts';
import { createOwn, createShow } from './shown.ts';
import { createSimilarIndex } from './similar-index.ts';

/** «This has been asked before», over a library and what is known of the service. docs/similar.md has the engine. */
export interface Similar {
  /** See `similar.search` of the bridge. */
  search(
    text: SimilarText,
    options: { id: number | null; limit: number },
  ): Promise<{ progress: SimilarProgress; hits: SimilarHit[] }>;
  /**
   * The question nearest to each of these texts, from «Close» on; null where there is none. While the index is being built
   * it waits, though not for ever.
   */
  readonly nearest: Answers['nearest'];
  /** Rejects with AppError('not-found'). */
  explain(text: SimilarText, key: string): Promise<Evidence>;
  /** See `Known.setDifferent`. */
  setDifferent(a: string, b: string, different: boolean): Promise<void>;
  readonly duplicates: Duplicates['pairs'];
  readonly twins: Duplicates['twins'];
  readonly allTwins: Duplicates['allTwins'];
  /**
   * Saved questions that ask much the same as one just created, best first: what the local API answers. While the index
   * is being built, or a small library read, it waits, though not for ever. Never rejects: the question is stored, whatever becomes of this.
   */
  readonly savedLike: Answers['savedLike'];
  /** Remembers what the live service answered to the create of a question (service.md 2.6). See `Known.remember`. */
  readonly rememberFromService: Known['remember'];
  /** The questions of the live service that are remembered. */
  fromService(): Promise<FromService['question'][]>;
  /** These entries of the library have changed; null where any may have. */
  changed(ids: readonly number[] | null): void;
  /** Ends all work; whoever waits for it gets what is known. */
  stop(): void;
  /** Waits for the disk. */
  close(): Promise<void>;
}

export interface SimilarPorts extends Omit<KnownPorts, 'library' | 'onChange'> {
  timers: Timers;
  library: Pick<Library, 'entries' | 'find' | 'question'>;
  createEngine: (meaning: Meaning) => SimilarEngine;
  /** Where titles are read for their meaning; null where they are compared by their words alone. */
  startThread: StartThread | null;
  /**
   * The id of the question of the library that is this one of the service: the two are shown as one. The sync engine will
   * know those that it sent; until then only a chat message tells.
   */
  ownIdOf: (question: FromService['question']) => number | undefined;
  /** Called when answers may be other ones though the library is the same. */
  onChange: () => void;
}

/** Milliseconds that a search waits for its title to be read for its meaning. */
const READ_WAIT = 150;
/** Milliseconds without a change to any draft after which the titles of drafts are read: each letter would be another one. */
const REST = 5_000;

/** Nothing but the small file of what is known is read before something is asked for. */
export function createSimilar(ports: SimilarPorts): Similar {
  const { library, timers, startThread, ownIdOf, onChange } = ports;
  let engine: SimilarEngine | null = null;
  const known = createKnown({
    ...ports,
    onChange(serviceIds) {
      index.serviceChanged(serviceIds);
      onChange();
    },
  });
  const reading = startThread
    ? createReading({
        ...ports,
        startThread,
        titlesOf(key) {
          const text = engine?.hasMeaning(key) ? index.textOf(key) : null;
          return text ? [text.title] : [];
        },
        isWhole: () => index.progress.known === index.progress.total,
        *keys() {
          for (const { id } of library.entries()) yield id;
          for (const id of known.service.keys()) yield -id;
        },
        onDone: (keys) => duplicates.read(keys),
      })
    : noReading;
  const isDraft = (key: number): boolean => key > 0 && library.question(key) === undefined;
  const rests = createRests({
    timers,
    milliseconds: REST,
    onRest(keys) {
      for (const key of keys) reading.changed(key);
    },
  });
  const index = createSimilarIndex({
    ...ports,
    createEngine() {
      engine = ports.createEngine(reading.meaning);
      return engine;
    },
    service: {
      ids: () => known.service.keys(),
      find: (id) => known.service.get(id),
    },
    onTaken(key, isNew) {
      duplicates.changed(key);
      if (key === null) rests.clear();
      if (key !== null && !isNew && isDraft(key)) rests.add(key);
      else reading.changed(key);
    },
    onSettled: onChange,
  });
  const own = createOwn(known, ownIdOf);
  const show = createShow({ library, known, index });
  const duplicates = createDuplicates({ ...ports, index, known, show, reading, onSettled: onChange });
  const read = (text: SimilarText, options: Parameters<Reading['query']>[1]): Promise<void> =>
    reading.query(index.engine().titleRead(text), options);

  const answers = createAnswers({
    ...ports,
    known,
    index,
    reading,
    read: (text, milliseconds) => read(text, { milliseconds }),
    show,
    own,
  });

  return {
    async search(text, { id, limit }) {
      await known.ready;
      await read(text, { milliseconds: READ_WAIT, isNewest: true });
      const apart = id === null ? null : known.apart.of(id);
      const isShownElsewhere = (key: number) => key < 0 && own.keyOf(-key) !== key;
      const found = index.engine().search(text, {
        limit,
        atLeast: GRADES.related,
        isLeftOut: (key) => key === id || apart?.has(key) || index.isPending(key) || isShownElsewhere(key),
      });
      const said = new Map<number, number>();
      if (id !== null) for (const [one, score] of known.scoresFor(id)) said.set(own.keyOf(one), score);
      const hits = found.flatMap(({ key, score }): SimilarHit[] => {
        const shown = show(key, { text, serviceScore: said.get(key) ?? null });
        const hit = shown && asHit(shown, score);
        return hit ? [hit] : [];
      });
      return { progress: index.progress, hits };
    },
    nearest: answers.nearest,
    async explain(text, name) {
      await known.ready;
      await read(text, { milliseconds: READ_WAIT });
      const key = keyOf(name);
      index.takeNow(key);
      const evidence = index.engine().explain(text, key);
      if (evidence) return evidence;
      throw new AppError('not-found', `Nothing is known as ${name}.`, { id: key });
    },
    setDifferent: (a, b, different) => known.setDifferent(keyOf(a), keyOf(b), different),
    async duplicates(grade, limit) {
      await known.ready;
      return duplicates.pairs(grade, limit);
    },
    async twins(ids) {
      await known.ready;
      return duplicates.twins(ids);
    },
    async allTwins() {
      await known.ready;
      return duplicates.allTwins();
    },
    savedLike: answers.savedLike,
    rememberFromService: known.remember,
    async fromService() {
      await known.ready;
      return Array.from(known.service.values(), ({ question }) => question);
    },
    changed: index.changed,
    stop() {
      index.stop();
      rests.clear();
      duplicates.stop();
      reading.stop();
    },
    async close() {
      await known.close();
      await reading.close();
    },
  };
}
