import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { looksLikeEntry } from '../../../electron/host/library/format/entry-line.ts';
import {
  movedPrivateFields,
  PRIVATE_FIELD_NAMES,
  PRIVATE_FIELDS,
  pickPrivateFields,
} from '../../../shared/library/private-fields.ts';
import { allPrivateFields, twoValues } from '../../support/random-private-fields.ts';
import { exampleEntry } from '../../support/store-entries.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

describe.each(PRIVATE_FIELD_NAMES)('the private field %s', (name) => {
  const [one, other] = twoValues(name);

  it("is set, returns its previous value, and is cleared completely, while others don't change", async () => {
    await using folder = await temporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const entry = exampleEntry(1);
    await library.replaceAll(() => [{ ...entry, ...allPrivateFields() }]);
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

  it('survives a table cell', () => {
    for (const value of [one, other]) {
      expect(PRIVATE_FIELDS[name].parse(PRIVATE_FIELDS[name].format(value))).toEqual({
        fields: value,
        faults: [],
      });
    }
    expect(PRIVATE_FIELDS[name].parse(PRIVATE_FIELDS[name].format({}))).toEqual({ fields: {}, faults: [] });
  });

  it('moves to a question that has none, and its own value stays', () => {
    expect(movedPrivateFields({}, one)).toEqual(one);
    expect(movedPrivateFields(one, one)).toEqual({});
    expect(movedPrivateFields(one, {})).toEqual({});
  });

  it('is validated in each line of a file', () => {
    expect(looksLikeEntry({ ...exampleEntry(1), ...one })).toBe(true);
    expect(looksLikeEntry({ ...exampleEntry(1), [name]: 7 })).toBe(false);
  });
});

describe('private fields', () => {
  it('survive CSV', () => {
    const text = [...formatExport([{ ...exampleEntry(1), ...allPrivateFields() }], { format: 'csv', at: 0 })];
    const { items } = readItems(text.join('').slice(1), { format: 'csv' });
    expect(items.map((item) => item.kind === 'input' && item.privateFields)).toEqual([allPrivateFields()]);
  });

  it('move in part if the question has some of a value', () => {
    expect(movedPrivateFields({ tags: ['food'] }, { tags: ['Food', 'fun'] })).toEqual({ tags: ['fun'] });
  });

  it('are only those of an entry', () => {
    expect(pickPrivateFields({ ...exampleEntry(1), ...allPrivateFields() })).toEqual(allPrivateFields());
    expect(pickPrivateFields(exampleEntry(1))).toEqual({});
  });
});
