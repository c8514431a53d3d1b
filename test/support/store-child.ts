import { writeSync } from 'node:fs';
import { createNodeFiles } from '../../electron/host/files.ts';
import { openStore } from '../../electron/host/library/store/open-store.ts';
import { silentLog } from './silent-log.ts';
import { smallEntry } from './store-day.ts';

/**
 * A process to be killed: `node store-child.ts DIR [hold]`. Says `open` or the code of why not.
 * Without `hold` eight writers create and edit for ever, and each acknowledged version is a line `ID SAVED`.
 */

const [dir = '', mode] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const store = await openStore({
    dir,
    files: createNodeFiles(),
    log: silentLog,
    checkpointAfterBytes: 2_000,
  });
  say('open');
  if (mode === 'hold') process.stdin.resume().once('end', () => store.close());
  else for (let writer = 0; writer < 8; writer++) void write();

  async function write(): Promise<void> {
    for (;;) {
      const id = store.reserveId();
      for (let saved = 1; saved <= 3; saved++) {
        await store.commit(smallEntry(id, saved));
        say(`${id} ${saved}`);
      }
    }
  }
} catch (error) {
  say(error instanceof Error && 'code' in error ? String(error.code) : String(error));
}
