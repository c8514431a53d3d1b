import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openStore } from '../../electron/host/library/open-store.ts';
import { createNodeFiles, watchFolder } from '../../electron/host/system/files.ts';
import { silentLog } from './silent-log.ts';
import { createSmallEntry } from './store-workload.ts';

/**
 * Uses a store until it's killed: `node store-child.ts DIR [hold|answer|watch]`. Without a mode, 8 writers
 * keep creating and editing entries, and each acknowledged version is printed as `ID SAVED`. `hold` only
 * keeps the store open. In both cases, the program first prints `open` or an error code. `answer` and `watch`
 * run each input line (`open`, `close`, or an ID to save) and print the result. `watch` also prints the path
 * of each file in a recovery report, and doesn't write checkpoints while the store is open.
 */

const [dir = '', mode] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

const open = () => openStore({ dir, files: createNodeFiles(), log: silentLog, checkpointAfterBytes: 2_000 });
const createFailure = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

if (mode === 'answer' || mode === 'watch') await answer();
else await work();

async function answer(): Promise<void> {
  let store: Awaited<ReturnType<typeof open>> | undefined;
  const act = async (line: string): Promise<string> => {
    if (line === 'open') store = await (mode === 'watch' ? openWatched() : open());
    else if (line === 'close') await store?.close();
    else await store?.commit(createSmallEntry(Number(line)));
    return { open: 'open', close: 'closed' }[line] ?? 'saved';
  };
  for await (const line of createInterface(process.stdin)) say(await act(line).catch(createFailure));
}

async function openWatched() {
  const store = await openStore({ dir, files: createNodeFiles(), log: silentLog, watch: watchFolder });
  store.recovery.onChange(async () => {
    for (const { files } of await store.recovery.reports()) for (const { path } of files) say(path);
  });
  return store;
}

async function work(): Promise<void> {
  try {
    const store = await open();
    say('open');
    if (mode === 'hold') process.stdin.resume().once('end', () => store.close());
    else for (let writer = 0; writer < 8; writer++) void write();

    async function write(): Promise<void> {
      for (;;) {
        const id = store.reserveId();
        for (let saved = 1; saved <= 3; saved++) {
          await store.commit(createSmallEntry(id, saved));
          say(`${id} ${saved}`);
        }
      }
    }
  } catch (error) {
    say(createFailure(error));
  }
}
