import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { architecturePicture, readImports } from '../../support/architecture-picture.ts';

const PICTURE = path.join(import.meta.dirname, '../../../docs/project/architecture.svg');

describe('the architecture diagram', () => {
  it('matches the imports', async () => {
    await expect(await architecturePicture(await readImports())).toMatchFileSnapshot(PICTURE);
  });

  it('is the same for the same imports between folders, and changes with an additional one', async () => {
    const imports = (host: string[]) =>
      new Map([
        ['renderer/views/library/list.tsx', ['renderer/ui/button.tsx']],
        ['renderer/ui/button.tsx', []],
        ['electron/host/library/store/entry-store.ts', host],
        ['electron/host/system/files.ts', []],
        ['electron/host/sync/sync-engine.ts', []],
        ['shared/limits.ts', []],
      ]);
    const picture = await architecturePicture(imports([]));
    expect(await architecturePicture(imports(['electron/host/library/store/entry-store.ts']))).toBe(picture);
    for (const more of [
      'electron/host/sync/sync-engine.ts',
      'electron/host/system/files.ts',
      'shared/limits.ts',
    ])
      expect(await architecturePicture(imports([more]))).not.toBe(picture);
  });
});
