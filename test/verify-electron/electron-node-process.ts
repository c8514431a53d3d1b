import { spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { verifyFeed } from '../../electron/desktop/updates/feed-signature.ts';
import { openTestNetwork, requestTo } from '../support/transport/test-transport.ts';
import { AUTHORITY, type Certificate, startCountingServer } from '../support/transport/tls-test-servers.ts';

/**
 * The program that `npm run tool -- verify-electron` runs with Electron as Node: `electron-node.mjs TASK
 * SCRATCH`. Exits with 1 if a check fails.
 */

/**
 * Checks the sync transport with TLS servers, because BoringSSL must reject the same certificates as OpenSSL.
 */
async function checkTls(): Promise<string> {
  const cases = [
    ['good', AUTHORITY, null],
    ['good', '', 'untrusted'],
    ['self-signed', '', 'self-signed'],
    ['expired', AUTHORITY, 'expired'],
    ['other-name', AUTHORITY, 'name'],
  ] as const satisfies readonly (readonly [Certificate, string, string | null])[];
  const found: string[] = [];
  for (const [certificate, caFile, refusal] of cases) {
    await using server = await startCountingServer((_, response) => response.end('{"id":1}'), certificate);
    using network = openTestNetwork(server.origin, { caFile });
    const reply = await network.send(requestTo(server.origin, { body: '{}' }));
    const seen = 'detail' in reply ? reply.detail : null;
    const arrived = server.arrivals.length;
    if (seen !== refusal || arrived !== (refusal === null ? 1 : 0))
      throw new Error(`${certificate}: ${JSON.stringify(reply)}, and ${arrived} requests arrived`);
    found.push(`${certificate}: ${refusal ?? 'accepted'}`);
  }
  return `${process.versions.openssl}; ${found.join(', ')}`;
}

/** Checks that the runtime can verify an update announcement's Ed25519 signature. */
function checkEd25519(): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const keys = [publicKey.export({ format: 'der', type: 'spki' }).toString('base64')];
  const feed = 'latest.yml';
  const content = { version: '99.0.0', files: [{ url: 'app.zip', sha512: 'c3Vt' }] };
  const signed = JSON.stringify({ feed, ...content });
  const announce = (key: typeof privateKey) => ({
    ...content,
    signed,
    signature: sign(null, Buffer.from(signed), key).toString('base64'),
  });
  verifyFeed(announce(privateKey), { keys, feed });
  try {
    verifyFeed(announce(stranger), { keys, feed });
  } catch {
    return 'a signature of the publisher is accepted, one with another key is rejected';
  }
  throw new Error('a signature with another key was accepted');
}

/**
 * Checks that an exclusive SQLite lock excludes another process and is released when its holder is killed.
 */
async function checkSqliteLock(scratch: string): Promise<string> {
  const file = path.join(scratch, 'lock.sqlite');
  const holder = spawn(process.execPath, [process.argv[1] ?? '', 'hold-lock', scratch], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    await once(holder.stdout, 'data');
    if (await canLock(file)) throw new Error('two processes have the lock');
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    if (!(await canLock(file))) throw new Error('the lock of a killed process remains');
    return `SQLite ${process.versions.sqlite}: excludes a second process, and is released when the first is killed`;
  } finally {
    holder.kill('SIGKILL');
  }
}

async function lock(file: string) {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

async function canLock(file: string): Promise<boolean> {
  try {
    (await lock(file)).close();
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}

async function holdLock(scratch: string): Promise<string> {
  await lock(path.join(scratch, 'lock.sqlite'));
  // Keeps the process running until its parent kills it or exits.
  process.stdin.resume();
  return 'held';
}

const TASKS: Readonly<Record<string, (scratch: string) => string | Promise<string>>> = {
  tls: checkTls,
  ed25519: checkEd25519,
  sqlite: checkSqliteLock,
  'hold-lock': holdLock,
};

const [, , task = '', scratch = ''] = process.argv;
const run = TASKS[task];
if (!run) throw new Error(`There is no task “${task}”.`);
console.log(await run(scratch));
