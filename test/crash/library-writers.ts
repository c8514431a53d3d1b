import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../shared/bridge/bridge-methods.ts';
import type { Entry } from '../../shared/library/entry.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import type { Random } from '../support/random.ts';
import type { ApiClient } from './api-client.ts';
import { type EntryState, getEntryState, type Model } from './entry-model.ts';
import type { HostClient } from './host-client.ts';

/** Writers that continuously change the library over HTTP and over the bridge. */
export interface Writers {
  /** Waits until no change is in progress, runs `work` exclusively, and then resumes the writers. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Prevents further changes from starting. */
  stop(): void;
  /**
   * Resolves when the writers have stopped and no change is in progress. Rejects with the first rejected
   * change's error.
   */
  readonly done: Promise<void>;
}

export interface WritersOptions {
  host: HostClient;
  api: ApiClient;
  model: Model;
  random: Random;
  writers: number;
  createTitle: () => string;
  onAcknowledged: () => void;
}

/**
 * After the library has this many entries, no more are created, because each entry is compared after every
 * kill.
 */
const MAX_ENTRIES = 120;
const NOTHING: EntryState = { question: null, draft: null, saved: 0, removed: false };

export function startWriters({
  host,
  api,
  model,
  random,
  writers,
  createTitle,
  onAcknowledged,
}: WritersOptions): Writers {
  const busy = new Set<number>();
  let stopped = false;
  let quiet: Promise<void> | null = null;
  let active = 0;
  let onIdle: (() => void) | null = null;

  async function write(): Promise<void> {
    for (;;) {
      while (quiet) await quiet;
      if (stopped) return;
      active += 1;
      try {
        await change();
        onAcknowledged();
      } finally {
        active -= 1;
        if (active === 0) onIdle?.();
      }
    }
  }

  function change(): Promise<void> {
    const free = model.ids.filter((id) => !busy.has(id));
    const begins = model.ids.length < MAX_ENTRIES && random.isChance(0.3);
    if (free.length === 0 || begins) return random.isChance(0.6) ? create() : beginDraft();
    const id = random.pick(free);
    busy.add(id);
    return changeOne(id).finally(() => busy.delete(id));
  }

  async function create(): Promise<void> {
    const title = createTitle();
    const acknowledge = model.begin({ id: null, state: { ...NOTHING, question: title, saved: 1 } });
    acknowledge(await api.create(title));
  }

  async function beginDraft(): Promise<void> {
    const title = createTitle();
    const acknowledge = model.begin({ id: null, state: { ...NOTHING, draft: title } });
    const change = { id: null, key: title, version: 0, basedOn: 0, input: createInput(title) };
    acknowledge(await host.call('draft.save', change));
  }

  async function changeOne(id: number): Promise<void> {
    const facts = model.known(id)?.state ?? NOTHING;
    const title = createTitle();
    if (facts.removed) {
      const acknowledge = model.begin({ id, state: { ...facts, removed: false } });
      return acknowledge(await host.call('question.restore', { id }));
    }
    if (random.isChance(0.05)) {
      const acknowledge = model.begin({ id, state: { ...facts, removed: true } });
      return acknowledge(await host.call('question.remove', { id }));
    }
    if (facts.question !== null && random.isChance(0.4)) {
      const acknowledge = model.begin({ id, state: { ...facts, question: title, saved: facts.saved + 1 } });
      return acknowledge(await api.edit(id, title));
    }
    if (facts.question !== null && facts.draft !== null && random.isChance(0.2)) {
      const acknowledge = model.begin({ id, state: { ...facts, draft: null } });
      return acknowledge(await host.call('draft.discard', { id }));
    }
    const change = createChange(await getCurrent(id), title);
    if (random.isChance(0.5)) {
      const acknowledge = model.begin({ id, state: { ...facts, draft: title } });
      return acknowledge(await host.call('draft.save', change));
    }
    const saved = { ...facts, question: title, draft: null, saved: facts.saved + 1 };
    const acknowledge = model.begin({ id, state: saved });
    acknowledge(await host.call('question.save', change));
  }

  /**
   * Returns the current entry from the last response, or else fetches it. The fetched entry must have the
   * acknowledged state.
   */
  async function getCurrent(id: number): Promise<Entry> {
    const known = model.known(id);
    if (known?.exact) return known.exact;
    const entry = await host.call('question.get', { id });
    if (!isDeepStrictEqual(getEntryState(entry), known?.state))
      throw new Error(`${id} differs from its last response.`);
    return entry;
  }

  const done = Promise.all(Array.from({ length: writers }, write)).then(() => undefined);

  return {
    async alone(work) {
      const open = Promise.withResolvers<void>();
      quiet = open.promise;
      try {
        if (active > 0) {
          await new Promise<void>((resolve) => {
            onIdle = resolve;
          });
        }
        onIdle = null;
        await work();
      } finally {
        quiet = null;
        open.resolve();
      }
    },
    stop: () => {
      stopped = true;
    },
    done,
  };
}

const createInput = (title: string): Change['input'] => ({
  ...createEmptyDraft(),
  title,
  options: ':tea: - Tea\n☕ - Coffee',
  description: `Ärger ${title} ☕`,
});

const createChange = ({ id, key, version, saved }: Entry, title: string): Change => ({
  id,
  key: key ?? `key ${id}`,
  version,
  basedOn: saved,
  input: createInput(title),
});
