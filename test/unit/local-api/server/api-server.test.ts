import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../../../electron/host/local-api/server/api-server.ts';
import { systemTimers } from '../../../../electron/host/ports.ts';
import { createEmojiResolver } from '../../../../shared/emoji/emoji-resolver.ts';
import { AppError } from '../../../../shared/errors.ts';
import { getProblem, MEMBER, startApi } from '../../../support/test-api.ts';

const question = { title: 'Which season do you like best?', options: '🌸 - Spring\n🌻 - Summer' };

describe('the API server', () => {
  it('listens only on 127.0.0.1', async () => {
    const api = await startApi();
    const socket = connect(api.port, '::1');
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|EADDRNOTAVAIL/) });
    await api.close();
  });

  it('reports a port in use', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const address = squatter.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const api = await startApi();
    const started = startApiServer({
      library: api.library,
      findSimilar: async () => ({ questions: [], isComplete: true }),
      tokens: () => [],
      emojiResolver: () => createEmojiResolver(new Map(), []),
      absentFields: () => 'keep',
      port,
      version: '1.2.3',
      log: { info() {}, warn() {}, error() {} },
      faults: api.faults,
      recorder: api.requests.recorder,
      timers: systemTimers,
    });
    await expect(started).rejects.toMatchObject({ code: 'port-in-use', details: { port } });
    squatter.close();
    await api.close();
  });

  it('stops even if a client holds an idle connection', async () => {
    const api = await startApi();
    const socket = connect(api.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    socket.on('error', () => {}).resume();
    await api.close();
    await closed;
  });

  it('completes requests in progress before it stops', async () => {
    const api = await startApi();
    const call = api.call('POST', '/questions', { body: question });
    await expect.poll(() => api.library.counts.all).toBe(1);
    await Promise.all([api.close(), call]);
    expect((await call).status).toBe(200);
  });

  it('responds to a valid request despite 1,000 incomplete ones', async () => {
    const api = await startApi();
    const slow = await Promise.all(
      Array.from({ length: 1_000 }, async () => {
        const socket = connect(api.port, '127.0.0.1');
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write('POST /api/v1/questions HTTP/1.1\r\nHost: ');
        return socket;
      }),
    );
    expect((await api.call('POST', '/questions', { body: question })).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await api.close();
  });

  it('reports a failed write and continues running', async () => {
    const api = await startApi();
    api.fillDisk();
    const response = await api.call('POST', '/questions', { body: question, token: MEMBER });
    expect(response.status).toBe(500);
    expect(getProblem(response).detail).toContain('Nothing was stored');
    expect((await api.call('GET', '/questions/1')).status).toBe(404);
    await api.close();
  });

  it.each([
    ['a defect', new TypeError('x is not a function'), /internal error.*terminal/],
    ['an invalid entry', new AppError('internal', 'Not an entry'), /internal error/],
    ['a library that another program opened', new AppError('library-in-use', ''), /another program/],
    ['a closed library', new AppError('disk', '', { reason: 'closed' }), /the server is stopping/],
    ['a moved library', new AppError('disk', '', { reason: 'ENOENT' }), /was moved, deleted, or opened/],
  ])("doesn't mention the disk after %s", async (_, error, detail) => {
    const api = await startApi();
    vi.spyOn(api.library, 'createQuestion').mockRejectedValue(error);
    const response = await api.call('POST', '/questions', { body: question });
    expect(response.status).toBe(500);
    expect(getProblem(response).detail).toMatch(detail);
    expect(getProblem(response).detail).not.toMatch(/disk/i);
    await api.close();
  });
});
