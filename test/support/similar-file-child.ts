import { writeSync } from 'node:fs';
import { openSimilarFile } from '../../electron/host/similar/similar-file.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import { silentLog } from './silent-log.ts';

/**
 * Dismisses pairs until it's killed: `node similar-file-child.ts DIR FIRST`. 4 writers keep dismissing the
 * pairs FIRST and FIRST + 1, FIRST + 1 and FIRST + 2, and so on. Prints the lower ID of each acknowledged
 * pair.
 */

const [dir = '', first = '1'] = process.argv.slice(2);
const file = openSimilarFile({
  dir,
  files: createNodeFiles(),
  clock: { now: () => 0 },
  log: silentLog,
  quarantine: { store: async () => {} },
  onChange() {},
});
let next = Number(first);
await file.ready;
for (let writer = 0; writer < 4; writer++) void write();

async function write(): Promise<void> {
  for (;;) {
    const number = next;
    next += 1;
    const ref = (id: number) => ({ key: `q${id}`, identity: '' });
    const pair = { a: ref(number), b: ref(number + 1), at: 0 };
    await file.update((now) => ({ ...now, different: [...now.different, pair] }));
    writeSync(1, `${number}\n`);
  }
}
