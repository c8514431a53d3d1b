import { AppError } from '../../shared/errors.ts';
import { type Draft, type Entry, isPurged } from '../../shared/library/entry.ts';
import { getDraft, toDraft } from '../../shared/library/entry-draft.ts';
import type { SyncAction, SyncQuestion, SyncRow } from '../../shared/sync/sync-views.ts';
import type { Random } from '../support/random.ts';
import type { Tokens } from './author-tokens.ts';
import type { Violate } from './invariants/violation.ts';
import { findMark, type TextGenerator } from './random-text.ts';
import type { LiveServer } from './server/live-server.ts';
import type { RemoteQuestion } from './server/response-body.ts';
import { type Client, describeReason } from './simulated-client.ts';
import type { Trace } from './trace.ts';

/** The author who uses a client. Methods return before the author's actions end. */
export interface Author {
  /** Performs a random action, even a useless one. */
  act(): void;
  /** Performs the most helpful action for each entry that needs attention. */
  resolveAll(): void;
  round(): void;
}

export interface AuthorParts {
  client: Client;
  findServer: () => LiveServer | undefined;
  tokens: Tokens;
  random: Random;
  pen: TextGenerator;
  violate: Violate;
  trace: Trace | null;
}

type Running = NonNullable<Client['running']>;

const MAX_QUESTIONS = 5;
/** Expected errors after a state change or on a full disk. */
const EXPECTED: readonly string[] = ['not-found', 'changed-elsewhere', 'disk'];
/** Helpful choices first, then choices that give up. */
const USEFUL: readonly SyncAction[] = [
  'confirm-account',
  'resume',
  'adopt',
  'resolve',
  'go-ahead',
  'create-again',
  'send-again',
  'edit',
  'queue',
  'settings',
  'refresh',
  'keep-local',
];

