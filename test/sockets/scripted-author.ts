import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import { AppError } from '../../shared/errors.ts';
import type { Draft } from '../../shared/library/entry.ts';
import type { SyncRow } from '../../shared/sync/sync-views.ts';
import type { Random } from '../support/random.ts';
import { createDraftGenerator } from './draft-generator.ts';
import type { LiveService } from './live-service.ts';

export interface AuthoredQuestion {
  /** The question's ID in the library. */
  id: number;
  marker: string;
  /** The last saved draft. */
  draft: Draft;
  /** The number of times that the author has sent an unconfirmed create again. */
  repeatedSends: number;
}

/**
 * Saves the draft in the app, as a new question if `id` is null. Returns the question's ID, or null if the
 * question was changed after it was read.
 */
export type Save = (id: number | null, mark: string, words: Draft) => Promise<number | null>;

export interface AuthorPorts {
  app: Pick<Bridge, 'call'>;
  save: Save;
  service: LiveService;
  random: Random;
  /** The prefix of the markers in this author's titles. The prefix is unique to the author. */
  name: string;
  /** Resolves when every sent request has arrived or is lost. */
  waitForRequests: () => Promise<void>;
}

/** An author who writes and queues questions and resolves problems with the actions that the UI offers. */
export interface Author {
  readonly questions: readonly AuthoredQuestion[];
  write(): Promise<void>;
  /** Changes one of the questions and queues it. */
  edit(): Promise<void>;
  /** Returns the sync status of all questions. */
  findRows(): Promise<SyncRow[]>;
  /**
   * Resolves everything that needs attention. With `blind`, sends an unconfirmed create again immediately.
   * Otherwise, first searches the service for the question and links it, or sends the create again if the
   * question isn't found.
   */
  resolve(blind: boolean): Promise<void>;
}

export function createAuthor({
  app,
  save,
  service,
  random,
  name,
  waitForRequests: arrived,
}: AuthorPorts): Author {
  const drafts = createDraftGenerator(random);
  const authored: AuthoredQuestion[] = [];

  const queue = (id: number) => app.call('sync.queue', { ids: [id] });

  async function change(piece: AuthoredQuestion, words: Draft): Promise<void> {
    // If sync changed the question between reading and saving, the question is read again.
    if ((await save(piece.id, piece.marker, words)) === null) return change(piece, words);
    piece.draft = words;
    await queue(piece.id);
  }

  async function sendAgain(piece: AuthoredQuestion): Promise<void> {
    if (await runIfCurrent(() => app.call('sync.sendAgain', { id: piece.id }))) piece.repeatedSends += 1;
  }

  async function settleCreate(piece: AuthoredQuestion, blind: boolean): Promise<void> {
    if (blind) return sendAgain(piece);
    await arrived();
    const [there] = await service.listIds(piece.marker);
    if (there === undefined) return sendAgain(piece);
    await runIfCurrent(() => app.call('sync.link', { references: [String(there)], onto: piece.id }));
  }

  async function choose({ id, draft: words }: AuthoredQuestion): Promise<void> {
    const { local, remote } = await app.call('sync.question', { id });
    if (!remote) return;
    const choice = { id, content: words, local, remote: remote.content, publish: true };
    await runIfCurrent(() => app.call('sync.resolve', choice));
  }

  async function resolveOne({ id, state }: SyncRow, blind: boolean): Promise<void> {
    const piece = authored.find((one) => one.id === id);
    if (!piece) return;
    if (state === 'unknown') return settleCreate(piece, blind);
    if (state === 'conflict') return choose(piece);
    if (state === 'changed') await queue(id);
    if (state === 'held') await app.call('sync.refresh', { ids: [id] });
    if (state === 'paused') await app.call('sync.resume', {});
  }

  const findRows = async (): Promise<SyncRow[]> =>
    (await app.call('sync.activity', { offset: 0, limit: 100 })).rows;

  return {
    questions: authored,
    async write() {
      const mark = `${name}q${authored.length + 1}`;
      const words = drafts.create(mark);
      const id = await save(null, mark, words);
      if (id === null) throw new Error('A new question was changed.');
      authored.push({ id, marker: mark, draft: words, repeatedSends: 0 });
      await queue(id);
    },
    async edit() {
      if (authored.length === 0) return;
      const piece = random.pick(authored);
      await change(piece, drafts.edit(piece.draft));
    },
    findRows,
    async resolve(blind) {
      for (const row of await findRows()) await resolveOne(row, blind);
    },
  };
}

/** Returns a function that saves like the UI, without a window. */
export const saveThrough =
  (app: Pick<Bridge, 'call'>): Save =>
  async (id, mark, input) => {
    const entry = id === null ? null : await app.call('question.get', { id });
    const { version, saved } = entry ?? { version: 0, saved: 0 };
    const change = { id, key: mark, version, basedOn: saved, input };
    let now = id;
    const isSaved = await runIfCurrent(async () => {
      now = (await app.call('question.save', change)).id;
    });
    return isSaved ? now : null;
  };

/** Returns false if the question was changed before the request was processed. */
async function runIfCurrent(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'changed-elsewhere') return false;
    throw error;
  }
}
