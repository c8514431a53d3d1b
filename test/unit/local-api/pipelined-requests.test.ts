import { afterAll, describe, expect, it } from 'vitest';
import { createOutputSchema } from '../../../shared/question/service-body-schemas.ts';
import { createBody } from '../../contract/question-bodies.ts';
import { openConnection } from '../../fuzz/raw-connection.ts';
import { MEMBER, startApi } from '../../support/test-api.ts';

const api = await startApi();
afterAll(() => api.close());

const create = (title: string) => {
  const json = JSON.stringify(createBody({ title }));
  return (
    `POST /api/v1/questions HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\nAuthorization: Bearer ${MEMBER}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
  );
};

describe('pipelined requests', () => {
  it.each([
    ['an invalid request', 'nonsense\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('receive all responses in order before %s is rejected', async (_, broken, status) => {
    const connection = await openConnection(api.port);
    connection.send(Buffer.from(create('The first of them') + create('The second of them') + broken));
    const responses = [await connection.response('POST'), await connection.response('POST')];
    const titles = responses.map(
      (response) => createOutputSchema.parse(JSON.parse(response?.text ?? '')).question,
    );
    expect(titles).toEqual(['The first of them', 'The second of them']);
    expect(await connection.response('GET')).toMatchObject({ status });
    expect(await connection.response('GET')).toBeNull();
    connection.destroy();
  });

  it('receive responses before CONNECT is rejected and are logged separately', async () => {
    const before = api.requests.list({ search: '', limit: 1 }).total;
    const release = api.holdDisk();
    const connection = await openConnection(api.port);
    const connecting = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n';
    connection.send(Buffer.from(create('The one before it') + connecting));
    await expect.poll(() => api.writesHeld()).toBeGreaterThan(0);
    // When the server responds to a later request, it has read both pipelined requests.
    await api.call('GET', '/questions/999');
    release();
    expect(await connection.response('POST')).toMatchObject({ status: 200 });
    expect(await connection.response('GET')).toMatchObject({ status: 405 });
    connection.destroy();
    await expect.poll(() => api.requests.list({ search: '', limit: 1 }).total).toBe(before + 3);
    const { rows } = api.requests.list({ search: '', limit: 3 });
    expect(rows.map(({ method, status }) => `${method} ${status}`)).toEqual(
      expect.arrayContaining(['CONNECT 405', 'POST 200', 'GET 404']),
    );
  });

  it('end at a truncated body, and that request is rejected', async () => {
    const connection = await openConnection(api.port);
    connection.send(Buffer.from(create('The only whole one') + create('The cut one').slice(0, -3)));
    connection.finish();
    expect(await connection.response('POST')).toMatchObject({ status: 200 });
    expect(await connection.response('POST')).toMatchObject({ status: 400 });
    connection.destroy();
  });
});

describe('a request to switch protocols', () => {
  it('receives a response before the connection closes', async () => {
    const connection = await openConnection(api.port);
    const upgrade = create('In plain HTTP, please').replace(
      '\r\n',
      '\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n',
    );
    connection.send(Buffer.from(upgrade + create('Behind it')));
    const response = await connection.response('POST');
    expect([response?.status, response?.headers.get('connection')]).toEqual([200, 'close']);
    expect(await connection.response('POST')).toBeNull();
    connection.destroy();
  });
});

describe('a client that requests Connection: close', () => {
  it.each([200, 404])('receives the same header in a %i response', async (status) => {
    const { id } = await api.create(createBody());
    const connection = await openConnection(api.port);
    const path = `/api/v1/questions/${status === 200 ? id : 9_999}`;
    connection.send(
      Buffer.from(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\nAuthorization: Bearer ${MEMBER}\r\nConnection: close\r\n\r\n`,
      ),
    );
    const response = await connection.response('GET');
    expect([response?.status, response?.headers.get('connection')]).toEqual([status, 'close']);
    connection.destroy();
  });
});
