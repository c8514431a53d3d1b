import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { reportProgress } from '../support/command-line.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import {
  type Bench,
  createMinimumTarget,
  formatTargetTable,
  readOption,
  round,
  type Target,
} from './harness.ts';
import { type Killed, killUnderCreates } from './parts/peer-kill.ts';
import { installPeers } from './parts/peer-list.ts';
import { PEERS_SIZES, type PeersResult, storePeersResult } from './parts/peer-result.ts';
import type { Peer } from './parts/peer-server.ts';
import { CONNECTIONS, measureSpeeds, type Speed } from './parts/peer-speed.ts';

/**
 * Compares QOTD Studio to the servers that bot developers use instead: json-server, Mockoon, and Prism,
 * installed from npm into a temporary folder. Each server except Prism has the same questions, because Prism
 * doesn't store questions. Measures a GET of one question and a POST create on 10 connections relative to
 * bare `node:http` in the same run, and creates during SIGKILL. `--sizes 100,10000` selects sizes, `--write`
 * stores the result in test/bench/results, and `--installed DIR` keeps the installed peers in DIR.
 */
type PeersTable = PeersResult['tables'][number];

const KILLS = 3;

export const bench: Bench = async (args) => {
  const sizes = readOption(args, '--sizes')?.split(',').map(Number) ?? PEERS_SIZES;
  await using folder = await createTemporaryFolder();
  const loads = [loadNow()];
  reportProgress('installing the peers');
  const packages = resolve(readOption(args, '--installed') ?? join(folder.dir, 'installed'));
  const peers = await installPeers(packages);
  const speeds: PeersResult['tables'] = [];
  for (const size of sizes) {
    loads.push(loadNow());
    speeds.push(await formatSpeedTable(peers, folder.dir, size));
  }
  loads.push(loadNow());
  const kills = await killTable(peers, folder.dir);
  const result: PeersResult = {
    bench: 'peers',
    on: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`,
    connections: CONNECTIONS,
    sizes: [...sizes],
    load: { least: Math.min(...loads), most: Math.max(...loads) },
    tables: [...speeds, kills],
  };
  if (args.includes('--write')) storePeersResult(result);
  const targets = speeds.flatMap(listTargets);
  return { json: { ...result, targets }, tables: [...result.tables, formatTargetTable(targets)] };
};

/** Returns targets that require the app, in the first row, to be at least as fast as every other server. */
function listTargets({ title, rows: [own, ...others] }: PeersTable): Target[] {
  return (['GET / bare', 'create / bare'] as const).flatMap((figure) => {
    const value = own?.[figure];
    const best = Math.max(...others.map((row) => Number(row[figure]) || 0));
    return typeof value === 'number' ? [createMinimumTarget(`${figure}: ${title}`, value, best)] : [];
  });
}

const loadNow = (): number => round(loadavg()[0] ?? 0);

async function formatSpeedTable(peers: readonly Peer[], folder: string, size: number): Promise<PeersTable> {
  const rows: Record<string, string | number>[] = [];
  for (const peer of peers) {
    reportProgress(`${peer.name}: ${size} questions`);
    const speed = await measureSpeeds(peer, join(folder, `speed-${size}`), size).catch(formatFailure);
    rows.push(typeof speed === 'string' ? { server: peer.name, 'GET / bare': speed } : getRow(peer, speed));
    await rm(join(folder, `speed-${size}`), { recursive: true, force: true });
  }
  return { title: `Speed with ${size.toLocaleString('en')} questions stored at the start`, rows };
}

/** Formats a failure for the table. Omits the port, because it differs between runs. */
const formatFailure = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
    ? 'refused connections'
    : String(error);

const getRow = ({ name }: Peer, { get, create }: Record<'get' | 'create', Speed>) => ({
  server: name,
  'GET / bare': round(get.ofFloor),
  'create / bare': round(create.ofFloor),
  'GETs per second': Math.round(get.perSecond),
  'creates per second': round(create.perSecond),
  'connections closed without a response': get.closed + create.closed,
});

async function killTable(peers: readonly Peer[], folder: string): Promise<PeersTable> {
  const rows: Record<string, string | number>[] = [];
  for (const peer of peers) {
    reportProgress(`${peer.name}: killed during creates`);
    const killed: Killed = { acknowledged: 0, lost: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      const one = await killUnderCreates(peer, join(folder, 'kill'));
      killed.acknowledged += one.acknowledged;
      killed.lost += one.lost;
      await rm(join(folder, 'kill'), { recursive: true, force: true });
    }
    rows.push({ server: peer.name, ...killed });
  }
  return { title: `Acknowledged creates lost in ${KILLS} × SIGKILL`, rows };
}
