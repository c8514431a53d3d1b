import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSearchService } from '../../../electron/host/similar/worker/search-service.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { silentLog } from '../../support/silent-log.ts';
import { createLetterModel } from '../../support/similar/letter-model.ts';
import { createMemoryDisk } from '../../support/store-disk.ts';

const createText = (title: string) => ({ title, description: '', options: [] });
const QUERY = { limit: 5, minScore: 0, excludedKeys: [] };
const CANDIDATES = ['Which volcano did you climb?', 'Did a volcano ever scare you?'];
const TITLES = [
  ...Array.from({ length: 300 }, (_, at) => `Is tea number ${at} better than coffee number ${at + 1}?`),
  ...CANDIDATES,
];

describe('a typed title', () => {
  const open = async () => {
    const model = createLetterModel();
    const timers = createManualTimers();
    const search = createSearchService({
      dir: '/library',
      files: createMemoryDisk().files,
      timers,
      log: silentLog,
      loadModel: model.load,
    });
    let notified = 0;
    search.subscribe({ onChange: () => (notified += 1), onRestart() {} });
    const changes = TITLES.map((title, at) => ({ key: at + 1, text: createText(title), isDraft: false }));
    await search.update({ changes, isNew: true, isComplete: true });
    timers.advance(300);
    while (model.read.length < 3) await setImmediate();
    return { model, search, changes: () => notified };
  };

  it("is embedded before the library, together with the titles it's compared with", async () => {
    const { model, search, changes } = await open();
    const embedded = model.read.length;
    expect(embedded).toBeLessThan(TITLES.length);
    const typed = 'Which volcano would you like to climb?';
    await search.search(createText('Is tea number'), QUERY, null);
    const first = await search.search(createText(typed), QUERY, null);
    expect(model.read.slice(embedded)).toContain(typed);
    expect(first.isFinal).toBe(false);
    while (changes() === 0) await setImmediate();
    const after = model.read.slice(model.read.indexOf(typed) + 1);
    expect(after.toSorted()).toEqual(CANDIDATES.toSorted());
    expect((await search.search(createText(typed), QUERY, null)).isFinal).toBe(true);
    await search.close();
  });

  it('is compared again even after another search delayed its candidates', async () => {
    const { search, changes } = await open();
    const typed = createText('Which volcano would you like to climb?');
    expect((await search.search(typed, QUERY, null)).isFinal).toBe(false);
    expect((await search.search(createText('Xylophone'), QUERY, null)).isFinal).toBe(true);
    expect(changes()).toBe(1);
    await search.close();
  });
});
