import { describe, expect, it } from 'vitest';
import { answer, createFailure, processRequest, type Reaction } from '../../../support/sync/fake-service.ts';
import {
  createEditedHarness,
  createQueuedHarness,
  createSyncedHarness,
  startSync,
} from '../../../support/sync/sync-harness.ts';

const page = answer(200, '<html><title>Sign in</title></html>', { 'content-type': 'text/html' });
const MINUTE = 60_000;

/** Queues an edit to a synced question, followed by a second question. */
async function withEdit() {
  const { over, id } = await createEditedHarness();
  const other = await over.queued({ title: 'Another one?' });
  over.service.requests.length = 0;
  return { over, id, other };
}

/** Queues a create, followed by a second question. */
async function withCreate() {
  const { over, id } = await createQueuedHarness();
  const other = await over.queued({ title: 'Another one?' });
  return { over, id, other };
}

const loseResponse: Reaction = (_, proceed) => {
  proceed();
  return createFailure('after', 'timeout');
};

describe('a failure before the first byte', () => {
  it.each(['dns', 'refused', 'tls'] as const)(
    'causes an automatic retry of a GET or POST: %s',
    async (cause) => {
      for (const { over, id } of [await withEdit(), await withCreate()]) {
        over.service.always(() => createFailure('before', cause));
        await over.sync.runNow();
        expect(over.service.requests).toHaveLength(1);
        expect(await over.row(id)).toMatchObject({
          state: 'waiting',
          why: { code: 'unreachable', facts: { cause } },
        });
        over.service.always(null);
        await over.pass(MINUTE);
        expect(await over.row(id)).toMatchObject({ state: 'synced' });
      }
    },
  );
});

