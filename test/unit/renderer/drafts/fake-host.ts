import { createLibrary, type Library } from '../../../../electron/host/library/commands/editable-library.ts';
import type { Store } from '../../../../electron/host/library/store/entry-store.ts';
import {
  type Bridge,
  type Input,
  type Method,
  methods,
  type Output,
} from '../../../../shared/bridge/bridge-methods.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { Draft, Entry, StoredQuestion } from '../../../../shared/library/entry.ts';
import { getDraft } from '../../../../shared/library/entry-draft.ts';
import { resolveOptions } from '../../../../shared/question/check-question.ts';
import { createRecord, OPTIONAL_FIELDS } from '../../../../shared/question/question-fields.ts';
import { createDefaultSettings } from '../../../../shared/settings.ts';

/** A request's outcome: a response, a lost response after processing, or no arrival at the backend. */
export type CallOutcome = 'answered' | 'lost' | 'unheard';

/** The real library with a store in memory. Tests can delay, fail, and lose requests. */
export interface FakeHost extends Bridge {
  readonly calls: { method: Method; input: unknown }[];
  readonly entries: ReadonlyMap<number, Entry>;
  readonly library: Library;
  /** Holds all requests. The returned function releases the next request. */
  hold(): () => void;
  /** Fails every request before it's processed, until null is passed. */
  fail(error: AppError | null): void;
  /** Sets the next requests' outcomes. Later requests receive a response. */
  outcomes(...outcomes: CallOutcome[]): void;
  /** Processes the next request and holds its response until the returned function is called. */
  holdAnswer(): () => void;
  /** Saves a question as another client would. */
  saveElsewhere(id: number, title: string): Promise<void>;
  /** Autosaves a draft as another window with the latest version would. */
  editElsewhere(id: number, change: Partial<Draft>): Promise<void>;
  /** Called with the IDs of changed entries. */
  onChange: (ids: number[]) => void;
}

const emojiResolver = createEmojiResolver(new Map(), []);
const createUnreachableError = () => new AppError('unreachable', 'no answer');

export function asQuestion(draft: Draft): StoredQuestion {
  return {
    createdAt: '2026-11-01T09:00:00Z',
    author: { id: '1', username: 'you', globalName: 'You', avatarURL: '', displayAvatarURL: '' },
    title: draft.title,
    ...createRecord(OPTIONAL_FIELDS, (field) => draft[field] || null),
    options: resolveOptions(draft.options, emojiResolver),
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
}

/** Creates a store without a disk. A commit is stored immediately and published shortly after. */
function createMemoryStore(seed: readonly Entry[]): Store {
  const entries = new Map(seed.map((entry) => [entry.id, entry]));
  const listeners: ((entries: readonly Entry[]) => void)[] = [];
  let lastId = Math.max(0, ...entries.keys());
  return {
    entries,
    latest: (id) => entries.get(id),
    idle: async () => {},
    reserveId() {
      lastId += 1;
      return lastId;
    },
    async commit(entry) {
      entries.set(entry.id, entry);
      await Promise.resolve();
      for (const listener of listeners) listener([entry]);
    },
    onPublished: (listener) => void listeners.push(listener),
    replaceAll: async () => {
      throw new Error('The fake host never replaces the library.');
    },
    onReplaced: () => {},
    isAfterCrash: false,
    versions: async () => ({ versions: [], unread: 0 }),
    recovery: { store: async () => {}, reports: async () => [], dismiss: async () => {}, onChange: () => {} },
    changedFiles: { paths: [], reload: async () => {}, keep: async () => {} },
    close: async () => {},
  };
}

export function fakeHost(seed: readonly Entry[] = []): FakeHost {
  const calls: FakeHost['calls'] = [];
  const store = createMemoryStore(seed);
  const library = createLibrary({
    store,
    clock: { now: () => 0 },
    random: { uuid: () => 'u', bytes: (count) => new Uint8Array(count), fraction: () => 0 },
    emojiResolver: () => emojiResolver,
    author: () => createDefaultSettings().author,
  });
  library.subscribe((ids) => host.onChange(ids ?? []));
  let error: AppError | null = null;
  let outcomes: CallOutcome[] = [];
  const gate: Promise<void>[] = [];
  const answerGate: Promise<void>[] = [];

  const change = (input: unknown) => methods['draft.save'].input.parse(input);
  const id = (input: unknown) => methods['question.get'].input.parse(input).id;
  const handlers: Partial<Record<Method, (input: unknown) => Promise<Entry>>> = {
    'question.get': async (input) => library.entry(id(input)),
    'draft.save': (input) => library.saveDraft(change(input)),
    'question.save': (input) => library.saveQuestion(change(input)),
    'draft.discard': (input) => library.discardDraft(id(input)),
    'question.markSent': (input) => {
      const { id: marked, votes, status, messageLink } = methods['question.markSent'].input.parse(input);
      return library.markSent(marked, votes, status, messageLink);
    },
    'question.undoMarkSent': (input) => library.undoMarkSent(id(input)),
  };

  const next = <T>(queue: T[]): T | undefined => queue.shift();
  const host: FakeHost = {
    calls,
    entries: store.entries,
    library,
    onChange: () => {},
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate.push(promise);
      return resolve;
    },
    holdAnswer() {
      const { promise, resolve } = Promise.withResolvers<void>();
      answerGate.push(promise);
      return resolve;
    },
    fail(wanted) {
      error = wanted;
    },
    outcomes(...wanted) {
      outcomes = wanted;
    },
    async saveElsewhere(of, title) {
      await library.editQuestion(of, (question) => ({ ...question, title }));
    },
    async editElsewhere(of, changed) {
      const entry = library.entry(of);
      const input = { ...getDraft(entry), ...changed };
      const basedOn = entry.draft?.basedOn ?? entry.saved;
      await library.saveDraft({ id: of, key: 'elsewhere', version: entry.version, basedOn, input });
    },
    async call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
      calls.push({ method, input });
      const outcome = next(outcomes);
      const answered = next(answerGate);
      await next(gate);
      if (error) throw error;
      if (outcome === 'lost') throw createUnreachableError();
      const handler = handlers[method];
      if (!handler) throw new Error(`The fake host does not know ${method}.`);
      const reply = structuredClone(await handler(structuredClone(input)));
      await answered;
      if (outcome === 'unheard') throw createUnreachableError();
      // Handlers and methods have the same names, but TypeScript can't infer that from the table.
      return reply as Output<M>;
    },
    listen: () => () => {},
  };
  return host;
}
