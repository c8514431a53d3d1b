import type { Bridge, Input, Method, Output } from '../../../shared/bridge.ts';
import { checkQuestion, keepsEveryLimit, resolveOptions } from '../../../shared/check.ts';
import { createEmojiBook } from '../../../shared/emoji.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Draft, Entry, StoredQuestion } from '../../../shared/library.ts';

/** The part of the host that a draft talks to, in memory. Calls answer when `answer` lets them. */
export interface FakeHost extends Bridge {
  readonly calls: { method: Method; input: unknown }[];
  readonly entries: Map<number, Entry>;
  /** From now on calls wait; the function returned lets the next one through. */
  hold(): () => void;
  fail(error: AppError | null): void;
  /** A save by somebody else. */
  saveElsewhere(id: number, title: string): void;
}

const book = createEmojiBook(new Map(), []);

export function asQuestion(draft: Draft): StoredQuestion {
  return {
    createdAt: '2026-11-01T09:00:00Z',
    author: { id: '1', username: 'you', globalName: 'You', avatarURL: '', displayAvatarURL: '' },
    title: draft.title,
    description: draft.description || null,
    footer: draft.footer || null,
    image: draft.image || null,
    options: resolveOptions(draft.options, book),
    status: 2,
    sentAt: null,
    messageID: null,
    messageLink: null,
  };
}

export function fakeHost(): FakeHost {
  const entries = new Map<number, Entry>();
  const calls: FakeHost['calls'] = [];
  let error: AppError | null = null;
  let gate: Promise<void>[] = [];

  const put = (entry: Entry): Entry => {
    entries.set(entry.id, entry);
    return structuredClone(entry);
  };
  const get = (id: number | null): Entry => {
    const entry = id === null ? null : entries.get(id);
    if (id === null) {
      const blank = {
        origin: 'app' as const,
        editedAt: 0,
        saved: 0,
        question: null,
        draft: null,
        removedAt: null,
      };
      return { id: 1 + Math.max(0, ...entries.keys()), ...blank };
    }
    if (!entry) throw new AppError('not-found', 'none');
    return entry;
  };
  const keep = (id: number | null, input: Draft): Entry => {
    const entry = get(id);
    const isBack =
      entry.question !== null && JSON.stringify(asQuestion(input)) === JSON.stringify(entry.question);
    return put({ ...entry, draft: isBack ? null : { input, basedOn: entry.draft?.basedOn ?? entry.saved } });
  };
  const handlers = {
    'question.get': ({ id }: Input<'question.get'>) => structuredClone(get(id)),
    'draft.save': ({ id, input }: Input<'draft.save'>) => keep(id, input),
    'draft.discard': ({ id }: Input<'draft.discard'>) => put({ ...get(id), draft: null }),
    'question.save': ({ id, input }: Input<'question.save'>) => {
      if (!keepsEveryLimit(checkQuestion(input, book))) return keep(id, input);
      const entry = get(id);
      return put({ ...entry, saved: entry.saved + 1, question: asQuestion(input), draft: null });
    },
  };

  return {
    calls,
    entries,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate.push(promise);
      return resolve;
    },
    fail(next) {
      error = next;
    },
    saveElsewhere(id, title) {
      const entry = get(id);
      if (entry.question) put({ ...entry, saved: entry.saved + 1, question: { ...entry.question, title } });
    },
    async call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
      calls.push({ method, input });
      const [first, ...others] = gate;
      gate = others;
      await first;
      if (error) throw error;
      const handler = Object.entries(handlers).find(([name]) => name === method)?.[1];
      if (!handler) throw new Error(`The fake host does not know ${method}.`);
      // Handlers and methods stand in the same order of names; TypeScript can't follow that.
      return handler(input as never) as Output<M>;
    },
    listen: () => () => {},
  };
}
