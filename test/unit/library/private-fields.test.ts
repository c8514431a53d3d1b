import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { isLikelyEntry } from '../../../electron/host/library/format/entry-line.ts';
import {
  PRIVATE_FIELD_NAMES,
  PRIVATE_FIELDS,
  pickMovedPrivateFields,
  pickPrivateFields,
} from '../../../shared/library/private-fields.ts';
import { createAllPrivateFields, createTwoValues } from '../../support/random-private-fields.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

describe.each(PRIVATE_FIELD_NAMES)('the private field %s', (name) => {
  const [one, other] = createTwoValues(name);

  it('returns its previous value when set and leaves other fields unchanged', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const entry = createExampleEntry(1);
    await library.replaceAll(() => [{ ...entry, ...createAllPrivateFields() }]);
    const before = library.entry(1);
    const set = (value: object) => library.setPrivateField(name, [{ id: 1, ...value }]);
    expect(await set(other)).toEqual([{ id: 1, ...one }]);
    expect(library.entry(1)).toEqual({ ...before, ...other });
    expect(await set(other)).toEqual([]);
    expect(await set({})).toEqual([{ id: 1, ...other }]);
    expect(library.entry(1)).not.toHaveProperty(name);
    expect(await set(one)).toEqual([{ id: 1 }]);
    expect(library.entry(1)).toEqual(before);
    await close();
  });

  it('can be stored in a table cell', () => {
    for (const value of [one, other]) {
      expect(PRIVATE_FIELDS[name].parse(PRIVATE_FIELDS[name].format(value))).toEqual({
        fields: value,
        faults: [],
      });
    }
    expect(PRIVATE_FIELDS[name].parse(PRIVATE_FIELDS[name].format({}))).toEqual({ fields: {}, faults: [] });
  });

  it("moves only to a question that doesn't have it", () => {
    expect(pickMovedPrivateFields({}, one)).toEqual(one);
    expect(pickMovedPrivateFields(one, one)).toEqual({});
    expect(pickMovedPrivateFields(one, {})).toEqual({});
  });

  it('is validated on each line of a file', () => {
    expect(isLikelyEntry({ ...createExampleEntry(1), ...one })).toBe(true);
    expect(isLikelyEntry({ ...createExampleEntry(1), [name]: 7 })).toBe(false);
  });
});

describe('all private fields', () => {
  it('survive CSV export and import', () => {
    const text = [
      ...formatExport([{ ...createExampleEntry(1), ...createAllPrivateFields() }], { format: 'csv', at: 0 }),
    ];
    const { items } = readItems(text.join('').slice(1), { format: 'csv' });
    expect(items.map((item) => item.kind === 'input' && item.privateFields)).toEqual([
      createAllPrivateFields(),
    ]);
  });

  it('move partly if the question already has some of the values', () => {
    expect(pickMovedPrivateFields({ tags: ['food'] }, { tags: ['Food', 'fun'] })).toEqual({ tags: ['fun'] });
  });

  it('are picked from an entry, even if it has none', () => {
    expect(pickPrivateFields({ ...createExampleEntry(1), ...createAllPrivateFields() })).toEqual(
      createAllPrivateFields(),
    );
    expect(pickPrivateFields(createExampleEntry(1))).toEqual({});
  });
});
