import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../electron/host/create-host.ts';
import { describeTree, linkTree, listNamesBelow } from '../../support/planted-links.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { fillLibrary, openHostIn, saveQuestion } from '../../support/used-library.ts';

/** Values that differ between two runs: times, keys, and restore point names. */
const VARYING = /\d{4}-\d\d-\d\d[T\d:.-]*Z?|\b\d{13}\b|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Returns everything that the author can see. Replaces the varying values. */
async function describeLibrary({ handlers, library, settings }: Host): Promise<unknown> {
  const entries = [...library.entries()];
  const histories = await Promise.all(entries.map(({ id }) => handlers['history.list']({ id })));
  const reports = await handlers['recovery.reports']({});
  const { defaultFooter } = settings.get();
  const text = JSON.stringify({ entries, histories, reports, defaultFooter });
  return JSON.parse(text.replace(VARYING, '0'));
}

/** Returns the content of all files below a folder, by path. */
async function readTree(dir: string): Promise<Record<string, string>> {
  const names = (await listNamesBelow(dir)).filter((name) => !name.endsWith('/'));
  const texts = names.map(async (name) => [name, await readFile(path.join(dir, name), 'latin1')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Uses a library before and after a backup with hard links. The backup is made while the library is closed or
 * open.
 */
async function useAround(
  dir: string,
  when: 'closed' | 'open',
  backUp: () => Promise<void>,
): Promise<unknown> {
  const first = await openHostIn(dir);
  const id = await saveQuestion(first, 'Sea or lake?');
  for (const edit of ['river', 'pond']) await saveQuestion(first, `Sea or ${edit}?`, id);
  await fillLibrary(first, 'ONE');
  await first.close();
  let host = await openHostIn(dir);
  await saveQuestion(host, 'Sea or pool?', id);
  if (when === 'closed') await host.close();
  await backUp();
  if (when === 'closed') host = await openHostIn(dir);
  await saveQuestion(host, 'Sea or beach?', id);
  await fillLibrary(host, 'TWO');
  await host.close();
  const again = await openHostIn(dir);
  await saveQuestion(again, 'Sea or coast?', id);
  const described = await describeLibrary(again);
  await again.close();
  return described;
}

describe('a library with hard-linked files', () => {
  it.each(['closed', 'open'] as const)(
    'keeps its data without changing a backup that was linked while it was %s',
    async (when) => {
      await using folder = await createTemporaryFolder();
      const [linked, twin, backup] = ['linked', 'twin', 'backup'].map((name) => path.join(folder.dir, name));
      if (!linked || !twin || !backup) throw new Error('The folders have names.');
      let before: Record<string, string> = {};
      const described = await useAround(linked, when, async () => {
        await linkTree(path.join(linked, 'library'), backup);
        before = await describeTree(backup);
      });
      expect(await describeTree(backup)).toEqual(before);
      expect(Object.keys(before)).toContain('history/000001-000256.jsonl');
      expect(described).toEqual(await useAround(twin, when, async () => {}));
      expect(described).toMatchObject({ reports: [] });
    },
    60_000,
  );

  it('can be open at the same time as its backup', async () => {
    await using folder = await createTemporaryFolder();
    const [dir, copy] = [path.join(folder.dir, 'one'), path.join(folder.dir, 'two')];
    const first = await openHostIn(dir);
    await fillLibrary(first, 'ONE');
    await first.close();
    await openHostIn(copy).then((host) => host.close());
    await rm(path.join(copy, 'library'), { recursive: true });
    await linkTree(path.join(dir, 'library'), path.join(copy, 'library'));
    const both = [await openHostIn(dir), await openHostIn(copy)];
    const [one, two] = await Promise.all(both.map(describeLibrary));
    expect(one).toEqual(two);
    expect(one).toMatchObject({ reports: [] });
    for (const host of both) await fillLibrary(host, 'TWO');
    for (const host of both) await host.close();
  });

  it('keeps identical files separate even if they were linked to each other', async () => {
    await using folder = await createTemporaryFolder();
    const host = await openHostIn(folder.dir);
    await fillLibrary(host, 'ONE');
    await host.close();
    const dir = path.join(folder.dir, 'library');
    const [settings, copy] = [path.join(dir, 'settings.json'), path.join(dir, 'settings.copy.json')];
    await rm(copy);
    await link(settings, copy);
    const before = await readTree(dir);
    const again = await openHostIn(folder.dir);
    expect(await again.handlers['recovery.reports']({})).toEqual([]);
    await again.handlers['settings.set']({ defaultFooter: 'new' });
    await again.close();
    const after = await readTree(dir);
    expect(after['settings.json']).toContain('new');
    expect(Object.keys(after).sort()).toEqual(
      expect.arrayContaining(Object.keys(before).filter((name) => !/restore-points|journal/.test(name))),
    );
  });
});
