import { AppError } from '../../../shared/errors.ts';
import type { StoredQuestion } from '../../../shared/library.ts';
import {
  type Evidence,
  GRADES,
  type SimilarHit,
  type SimilarProgress,
  type SimilarText,
} from '../../../shared/similar.ts';
import type { Library, Numbered } from '../library/library.ts';
import type { Timers } from '../ports.ts';
import { comparedOf } from './compared.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import type { SimilarEngine } from './engine/engine.ts';
import { keyOf } from './keys.ts';
import { createKnown, type Known, type KnownPorts } from './known.ts';
import { asHit } from './present.ts';
import type { FromService } from './remembered-format.ts';
import { createOwn, createShow } from './shown.ts';
import { createSimilarIndex } from './similar-index.ts';

/** «This has been asked before», over a library and what is known of the service. docs/similar.md has the engine. */
export interface Similar {
  /** See `similar.search` of the bridge. */
  search(
    text: SimilarText,
    options: { id: number | null; limit: number },
  ): Promise<{ progress: SimilarProgress; hits: SimilarHit[] }>;
  /** Rejects with AppError('not-found'). */
  explain(text: SimilarText, key: string): Promise<Evidence>;
  /** See `Known.setDifferent`. */
  setDifferent(a: string, b: string, different: boolean): Promise<void>;
  readonly duplicates: Duplicates['pairs'];
  readonly twins: Duplicates['twins'];
  /**
   * Saved questions that ask much the same as one just created, best first: what the local API answers. While the index
   * is being built it waits, though not for ever. Never rejects: the question is stored, whatever becomes of this.
   */
  savedLike(
    created: { id: number; question: StoredQuestion },
    limit: number,
  ): Promise<(Numbered & { score: number })[]>;
  /** Remembers what the live service answered to the create of a question (service.md 2.6). See `Known.remember`. */
  readonly rememberFromService: Known['remember'];
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
  createEngine: () => SimilarEngine;
  /**
   * The id of the question of the library that is this one of the service: the two are shown as one. The sync engine will
   * know those that it sent; until then only a chat message tells.
   */
  ownIdOf: (question: FromService['question']) => number | undefined;
  /** Called when answers may be other ones though the library is the same. */
  onChange: () => void;
}

/** Milliseconds that an answer of the local API waits for the index. */
const API_WAIT = 15_000;

/** Nothing but the small file of what is known is read before something is asked for. */
export function createSimilar(ports: SimilarPorts): Similar {
  const { library, log, ownIdOf, onChange } = ports;
  const known = createKnown({
    ...ports,
    onChange(serviceIds) {
      index.serviceChanged(serviceIds);
      onChange();
    },
  });
  const index = createSimilarIndex({
    ...ports,
    service: {
      ids: () => known.service.keys(),
      find: (id) => known.service.get(id),
    },
    onTaken: (key) => duplicates.changed(key),
    onSettled: onChange,
  });
  const own = createOwn(known, ownIdOf);
  const show = createShow({ library, known, index });
  const duplicates = createDuplicates({ ...ports, index, known, show, onSettled: onChange });

  async function savedLike(
    { id, question }: Parameters<Similar['savedLike']>[0],
    limit: number,
  ): ReturnType<Similar['savedLike']> {
    await known.ready;
    await index.settled(API_WAIT);
    const found = index.engine().search(comparedOf(question), {
      limit,
      atLeast: GRADES.related,
      isLeftOut: (key) => key === id || !library.question(key) || index.isPending(key),
    });
    return found.flatMap(({ key, score }) => {
      const saved = library.question(key);
      return saved ? [{ ...saved, score }] : [];
    });
  }

  return {
    async search(text, { id, limit }) {
      await known.ready;
      const engine = index.engine();
      const apart = id === null ? null : known.apart.of(id);
      const isShownElsewhere = (key: number) => key < 0 && own.keyOf(-key) !== key;
      const found = engine.search(text, {
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
    async explain(text, name) {
      await known.ready;
      const key = keyOf(name);
      const engine = index.engine();
      index.takeNow(key);
      const evidence = engine.explain(text, key);
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
    savedLike: (created, limit) =>
      savedLike(created, limit).catch((error: unknown) => {
        log.error('similar questions could not be found', error);
        return [];
      }),
    rememberFromService: known.remember,
    changed: index.changed,
    stop() {
      index.stop();
      duplicates.stop();
    },
    close: known.close,
  };
}
