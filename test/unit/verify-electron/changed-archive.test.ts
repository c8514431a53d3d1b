import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPackage } from '@electron/asar';
import { describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { startChanged } from '../../verify-electron/package-items.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Creates a packaged app whose program runs `script` in the app's folder. */
async function createPackageWith(dir: string, script: string): Promise<string> {
  const source = path.join(dir, 'source');
  await mkdir(path.join(source, 'out'), { recursive: true });
  await cp(path.join(ROOT, 'package.json'), path.join(source, 'package.json'));
  await writeFile(path.join(source, 'out/main.js'), 'the code');
  await mkdir(path.join(dir, 'app/resources'), { recursive: true });
  await createPackage(source, path.join(dir, 'app/resources/app.asar'));
  const program = path.join(dir, 'app/qotd-studio');
  await writeFile(program, `#!/bin/sh\ncd "$(dirname "$0")"\n${script}\n`);
  await chmod(program, 0o755);
  return program;
}

describe.runIf(process.platform === 'linux')('a package with a changed archive', () => {
  it('passes the check if the program exits', async () => {
    await using folder = await createTemporaryFolder();
    const program = await createPackageWith(
      folder.dir,
      'sha256sum --check --status sum || exit 1; : > "$QOTD_STARTED_FILE"; exec sleep 100',
    );
    const archive = path.join(path.dirname(program), 'resources/app.asar');
    const before = await readFile(archive);
    const sum = createHash('sha256').update(before).digest('hex');
    await writeFile(path.join(path.dirname(program), 'sum'), `${sum}  resources/app.asar\n`);
    expect(await startChanged(program, folder.dir, () => {})).toContain('exit code 1');
    expect((await readFile(archive)).equals(before)).toBe(true);
    const changed = await readFile(path.join(folder.dir, 'changed/app/resources/app.asar'));
    expect([...changed].filter((byte, at) => byte !== before[at])).toHaveLength(1);
  });

  it('fails the check if the program opens its window', async () => {
    await using folder = await createTemporaryFolder();
    const program = await createPackageWith(folder.dir, ': > "$QOTD_STARTED_FILE"; exec sleep 100');
    await expect(startChanged(program, folder.dir, () => {})).rejects.toThrow(
      'The app started with a changed archive.',
    );
  });
});
