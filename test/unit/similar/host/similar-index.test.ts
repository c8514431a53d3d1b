import { describe, expect, it } from 'vitest';
import type { Hit, SimilarEngine } from '../../../../electron/host/similar/engine/engine.ts';
import type { FromService } from '../../../../electron/host/similar/remembered-format.ts';
import { createSimilarIndex } from '../../../../electron/host/similar/similar-index.ts';
import type { Entry } from '../../../../shared/library.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { steppedTimers } from '../../../support/stepped-timers.ts';
import { exampleEntry } from '../../../support/store-entries.ts';

/** An engine that only knows what it was given. */
function noteEngine(): SimilarEngine & { texts: Map<number, string>; puts: () => number } {
  const texts = new Map<number, string>();
  let puts = 0;
  return {
    texts,
    puts: () => puts,
    get size() {
      return texts.size;
    },
    put(key, { title }) {
      if (title === 'Throw') throw new Error('too much');
      puts += 1;
      texts.set(key, title);
    },
    remove: (key) => void texts.delete(key),
    search: (): Hit[] => [],
    titleRead: () => null,
    hasMeaning: () => false,
    marks: () => [],
    explain: () => null,
  };
}

function indexOf(count: number) {
  const entries = new Map<number, Entry>();
  for (let id = 1; id <= count; id++) entries.set(id, exampleEntry(id));
  const engines: ReturnType<typeof noteEngine>[] = [];
  const service = new Map<number, FromService>();
  const timers = steppedTimers();
  const taken: (number | null)[] = [];
  let settled = 0;
  const index = createSimilarIndex({
    library: { entries: () => entries.values(), find: (id) => entries.get(id) },
    service: { ids: () => service.keys(), find: (id) => service.get(id) },
    createEngine() {
      const engine = noteEngine();
      engines.push(engine);
      return engine;
    },
    timers,
    log: silentLog,
    onTaken: (key) => taken.push(key),
    onSettled: () => {
      settled += 1;
    },
  });
  const put = (entry: Entry) => {
    entries.set(entry.id, entry);
    index.changed([entry.id]);
  };
  const engine = () => {
    const last = engines.at(-1);
    if (!last) throw new Error('No engine was made.');
    return last;
  };
  return { index, entries, service, engines, timers, taken, settled: () => settled, put, engine };
}

const titled = (id: number, title: string): Entry => {
  const entry = exampleEntry(id);
  return { ...entry, question: entry.question && { ...entry.question, title } };
};
const fromService = (id: number): FromService => ({
  question: {
    id,
    createdAt: '2026-01-01T00:00:00Z',
    question: `Question ${id} of the service?`,
    description: '',
    footer: '',
    options: [],
    status: 2,
    sentAt: null,
    image: null,
    messageID: null,
  },
  named: [{ for: { key: 'q1', identity: 'key 1' }, score: 0.5, at: 0 }],
});
const removed = (id: number): Entry => ({ ...exampleEntry(id), removedAt: 1 });