export function createAuthor({
  client,
  findServer,
  tokens,
  random,
  pen: generator,
  violate,
  trace,
}: AuthorParts): Author {
  const { checker: watcher } = client;
  let begun = 0;
  let checks = 0;

  const say = (what: string) => trace?.add(client.name, what);

  /** Runs an action on the current engine without waiting for its result. */
  function start(what: string, work: (running: Running) => Promise<unknown>) {
    const { running } = client;
    if (!running) return;
    say(what);
    work(running).then(
      () => say(`did: ${what}`),
      (error: unknown) => {
        if (error instanceof AppError && EXPECTED.includes(error.code))
          say(`could not: ${what}: ${error.code}`);
        else violate('failed', `${what}: ${describeReason(error)}`);
      },
    );
  }

  const all = ({ library }: Running): Entry[] => [...library.entries()].filter((entry) => !isPurged(entry));
  const listInLibrary = (running: Running) => all(running).filter(({ removedAt }) => removedAt === null);
  const pickSome = <T>(list: readonly T[]): T[] => list.filter(() => random.isChance(0.5));

  /**
   * Records whether the author wants the questions on the service. The decision is open until `work` returns
   * the affected questions. The last decision counts.
   */
  async function askWhile(
    ids: readonly number[],
    asked: 'yes' | 'no',
    work: () => Promise<readonly number[]>,
  ): Promise<void> {
    const stories = ids.map((id) => ({ id, decide: watcher.getRecord(id).startDecision() }));
    if (asked === 'yes') ids.forEach(recordWish);
    const done = await work();
    for (const { id, decide } of stories) decide(done.includes(id) ? asked : null);
  }

  /**
   * Records the question's content as the author's, because the author sees and sends it even if it came from
   * the service.
   */
  function recordWish(id: number): void {
    const question = client.running?.library.find(id)?.question;
    if (question) watcher.getRecord(id).authored.add(toDraft(question));
  }

  function write() {
    begun += 1;
    const input = generator.create(`${client.name}${begun}`);
    const change = { id: null, key: `${client.name}-key-${begun}`, version: 0, basedOn: 0, input };
    const isDraft = random.isChance(0.15);
    start(`writes ${JSON.stringify(input)}`, ({ library }) =>
      isDraft ? library.saveDraft(change) : library.saveQuestion(change),
    );
  }

  function save({ id, key, version, saved }: Entry, input: Draft, isDraft = false): void {
    const change = { id, key: key ?? 'none', version, basedOn: saved, input };
    start(`${isDraft ? 'types' : 'saves'} ${id}: ${JSON.stringify(input)}`, ({ library }) =>
      isDraft ? library.saveDraft(change) : library.saveQuestion(change),
    );
  }

  const createEdit = (entry: Entry): Draft => {
    const draft = getDraft(entry);
    return generator.edit(draft, findMark(draft.title) ?? `${client.name}0`);
  };

  function queue(ids: readonly number[]) {
    for (const id of ids) if (watcher.getRecord(id).isUnlinked) watcher.allowCreate(id);
    start(`queues ${ids}`, ({ sync }) =>
      askWhile(ids, 'yes', async () => (await sync.queue({ ids: [...ids] })).queued),
    );
  }

  function unqueue(ids: readonly number[]): void {
    start(`unqueues ${ids}`, ({ sync }) =>
      askWhile(ids, 'no', async () => (await sync.unqueue({ ids: [...ids] })).unqueued),
    );
  }

  /** Deletes a question, which also removes it from the queue. */
  function remove(id: number): void {
    start(`removes ${id}`, ({ library }) =>
      askWhile([id], 'no', async () => {
        await library.remove(id);
        return [id];
      }),
    );
  }

  /** Returns a reference to a remote question: its ID, its message ID, or its link. */
  function createReference({ id, messageID }: RemoteQuestion): string {
    const forms = [String(id), ...(messageID === null ? [] : [`_${messageID}`, linkTo(messageID)])];
    return random.pick(forms);
  }

  function adopt(references: string[], onto: number | null): void {
    start(`links ${references} ${onto === null ? '' : `as ${onto}`}`, ({ sync }) =>
      sync.link({ references, onto }),
    );
  }

  function adoptAny() {
    const held = [...(findServer()?.questions.values() ?? [])];
    const references = pickSome(held).slice(0, 3).map(createReference);
    adopt(
      references.length > 0 ? references : [random.pick(['77777', '_1', 'what?', 'https://chat.example/x'])],
      null,
    );
  }

  /** Links the entry to the question that a lost create may have created, or to any other question. */
  function adoptOnto(id: number, isSensible: boolean) {
    start(`looks up ${id}`, ({ sync }) => sync.lookUpCreated({ id }));
    const held = [...(findServer()?.questions.values() ?? [])];
    const mark = findMark(client.disk.entries.get(id)?.question?.title ?? '');
    const linked = new Set(
      Array.from(client.disk.entries.values(), ({ id: one, sync }) => (one === id ? null : sync?.remoteId)),
    );
    const own = held.findLast((one) => findMark(one.content.title) === mark && !linked.has(one.id));
    if (own && (isSensible || random.isChance(0.8))) adopt([createReference(own)], id);
    else if (isSensible) sendAgain(id);
    else adopt([held.length > 0 ? createReference(random.pick(held)) : '5'], id);
  }

  function sendAgain(id: number): void {
    start(`sends ${id} again`, ({ sync }) => {
      watcher.allowCreate(id);
      return askWhile([id], 'yes', async () => [(await sync.sendAgain({ id })) && id]);
    });
  }

  /** Returns the local version, the remote version, a merge of both versions, or other content. */
  function chooseVersion({ local, remote, compared, row }: SyncQuestion): Draft {
    const theirs = remote?.content ?? local;
    const own = generator.edit(local, findMark(local.title) ?? `${client.name}${row.id}`);
    return random.pick([local, theirs, compared?.merged ?? local, own]);
  }

  function resolve(id: number, isSensible: boolean): void {
    const publish = isSensible || random.isChance(0.7);
    start(`resolves ${id}`, async ({ sync }) => {
      const question = await sync.question({ id });
      const content = isSensible ? (question.compared?.merged ?? question.local) : chooseVersion(question);
      const record = watcher.getRecord(id);
      record.chosen = content;
      record.authored.add(content);
      say(`resolves ${id} with ${JSON.stringify(content)}`);
      const remote = question.remote?.content ?? content;
      record.local.add(remote);
      record.isAgreed = true;
      const decide = record.startDecision();
      if (publish) recordWish(id);
      await sync.resolve({ id, content, local: question.local, remote, publish });
      // Content that both sides already have isn't queued.
      decide(client.disk.entries.get(id)?.sync?.queued ? 'yes' : 'no');
    });
  }

  function keepLocal(id: number): void {
    start(`keeps ${id} local`, ({ sync }) =>
      askWhile([id], 'no', async () => {
        watcher.getRecord(id).isUnlinked = true;
        await sync.unlink({ id });
        return [id];
      }),
    );
  }

  function perform(action: SyncAction, { id }: SyncRow, isSensible: boolean) {
    const entry = client.running?.library.find(id);
    if (!entry) return;
    switch (action) {
      case 'queue':
        return queue([id]);
      case 'unqueue':
        return unqueue([id]);
      case 'refresh':
        return start(`refreshes ${id}`, ({ sync }) => sync.refresh({ ids: [id] }));
      case 'adopt':
        return adoptOnto(id, isSensible);
      case 'send-again':
        return sendAgain(id);
      case 'create-again':
        return start(`creates ${id} again`, ({ sync }) => {
          watcher.allowCreate(id);
          return askWhile([id], 'yes', async () => {
            await sync.createAgain({ id });
            return [id];
          });
        });
      case 'keep-local':
        return keepLocal(id);
      case 'resolve':
        return resolve(id, isSensible);
      case 'go-ahead':
        watcher.getRecord(id).isAgreed = true;
        return start(`goes ahead with ${id}`, ({ sync }) =>
          askWhile([id], 'yes', async () => {
            await sync.sendLocalChanges({ id });
            return [id];
          }),
        );
      case 'resume':
        return resume();
      case 'confirm-account':
        return confirm();
      case 'edit':
        return save(entry, { ...createEdit(entry), title: createPlainTitle(entry) });
      case 'settings':
        return client.reset(tokens.createWorking(client.settings));
    }
  }

  const createPlainTitle = (entry: Entry): string => {
    const { title } = generator.create(findMark(getDraft(entry).title) ?? client.name);
    return title.replace('Banned ', '');
  };

  function resume(): void {
    start('resumes', ({ sync }) => sync.resume());
  }

  /** Resumes sync. Every third time, wakes up the computer instead. */
  function resumeOrWake(): void {
    checks += 1;
    if (checks % 3 > 0) resume();
    else start('wakes the computer', ({ sync }) => sync.notifyAwake());
  }

  function confirm(): void {
    const { baseUrl, token } = client.settings;
    const same = watcher.isSame(baseUrl, token);
    start(`says that the account is ${same ? 'the same' : 'another'}`, ({ sync }) =>
      sync.confirmAccount({ same }),
    );
  }

  /** Reads the activity and passes its rows to `choose`. */
  function attend(choose: (rows: readonly SyncRow[]) => void): void {
    start('reads the activity', async ({ sync }) =>
      choose((await sync.activity({ offset: 0, limit: 200 })).rows),
    );
  }

  function tidyRow(row: SyncRow) {
    const { state, actions } = row;
    if (['synced', 'changed', 'sending'].includes(state)) return;
    const isOut = state === 'refused' && row.kind === null;
    const isStale = Object.keys(tokens.createWorking(client.settings)).length > 0;
    // A row that waits for the account must show that it's paused. The banner above the rows shows the reason
    // and an action.
    const isSaid = actions.includes('settings') || state !== 'paused';
    const useful = isStale && isSaid ? 'settings' : USEFUL.find((one) => actions.includes(one));
    const action = isOut ? 'queue' : useful;
    if (action) perform(action, row, true);
  }

  /** Performs the action in the banner above the rows to end the account's pause. */
  function resolvePause(): void {
    start('reads the account', async ({ sync }) => {
      const { pause } = await sync.status();
      const isStale = Object.keys(tokens.createWorking(client.settings)).length > 0;
      if (pause?.code === 'account-unsure') confirm();
      else if (pause && isStale) client.reset(tokens.createWorking(client.settings));
      else if (pause) resume();
    });
  }

  const acts: readonly (readonly [number, (running: Running) => void])[] = [
    [10, (running) => (all(running).length < MAX_QUESTIONS ? write() : undefined)],
    [
      20,
      (running) =>
        one(
          listInLibrary(running).filter(({ question }) => question !== null),
          (entry) => save(entry, createEdit(entry)),
        ),
    ],
    [4, (running) => one(listInLibrary(running), (entry) => save(entry, createEdit(entry), true))],
    [
      2,
      (running) =>
        one(listInLibrary(running), ({ id }) =>
          start(`discards the draft of ${id}`, ({ library }) => library.discardDraft(id)),
        ),
    ],
    [18, (running) => queue(pickSome(listInLibrary(running)).map(({ id }) => id))],
    [3, (running) => unqueue(pickSome(listInLibrary(running)).map(({ id }) => id))],
    [16, () => round()],
    [
      22,
      () =>
        attend((rows) =>
          one(
            rows.filter(({ actions }) => actions.length > 0),
            (row) => perform(random.pick(row.actions), row, false),
          ),
        ),
    ],
    [
      5,
      (running) =>
        start('refreshes', ({ sync }) =>
          sync.refresh({ ids: random.isChance(0.4) ? null : pickSome(all(running)).map(({ id }) => id) }),
        ),
    ],
    [4, () => adoptAny()],
    [2, (running) => one(listInLibrary(running), ({ id }) => remove(id))],
    [
      3,
      (running) =>
        one(
          all(running).filter(({ removedAt }) => removedAt !== null),
          ({ id }) => start(`restores ${id}`, ({ library }) => library.restore(id)),
        ),
    ],
    [
      1,
      (running) =>
        one(
          all(running).filter(({ removedAt }) => removedAt !== null),
          ({ id }) => start(`purges ${id}`, ({ library }) => library.purgeAll([id])),
        ),
    ],
    [2, () => client.reset(tokens.createOther(client.settings, random))],
    [2, () => client.reset({ automatic: random.isChance(0.7) })],
    [3, () => resumeOrWake()],
    [1, () => confirm()],
  ];

  function one<T>(list: readonly T[], work: (item: T) => void): void {
    if (list.length > 0) work(random.pick(list));
  }

  function round(): void {
    start('starts a sync', ({ sync }) => sync.runNow());
  }

  return {
    act() {
      const { running } = client;
      if (!running) return;
      if (all(running).length < 2) write();
      else random.weighted(acts)(running);
    },
    resolveAll() {
      resolvePause();
      attend((rows) => rows.forEach(tidyRow));
    },
    round,
  };
}

const linkTo = (messageID: string): string => `https://chat.example/channels/1/2/${messageID}`;