describe('a timeout or reset after the first byte', () => {
  it('causes a retry of a GET', async () => {
    const { over, id, other } = await withEdit();
    over.service.plan(() => createFailure('after', 'timeout'));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'waiting',
      why: { code: 'busy', facts: { cause: 'timeout', tries: 1 } },
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
    await over.pass(MINUTE);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("doesn't cause a second PUT if a GET shows that the first one arrived", async () => {
    const { over, id } = await withEdit();
    over.service.plan(processRequest, loseResponse);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'waiting' });
    await over.pass(MINUTE);
    expect(over.service.notify().filter((one) => one === 'PUT 1')).toHaveLength(1);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it("causes a second PUT if a GET shows that the first one didn't arrive", async () => {
    const { over, id } = await withEdit();
    over.service.plan(processRequest, () => createFailure('after', 'reset'));
    await over.sync.runNow();
    await over.pass(MINUTE);
    expect(over.service.notify().filter((one) => one === 'PUT 1')).toHaveLength(2);
    expect(over.service.questions.get(1)?.question).toBe('Tea or coffee?');
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('leaves a POST unconfirmed and never retries it automatically', async () => {
    const { over, id, other } = await withCreate();
    over.service.plan(loseResponse);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'unknown',
      why: { code: 'unknown', facts: { cause: 'timeout' } },
      actions: ['adopt', 'send-again', 'keep-local'],
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
    await over.pass(60 * MINUTE);
    await over.sync.runNow();
    await over.reopen();
    await over.sync.runNow();
    expect(over.service.notify().filter((one) => one === 'POST')).toHaveLength(2);
  });
});

describe("a 2xx response that isn't from the service", () => {
  it('pauses the account after a GET and shows the start of the response', async () => {
    const { over, id } = await withEdit();
    over.service.plan(() => page);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'paused',
      why: { code: 'not-the-service', facts: { status: 200, type: 'text/html', start: 'Sign in' } },
    });
    await over.pass(60 * MINUTE);
    expect(over.service.requests).toHaveLength(1);
    await over.sync.resume();
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('leaves a POST unconfirmed', async () => {
    const { over, id, other } = await withCreate();
    over.service.plan(() => page);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'unknown',
      why: { code: 'unknown', facts: { status: 200 } },
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
  });
});

describe('a 3xx response', () => {
  it("pauses the account and shows the redirect's host without following it", async () => {
    for (const { over, id } of [await withEdit(), await withCreate()]) {
      over.service.plan(() => answer(307, '', { location: 'https://other.example/api/v1' }));
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({
        state: 'paused',
        why: { code: 'redirect', facts: { status: 307, host: 'other.example' } },
      });
      expect(over.service.requests).toHaveLength(1);
      await over.sync.resume();
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({ state: 'synced' });
    }
  });
});

describe('400, 409, 413, and 422', () => {
  it.each([400, 409, 413, 422])(
    "show the service's message and let the author edit the question: %i",
    async (status) => {
      for (const [made, before] of [
        [await withEdit(), 1],
        [await withCreate(), 0],
      ] as const) {
        const { over, id, other } = made;
        const rejectRequest = () => answer(status, { errors: [{ path: 'title', message: 'No food.' }] });
        over.service.plan(
          ...(before === 1
            ? [(_: unknown, proceed: () => ReturnType<typeof rejectRequest>) => proceed(), rejectRequest]
            : [rejectRequest]),
        );
        await over.sync.runNow();
        expect(await over.row(id)).toMatchObject({
          state: 'refused',
          why: { code: 'refused', facts: { status, words: 'No food.', field: 'title' } },
          actions: ['edit', 'queue', 'unqueue'],
        });
        expect((await over.sync.question({ id })).refusal).toEqual({
          status,
          words: 'No food.',
          field: 'title',
        });
        expect(await over.row(other)).toMatchObject({ state: 'synced' });
        const requestCount = over.service.requests.length;
        await over.sync.runNow();
        expect(over.service.requests).toHaveLength(requestCount);

        over.repository.save({ title: 'Rain or shine?' }, id);
        await over.sync.runNow();
        expect(await over.row(id)).toMatchObject({ state: 'synced' });
      }
    },
  );
});

describe('401', () => {
  it('pauses the account and keeps the queue', async () => {
    for (const { over, id, other } of [await withEdit(), await withCreate()]) {
      over.service.plan(() => answer(401, { detail: 'Token expired.' }));
      await over.sync.runNow();
      expect(over.service.requests).toHaveLength(1);
      for (const one of [id, other]) {
        expect(await over.row(one)).toMatchObject({
          state: 'paused',
          why: { code: 'unauthorized', facts: { words: 'Token expired.' } },
        });
      }
      await over.reopen();
      await over.sync.runNow();
      expect(over.service.requests).toHaveLength(1);
    }
  });
});

describe('a service that fails to create questions', () => {
  it('leaves 2 creates unconfirmed while the others wait', async () => {
    const over = await startSync();
    const ids: number[] = [];
    for (const title of ['One?', 'Two?', 'Three?', 'Four?']) ids.push(await over.queued({ title }));
    over.service.always(() => answer(502, '<html>Bad gateway</html>'));
    await over.sync.runNow();
    const listStates = async () => Promise.all(ids.map(async (id) => (await over.row(id)).state));
    expect(await listStates()).toEqual(['unknown', 'unknown', 'waiting', 'waiting']);
    expect(await over.row(ids[2] ?? 0)).toMatchObject({ why: { code: 'failing', facts: { status: 502 } } });
    over.service.always(null);
    await over.pass(MINUTE);
    expect(await listStates()).toEqual(['unknown', 'unknown', 'synced', 'synced']);
  });

  it('leaves only 2 creates unconfirmed even if fetches between them succeed', async () => {
    const over = await startSync();
    const known = await over.synced();
    for (const title of ['One?', 'Two?', 'Three?', 'Four?']) await over.queued({ title });
    over.service.always((request, proceed) => (request.method === 'POST' ? answer(502, '') : proceed()));
    const round = over.sync.runNow();
    for (let times = 0; times < 5; times += 1) await over.sync.refresh({ ids: [known] });
    await round;
    const { counts } = await over.sync.status();
    expect(counts).toMatchObject({ unknown: 2, waiting: 2 });
  });

  it("doesn't make other questions wait if only one create fails", async () => {
    const { over, other } = await withCreate();
    over.service.plan(() => answer(502, ''));
    await over.sync.runNow();
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
  });
});

describe('403', () => {
  it("isn't retried after a fetch, only after the author queues the question again", async () => {
    const { over, id } = await withEdit();
    over.service.always((request, proceed) =>
      request.method === 'PUT' ? answer(403, 'Not yours.') : proceed(),
    );
    await over.sync.runNow();
    const before = over.service.notify().filter((one) => one.startsWith('PUT')).length;
    await over.sync.refresh({ ids: [id] });
    await over.sync.runNow();
    expect(over.service.notify().filter((one) => one.startsWith('PUT'))).toHaveLength(before);
    expect(await over.row(id)).toMatchObject({ state: 'held', why: { code: 'forbidden' } });
    over.service.always(null);
    await over.sync.queue({ ids: [id] });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('is resolved by a fetch that succeeds', async () => {
    const { over, id } = await withEdit();
    over.service.plan(() => answer(403, 'Not now.'));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'held', why: { code: 'forbidden' } });
    await over.sync.refresh({ ids: [id] });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it('stops only the rejected question', async () => {
    for (const { over, id, other } of [await withEdit(), await withCreate()]) {
      over.service.plan(() => answer(403, { detail: 'Not yours.' }));
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({
        state: 'held',
        why: { code: 'forbidden', facts: { words: 'Not yours.' } },
      });
      expect(await over.row(other)).toMatchObject({ state: 'synced' });
      await over.sync.queue({ ids: [id] });
      await over.sync.runNow();
      expect(await over.row(id)).toMatchObject({ state: 'synced' });
    }
  });
});

describe('404', () => {
  it('stops only the missing question after a PUT', async () => {
    const { over, id, other } = await withEdit();
    over.service.plan(processRequest, () => answer(404));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'held', why: { code: 'gone' } });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
  });

  it('stops only the rejected create and suggests changing the base URL', async () => {
    const { over, id, other } = await withCreate();
    over.service.plan(() => answer(404));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      why: { code: 'no-address' },
      actions: ['settings', 'queue', 'unqueue'],
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
  });
});

describe('408, 425, and 5xx', () => {
  it.each([408, 425, 500, 502, 503])('cause an edit to be retried until it succeeds: %i', async (status) => {
    const { over, id, other } = await withEdit();
    over.service.plan(() => answer(status), processRequest);
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'waiting',
      why: { code: 'busy', facts: { status, tries: 1 } },
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
    over.service.plan(() => answer(status));
    await over.pass(5_000);
    expect(await over.row(id)).toMatchObject({ why: { code: 'busy', facts: { tries: 2 } } });
    await over.pass(MINUTE);
    expect(await over.row(id)).toMatchObject({ state: 'synced' });
  });

  it.each([408, 425, 500, 503])('leave a create unconfirmed: %i', async (status) => {
    const { over, id, other } = await withCreate();
    over.service.plan(() => answer(status));
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({
      state: 'unknown',
      why: { code: 'unknown', facts: { status } },
    });
    expect(await over.row(other)).toMatchObject({ state: 'synced' });
  });
});

describe('429', () => {
  it('pauses the account for the Retry-After time and lets it resume automatically', async () => {
    for (const { over, id, other } of [await withEdit(), await withCreate()]) {
      over.service.plan(() => answer(429, '', { 'retry-after': '120' }));
      await over.sync.runNow();
      for (const one of [id, other]) {
        expect(await over.row(one)).toMatchObject({ state: 'waiting', why: { code: 'rate-limited' } });
      }
      await over.pass(119_000);
      await over.sync.runNow();
      expect(over.service.requests).toHaveLength(1);
      await over.pass(1_000);
      expect(await over.row(id)).toMatchObject({ state: 'synced' });
      expect(await over.row(other)).toMatchObject({ state: 'synced' });
    }
  });

  it('still applies after a restart', async () => {
    const { over } = await withCreate();
    over.service.plan(() => answer(429, '', { 'retry-after': '120' }));
    await over.sync.runNow();
    await over.reopen();
    await over.sync.runNow();
    expect(over.service.requests).toHaveLength(1);
  });
});

describe('an unconfirmed create', () => {
  const createUnconfirmed = async (isThere = true) => {
    const { over, id } = await createQueuedHarness();
    over.service.plan((_, proceed) => {
      if (isThere) proceed();
      return createFailure('after');
    });
    await over.sync.runNow();
    return { over, id };
  };

  it('can be linked by ID and then counts as synced', async () => {
    const { over, id } = await createUnconfirmed();
    expect((await over.sync.link({ references: [' 1 '], onto: id })).results).toMatchObject([
      { outcome: 'adopted', id },
    ]);
    expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 1 });
    expect(over.contentOf(id)?.options[0]?.typed).toBe(':thumbsup:');
  });

  it('can be linked after an edit, and the edit is then sent', async () => {
    const { over, id } = await createUnconfirmed();
    over.repository.save({ title: 'Tea or coffee?' }, id);
    await over.sync.link({ references: ['1'], onto: id });
    await over.sync.runNow();
    expect(over.service.questions.get(1)?.question).toBe('Tea or coffee?');
    expect(over.service.questions.size).toBe(1);
  });

  it('is sent again if the author chooses to send it', async () => {
    const { over, id } = await createUnconfirmed(false);
    await over.sync.sendAgain({ id });
    await over.sync.runNow();
    expect(await over.row(id)).toMatchObject({ state: 'synced', remoteId: 1 });
  });

  it('becomes a local question if the author chooses to unlink it', async () => {
    const { over, id } = await createUnconfirmed();
    await over.sync.unlink({ id });
    await over.sync.runNow();
    expect(over.repository.entry(id).sync).toBeUndefined();
    expect(over.service.notify()).toEqual(['POST']);
  });

  it("can't be queued again or removed from the queue", async () => {
    const { over, id } = await createUnconfirmed();
    expect(await over.sync.queue({ ids: [id] })).toMatchObject({ queued: [], left: [{ id, why: 'held' }] });
    expect(await over.sync.unqueue({ ids: [id] })).toEqual({ unqueued: [] });
  });
});

describe('an edit that changes only a name or a search', () => {
  it.each([
    ['an emoji', { options: ':nosuchcat: - Yes\n👎 - No' }, { options: '👍 - Yes\n👎 - No' }],
    ['an image', { image: '$$a cat$$' }, { image: 'https://pictures.example/dog.png' }],
  ])("is sent again if it didn't arrive: %s", async (_, edit, first) => {
    const { over, id } = await createSyncedHarness(first);
    await over.queued({ ...first, ...edit }, id);
    over.service.requests.length = 0;
    over.service.plan(
      (_request, proceed) => proceed(),
      () => createFailure('after', 'reset'),
    );
    await over.sync.runNow();
    await over.sync.runNow();
    expect(over.service.notify()).toEqual(['GET 1', 'PUT 1', 'GET 1', 'PUT 1', 'GET 1']);
  });
});
