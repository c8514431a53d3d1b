import { Client } from 'undici';
import { z } from 'zod';

export const TOKEN = 'crash-administrator';

/**
 * A client for the local API over real HTTP. The functions reject unless the response is complete and has
 * status 200.
 */
export interface ApiClient {
  /** Returns the new question's ID. */
  create(title: string): Promise<number>;
  edit(id: number, title: string): Promise<number>;
  destroy(): Promise<void>;
}

/** The backend's time limit for a request's headers, in milliseconds. */
const STALL = 5_000;

const answerSchema = z.object({ id: z.int(), question: z.string() });

/** Creates a client with several connections. Each request uses the next connection. */
export function createApiClient(port: number, connections: number): ApiClient {
  const clients = Array.from({ length: connections }, () => new Client(`http://127.0.0.1:${port}`));
  let turn = 0;

  async function send(method: 'POST' | 'PUT', path: string, title: string): Promise<number> {
    turn += 1;
    const client = clients[turn % clients.length];
    if (!client) throw new Error('There are no connections.');
    const ask = async () => {
      const { statusCode, body } = await client.request({
        method,
        path: `/api/v1${path}`,
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ title, options: '🐶 - Dogs\n🐱 - Cats', description: `About ${title}` }),
      });
      return { statusCode, text: await body.text() };
    };
    let began = performance.now();
    let { statusCode, text } = await ask();
    // A 408 is expected only if the computer stalled for longer than the time limit. An earlier 408 is a
    // failure.
    while (statusCode === 408 && performance.now() - began >= STALL) {
      began = performance.now();
      ({ statusCode, text } = await ask());
    }
    if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${text}`);
    const { id, question } = answerSchema.parse(JSON.parse(text));
    if (question !== title) throw new Error(`${method} ${path} returns “${question}”.`);
    return id;
  }

  return {
    create: (title) => send('POST', '/questions', title),
    edit: (id, title) => send('PUT', `/questions/${id}`, title),
    destroy: async () => void (await Promise.all(clients.map((client) => client.destroy()))),
  };
}
