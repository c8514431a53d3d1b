import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary.ts';

const LAUNCH = path.resolve(import.meta.dirname, '../../../electron/launch.cjs');

describe('launch', () => {
  it('runs an entry with its arguments as if it had been called itself, and ends with its exit code', async () => {
    await using folder = await temporaryFolder();
    const entry = path.join(folder.dir, 'entry.ts');
    await writeFile(
      entry,
      'const args: string[] = process.argv.slice(1); console.log(JSON.stringify(args)); process.exitCode = 7;',
    );
    const { stdout, status } = spawnSync(process.execPath, [LAUNCH, entry, 'serve', '--port', '0']);
    expect(JSON.parse(stdout.toString())).toEqual([entry, 'serve', '--port', '0']);
    expect(status).toBe(7);
  });
});
