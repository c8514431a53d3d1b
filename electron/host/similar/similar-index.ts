import type { Entry } from '../../../shared/library.ts';
import type { SimilarProgress, SimilarText } from '../../../shared/similar.ts';
import type { Library } from '../library/library.ts';
import type { Log, Timers } from '../ports.ts';
import { comparedOf, isSameText, type Source, sourceOf } from './compared.ts';
import type { SimilarEngine } from './engine/engine.ts';
import { createQueue } from './queue.ts';
import type { FromService } from './remembered-format.ts';
import { createSlices } from './slices.ts';

/**
 * The engine over the library and what is known of the service. It is built when first asked for, a few milliseconds at
 * a time, and follows every change in the same way.
 */
export interface SimilarIndex {
  /** The engine, begun where it was not. What has changed is taken over at once, as far as one slice goes. */
  engine(): SimilarEngine;
  /** Whether anything was asked for yet. */
  readonly isBegun: boolean;
  readonly progress: SimilarProgress;
  /** Whether what the engine has of this question is not what it says now. */
  isPending(key: number): boolean;
  /** Takes a question over at once, where that is still to be done. */
  takeNow(key: number): void;
  /** What a question is compared by; null where there is none, or it is removed. */
  textOf(key: number): SimilarText | null;
  /** These entries have changed; null where any may have. */
  changed(ids: readonly number[] | null): void;
  /** These questions of the service have changed. */
  serviceChanged(ids: Iterable<number>): void;
  /** Resolves once everything is taken over, or after so many milliseconds. */
  settled(milliseconds: number): Promise<void>;
  /** Ends all work. */
  stop(): void;
}

export interface SimilarIndexPorts {
  library: Pick<Library, 'entries' | 'find'>;
  service: {
    ids(): Iterable<number>;
    find(id: number): FromService | undefined;
  };
  createEngine: () => SimilarEngine;
  timers: Timers;
  log: Log;
  /** Called after the engine took a question over, or let it go; null where it begins anew. `isNew`: it had none of this key. */
  onTaken: (key: number | null, isNew: boolean) => void;
  /** Called when everything is taken over, where it was begun anew or an answer could not wait for it. */
  onSettled: () => void;
}

export function createSimilarIndex(ports: SimilarIndexPorts): SimilarIndex {
  const { library, service, createEngine, timers, log, onTaken, onSettled } = ports;
  let engine: SimilarEngine | null = null;
  /** What is to be looked at: keys, the next one first. */
  let pending = createQueue();
  /** What the engine has of each question. */
  const sources = new Map<number, Source>();
  /** Somebody was told less than everything, or may have been. */
  let isOwed = false;

  const sourceFor = (key: number): Source | undefined => {
    if (key < 0) return service.find(-key)?.question;
    const entry = library.find(key);
    return (entry && sourceOf(entry)) ?? undefined;
  };
  const textOf = (key: number): SimilarText | null => {
    const source = sourceFor(key);
    return source ? comparedOf(source) : null;
  };
  const take = (into: SimilarEngine, key: number): void => {
    pending.delete(key);
    const [before, source] = [sources.get(key), sourceFor(key)];
    // An autosaved edit: nothing of that is compared.
    if (before === source) return;
    if (source) {
      const text = comparedOf(source);
      // A vote, a footer, a chat message: nothing of that either.
      const isKnown = before && isSameText(comparedOf(before), text);
      if (!isKnown) into.put(key, text);
      sources.set(key, source);
      if (isKnown) return;
    } else {
      into.remove(key);
      sources.delete(key);
    }
    onTaken(key, before === undefined);
  };
  const slices = createSlices({
    timers,
    log,
    step() {
      const key = pending.take();
      if (key !== undefined && engine) take(engine, key);
      return pending.size > 0;
    },
    onDone() {
      if (isOwed) onSettled();
      isOwed = false;
    },
  });
  const begin = (): SimilarEngine => {
    const begun = createEngine();
    engine = begun;
    sources.clear();
    isOwed = true;
    pending = createQueue([...shown(library.entries()), ...Array.from(service.ids(), (id) => -id)]);
    onTaken(null, true);
    slices.wake();
    return begun;
  };
  const add = (keys: Iterable<number>): void => {
    if (!engine) return;
    for (const key of keys) pending.add(key);
    if (pending.size > 0) slices.wake();
  };
  return {
    engine() {
      const begun = engine ?? begin();
      if (pending.size > 0) slices.catchUp();
      if (pending.size > 0) isOwed = true;
      return begun;
    },
    get isBegun() {
      return engine !== null;
    },
    get progress() {
      const total = (engine?.size ?? 0) + pending.size;
      return { known: total - pending.size, total };
    },
    isPending: (key) => pending.has(key),
    takeNow(key) {
      if (engine && pending.has(key)) take(engine, key);
    },
    textOf,
    changed(ids) {
      if (ids) add(ids);
      else if (engine) begin();
    },
    serviceChanged: (ids) => add(Array.from(ids, (id) => -id)),
    async settled(milliseconds) {
      if (!engine) begin();
      await slices.until(() => pending.size === 0, milliseconds);
    },
    stop: slices.stop,
  };
}

function* shown(entries: Iterable<Entry>): Generator<number> {
  for (const { id, removedAt } of entries) if (removedAt === null) yield id;
}