describe('the index', () => {
  it('is not begun before something is asked for', () => {
    const { index, engines, timers, put } = indexOf(50);
    put(titled(3, 'Changed'));
    index.changed(null);
    expect(engines).toEqual([]);
    expect(timers.waiting).toBe(0);
  });

  it('is built a few milliseconds at a time, and tells how far it is and when it ends', () => {
    const { index, timers, engine, settled } = indexOf(200);
    index.engine();
    const steps = [index.progress.known];
    while (timers.next()) steps.push(index.progress.known);
    expect(Math.max(...steps.map((known, at) => known - (steps[at - 1] ?? 0)))).toBeLessThan(10);
    expect(index.progress).toEqual({ known: 200, total: 200 });
    expect(engine().texts.size).toBe(200);
    expect(settled()).toBe(1);
  });

  it('takes over what changes while it is built, once each', () => {
    const { index, timers, engine, put } = indexOf(200);
    index.engine();
    timers.next();
    put(titled(1, 'Changed when it was known'));
    put(titled(150, 'Changed before it was known'));
    put(removed(160));
    put(removed(2));
    put(exampleEntry(201));
    timers.all();
    expect(engine().texts.get(1)).toBe('Changed when it was known');
    expect(engine().texts.get(150)).toBe('Changed before it was known');
    expect([...engine().texts.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 201 }, (_, at) => at + 1).filter((id) => id !== 160 && id !== 2),
    );
    expect(engine().puts()).toBe(201);
    expect(index.progress).toEqual({ known: 199, total: 199 });
  });

  it('begins anew when the library is replaced in the middle of it', () => {
    const { index, timers, engine, engines, entries, taken } = indexOf(200);
    index.engine();
    timers.next();
    entries.clear();
    entries.set(1, titled(1, 'Another question with the same id'));
    index.changed(null);
    timers.all();
    expect(engines).toHaveLength(2);
    expect([...engine().texts]).toEqual([[1, 'Another question with the same id']]);
    expect(taken.filter((key) => key === null)).toHaveLength(2);
  });

  it('has what stays when the library is replaced, too', () => {
    const { index, timers, engine, entries } = indexOf(20);
    index.engine();
    timers.all();
    entries.delete(20);
    index.changed(null);
    timers.all();
    expect(engine().texts.size).toBe(19);
  });

  it('takes a change over before the next answer, and tells nobody of it', () => {
    const { index, timers, engine, put, settled } = indexOf(10);
    index.engine();
    timers.all();
    put(titled(4, 'Changed'));
    index.engine();
    expect(engine().texts.get(4)).toBe('Changed');
    timers.all();
    expect(settled()).toBe(1);
  });

  it('tells when a change was too much for an answer to wait for', () => {
    const { index, timers, put, settled } = indexOf(10);
    index.engine();
    timers.all();
    for (let id = 11; id <= 60; id++) put(exampleEntry(id));
    index.engine();
    expect(index.progress.known).toBeLessThan(index.progress.total);
    expect(index.isPending(60)).toBe(true);
    timers.all();
    expect(settled()).toBe(2);
    expect(index.isPending(60)).toBe(false);
  });

  it('leaves the engine alone when something changes that is not compared', () => {
    const { index, entries, timers, engine, put, taken } = indexOf(10);
    index.engine();
    timers.all();
    const [puts, before] = [engine().puts(), taken.length];
    const entry = entries.get(4) ?? exampleEntry(4);
    const input = { title: 'Typed', options: '', description: '', footer: '', image: '' };
    put({ ...entry, version: 2, draft: { input, basedOn: 1 } });
    timers.all();
    expect([engine().puts(), taken.length]).toEqual([puts, before]);
    const { question } = entry;
    const options = question?.options.map((option) => ({ ...option, votes: 7 })) ?? [];
    put({ ...entry, question: question && { ...question, options, sentAt: '2026-01-01T00:00:00Z' } });
    timers.all();
    expect([engine().puts(), taken.length]).toEqual([puts, before]);
    put({ ...entry, question: question && { ...question, options: [...options, ...options] } });
    timers.all();
    expect([engine().puts(), taken.length]).toEqual([puts + 1, before + 1]);
    put({ ...entry, question: question && { ...question, options, description: 'Another one.' } });
    timers.all();
    expect([engine().puts(), taken.length]).toEqual([puts + 2, before + 2]);
    put({ ...entry, version: 3, question: null, draft: { input, basedOn: 1 } });
    timers.all();
    expect(engine().texts.get(4)).toBe('Typed');
  });

  it('takes one over at once where that is wanted', () => {
    const { index, timers, put, engine } = indexOf(10);
    index.engine();
    timers.all();
    for (let id = 11; id <= 60; id++) put(exampleEntry(id));
    index.takeNow(60);
    expect(engine().texts.has(60)).toBe(true);
    expect(index.isPending(60)).toBe(false);
    expect(index.isPending(59)).toBe(true);
    timers.all();
    expect(engine().puts()).toBe(60);
  });

  it('has questions of the service for as long as they are known', () => {
    const { index, timers, service, engine } = indexOf(2);
    service.set(7, fromService(7));
    index.engine();
    timers.all();
    expect([...engine().texts.keys()]).toEqual([1, 2, -7]);
    service.delete(7);
    service.set(8, fromService(8));
    index.serviceChanged([7, 8]);
    timers.all();
    expect([...engine().texts.keys()]).toEqual([1, 2, -8]);
  });

  it('goes on where one question is too much for the engine', () => {
    const { index, entries, timers, engine } = indexOf(20);
    entries.set(3, titled(3, 'Throw'));
    index.engine();
    timers.all();
    expect([...engine().texts.keys()]).not.toContain(3);
    expect(engine().texts.size).toBe(19);
  });

  it('lets whoever asks for everything wait until it is there', async () => {
    const { index, timers, engine } = indexOf(200);
    const all = index.settled(10_000);
    timers.all();
    await all;
    expect(engine().texts.size).toBe(200);
  });

  it('does nothing any more once it is stopped', async () => {
    const { index, timers, engine } = indexOf(200);
    index.engine();
    timers.next();
    const waits = index.settled(10_000);
    index.stop();
    await waits;
    const { size } = engine().texts;
    index.engine();
    timers.all();
    expect(engine().texts.size).toBe(size);
    expect(size).toBeLessThan(200);
  });
});
