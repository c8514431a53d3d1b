import type { Connection } from '../../electron/host/sync/sync-ports.ts';
import type { Random } from '../support/random.ts';
import type { LiveServer } from './server/live-server.ts';

/** An author's tokens. Each token belongs to one base URL. */
export interface Tokens {
  /** Returns changes to the connection: for the same account, a different account, or none. */
  createOther(connection: Connection, random: Random): Partial<Connection>;
  /** Returns the closest connection that the service accepts. */
  createWorking(connection: Connection): Partial<Connection>;
  readonly first: Connection;
}

const ME = '100000000000000001';
const NOT_ME = '200000000000000002';

/**
 * Registers tokens with the services. The first service has 2 tokens for one author and 1 token for a
 * different author. Each other service has 1 token.
 */
export function createTokens(servers: ReadonlyMap<string, LiveServer>): Tokens {
  const all: (Connection & { author: string })[] = [];
  for (const [baseUrl, server] of servers) {
    for (const author of all.length === 0 ? [ME, ME, NOT_ME] : [ME]) {
      const token = `token-${all.length + 1}`;
      server.allow(token, author);
      all.push({ baseUrl, token, author });
    }
  }
  const [first] = all;
  if (!first) throw new Error('There is no service.');
  const getKnown = ({ baseUrl, token }: Connection) =>
    all.find((one) => one.baseUrl === baseUrl && one.token === token);
  const toConnection = ({ baseUrl, token }: Connection): Connection => ({ baseUrl, token });

  return {
    createOther: (connection, random) =>
      random.weighted<() => Partial<Connection>>([
        [3, () => toConnection(first)],
        [3, () => toConnection(random.pick(all))],
        [1, () => ({ token: '' })],
        [1, () => ({ token: `wrong-${connection.baseUrl.length}` })],
      ])(),
    createWorking: (connection) => (getKnown(connection) ? {} : toConnection(first)),
    first: toConnection(first),
  };
}
