import { writeSync } from 'node:fs';
import { openStore } from '../../electron/host/library/open-store.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import { silentLog } from './silent-log.ts';
import { createExampleEntry } from './store-entries.ts';

/**
 * Saves questions until it's killed: `node history-child.ts DIR`. 4 writers keep saving one question each,
 * starting from its current version. Prints each acknowledged save as `ID SAVED`. Version n has the title
 * `Version n`.
 */

const [dir = ''] = process.argv.slice(2);
const store = await openStore({
  dir,
  files: createNodeFiles(),
  log: silentLog,
  checkpointAfterBytes: 2_000,
});
for (const id of [1, 2, 257, 258]) void write(id);

async function write(id: number): Promise<void> {
  for (;;) {
    const saved = (store.latest(id)?.saved ?? 0) + 1;
    const { question, ...entry } = createExampleEntry(id, saved);
    await store.commit({ ...entry, question: question && { ...question, title: `Version ${saved}` } });
    writeSync(1, `${id} ${saved}\n`);
  }
}
