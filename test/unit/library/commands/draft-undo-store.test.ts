import { describe, expect, it } from 'vitest';
import { createDraftUndoStore } from '../../../../electron/host/library/commands/draft-undo-store.ts';
import type { Files } from '../../../../electron/host/system/files.ts';
import {
  createDraftUndoHistory,
  type DraftUndoHistory,
} from '../../../../shared/library/draft-undo-history.ts';
import type { Draft, Entry } from '../../../../shared/library/entry.ts';
import { emptyDraft } from '../../../../shared/question/question-fields.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { createMemoryDisk, keepAll, keepSynced, openEmpty } from '../../../support/store-disk.ts';

const DIR = '/library';
const FILE = `${DIR}/undo/000007.jsonl`;

const titled = (title: string): Draft => ({ ...emptyDraft(), title });
function undoHistory(...titles: string[]): DraftUndoHistory {
  const made = createDraftUndoHistory(titles.map(titled), titles.length - 1);
  if (!made) throw new Error('no trail');
  return made;
}
const entry = (id: number, key = `key ${id}`): Entry => ({
  id,
  key,
  origin: 'app',
  version: 1,
  editedAt: 0,
  saved: 0,
  question: null,
  draft: { input: titled('x'), basedOn: 0 },
  removedAt: null,
});

async function newDisk() {
  const disk = createMemoryDisk();
  await disk.files.mkdir(DIR);
  await disk.files.syncDirectory('/');
  return disk;
}
const open = (files: Files, isKnown: (id: number) => boolean = () => true) =>
  createDraftUndoStore({ dir: DIR, files, log: silentLog, isKnown });

async function put(files: Files, path: string, text: string): Promise<void> {
  const file = await openEmpty(files, path);
  await file.write(Buffer.from(text), 0);
  await file.close();
}

describe('undo histories', () => {
  it('are loaded in the next run, and missing if none was stored', async () => {
    const disk = await newDisk();
    const first = open(disk.files);
    await first.set(entry(7), undoHistory('', 'a', 'b'));
    await first.set(entry(7), undoHistory('', 'a', 'b', 'c'));
    await first.close();
    const second = open(disk.afterCrash(keepAll).files);
    expect(await second.get(entry(7))).toEqual(undoHistory('', 'a', 'b', 'c'));
    expect(await second.get(entry(8))).toBeNull();
  });

  it('are complete or missing after a power loss', async () => {
    const disk = await newDisk();
    await open(disk.files).set(entry(7), undoHistory('', 'a'));
    const found = await open(disk.afterCrash(keepSynced).files).get(entry(7));
    expect([null, JSON.stringify(undoHistory('', 'a'))]).toContain(found && JSON.stringify(found));
  });

  it('are not given to another question with the same ID', async () => {
    const { files } = await newDisk();
    const histories = open(files);
    await histories.set(entry(7), undoHistory('', 'a'));
    expect(await histories.get(entry(7, 'another'))).toBeNull();
    await histories.set(entry(7, 'another'), undoHistory('', 'b'));
    expect(await histories.get(entry(7, 'another'))).toEqual(undoHistory('', 'b'));
  });

  it('count as missing if the file is damaged, and are overwritten', async () => {
    const { files } = await newDisk();
    await open(files).set(entry(7), undoHistory('', 'a'));
    const text = (await files.readFile(FILE)).toString();
    for (const broken of [
      text.replace('"a"', '"b"'),
      text.slice(0, -9),
      '',
      'x',
      text.replace(/"sum":"[^"]*",?/, ''),
    ]) {
      await put(files, FILE, broken);
      await open(files).get(entry(7));
    }
    await put(files, FILE, text.replace('"a"', '"b"'));
    const histories = open(files);
    expect(await histories.get(entry(7))).toBeNull();
    await histories.set(entry(7), undoHistory('', 'z'));
    expect(await histories.get(entry(7))).toEqual(undoHistory('', 'z'));
  });

  it("don't overwrite a file of a newer version", async () => {
    const { files } = await newDisk();
    const histories = open(files);
    await histories.set(entry(7), undoHistory('', 'a'));
    const newer = (await files.readFile(FILE)).toString().replace('"version":1', '"version":2');
    await put(files, FILE, newer);
    expect(await histories.get(entry(7))).toBeNull();
    await expect(histories.set(entry(7), undoHistory('', 'b'))).rejects.toMatchObject({
      code: 'library-too-new',
    });
    expect((await files.readFile(FILE)).toString()).toBe(newer);
  });

  it("reject too many steps, and steps that don't fit together", async () => {
    const histories = open((await newDisk()).files);
    const invalid = { ...undoHistory('', 'a'), from: titled('other'), steps: undoHistory('b', 'a').steps };
    await expect(histories.set(entry(7), invalid)).rejects.toMatchObject({ code: 'bad-input' });
    const long = createDraftUndoHistory([titled(''), titled('x'.repeat(300_000))], 1, 1e9);
    await expect(histories.set(entry(7), long ?? invalid)).rejects.toMatchObject({ code: 'bad-input' });
  });

  it('are deleted with their question, at once or at the next start', async () => {
    const { files } = await newDisk();
    const histories = open(files);
    for (const id of [7, 8, 9]) await histories.set(entry(id), undoHistory('', 'a'));
    await histories.remove([7, 1000]);
    expect(await files.readdir(`${DIR}/undo`)).toEqual(['000008.jsonl', '000009.jsonl']);
    await histories.close();
    const next = open(files, (id) => id === 9);
    await next.get(entry(9));
    await expect(next.set(entry(8), undoHistory('', 'late'))).rejects.toMatchObject({ code: 'not-found' });
    expect(await files.readdir(`${DIR}/undo`)).toEqual(['000009.jsonl']);
  });

  it('are rejected once the library is closed', async () => {
    const histories = open((await newDisk()).files);
    await histories.close();
    await expect(histories.set(entry(7), undoHistory('', 'a'))).rejects.toMatchObject({ code: 'disk' });
  });
});
