import { createNodeFiles } from '../../electron/host/files.ts';
import { openStore } from '../../electron/host/library/store/open-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { type Connection, openConnection } from './connection.ts';
import { startHost, TOKENS } from './host-client.ts';
import { questionOf } from './judge.ts';
import type { Model } from './model.ts';
import { fetchShot } from './shots.ts';

/**
 * Opens a library that nobody holds any more, first as files, then through the local API, and says everything in which
 * it is not what the answers said.
 */
export async function checkLibrary(dir: string, model: Model): Promise<string[]> {
  try {
    const ids = await storedIds(dir);
    return [...idFaults(ids, model), ...(await shownFaults(dir, ids, model))];
  } catch (error) {
    return [`the library can't be opened: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function storedIds(dir: string): Promise<number[]> {
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog });
  try {
    return [...store.entries.keys()];
  } finally {
    await store.close();
  }
}

/** Nothing acknowledged is missing, and no id was left out: the disk refused nothing. */
function idFaults(ids: readonly number[], model: Model): string[] {
  const stored = new Set(ids);
  const gap = ids.findIndex((id, at) => id !== at + 1);
  return [
    ...model.ids.filter((id) => !stored.has(id)).map((id) => `${id} was acknowledged and is gone`),
    ...(gap < 0 ? [] : [`the id ${gap + 1} was left out`]),
  ];
}

async function shownFaults(dir: string, ids: readonly number[], model: Model): Promise<string[]> {
  const logged: string[] = [];
  const host = startHost((text) => logged.push(text));
  try {
    const port = Number(await host.ask({ do: 'open', dir }));
    const connection = await openConnection(port);
    const faults: string[] = [];
    for (const id of ids) faults.push(...(await shownFault(connection, port, id, model)));
    connection.cut();
    await host.ask({ do: 'close' });
    return [...faults, ...logged];
  } finally {
    await host.kill();
  }
}

async function shownFault(connection: Connection, port: number, id: number, model: Model): Promise<string[]> {
  connection.send(fetchShot({ port, tokens: TOKENS }, id).bytes);
  const answer = await connection.answer('GET');
  if (answer?.status !== 200)
    return [`${id} is stored and can't be fetched: ${answer?.status ?? 'no answer'}`];
  const read = questionOf(answer, 'GET');
  const fault = 'fault' in read ? read.fault : model.fault(read.shown);
  return fault === null ? [] : [fault];
}
