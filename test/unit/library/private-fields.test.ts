import { describe, expect, it } from 'vitest';
import { formatExport } from '../../../electron/host/import-export/format-export.ts';
import { PRIVATE_CELLS } from '../../../electron/host/import-export/private-field-cells.ts';
import { readItems } from '../../../electron/host/import-export/read-by-format.ts';
import { isLikelyEntry } from '../../../electron/host/library/format/entry-line.ts';
import { questionMethods } from '../../../shared/bridge/question-methods.ts';
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
    await library.replaceAll(() => [{ ...entry, key: 'example', ...createAllPrivateFields() }]);
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
      expect(PRIVATE_CELLS[name].parse(PRIVATE_FIELDS[name].format(value))).toEqual({
        fields: value,
        faults: [],
      });
    }
    expect(PRIVATE_CELLS[name].parse(PRIVATE_FIELDS[name].format({}))).toEqual({ fields: {}, faults: [] });
  });

  it("moves only to a question that doesn't have it", () => {
    expect(pickMovedPrivateFields({}, one)).toEqual(one);
    expect(pickMovedPrivateFields(one, one)).toEqual({});
    expect(pickMovedPrivateFields(one, {})).toEqual({});
  });

  it('is validated when an entry is read', () => {
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

  it("move only tags that the other question doesn't have", () => {
    expect(pickMovedPrivateFields({ tags: ['food'] }, { tags: ['Food', 'fun'] })).toEqual({ tags: ['fun'] });
  });

  it('are picked from an entry if it has any', () => {
    expect(pickPrivateFields({ ...createExampleEntry(1), ...createAllPrivateFields() })).toEqual(
      createAllPrivateFields(),
    );
    expect(pickPrivateFields(createExampleEntry(1))).toEqual({});
  });
});

describe('a planned date on the bridge', () => {
  const accepts = (
    method: 'questions.setPrivateField' | 'questions.restorePrivateField',
    plannedFor: string,
  ) =>
    questionMethods[method].input.safeParse({ name: 'plannedFor', values: [{ id: 1, plannedFor }] }).success;

  it.each(['2000-01-01', '2026-12-24', '2100-12-31'])('can be set if it is from 2000 to 2100: %s', (day) => {
    expect(accepts('questions.setPrivateField', day)).toBe(true);
  });

  it.each(['0026-12-24', '1999-12-31', '2101-01-01', '9999-12-31'])(
    'can only be restored if it is in another year: %s',
    (day) => {
      expect(accepts('questions.setPrivateField', day)).toBe(false);
      expect(accepts('questions.restorePrivateField', day)).toBe(true);
    },
  );
});

describe('a planned date in a table', () => {
  const parseDay = (cell: string) => PRIVATE_CELLS.plannedFor.parse(cell);

  it.each([
    '2026-12-24',
    '2026/12/24',
    '2026.12.24',
    '24.12.2026',
    '24. 12. 26',
    '12/24/2026',
    '24/12/26',
    '2026-12-24 09:00',
    '2026-12-24T09:00:00Z',
    '2026-12-24T09:00:00.000+01:00',
    '24.12.2026 09:00',
    '12/24/2026 9:00 AM',
  ])('is read if the cell can mean only one date: %s', (cell) => {
    expect(parseDay(cell)).toEqual({ fields: { plannedFor: '2026-12-24' }, faults: [] });
  });

  it('can have a one-digit month and day', () => {
    expect(parseDay('2026-2-3').fields).toEqual({ plannedFor: '2026-02-03' });
  });

  it.each(['0026-12-24', '1999-12-31', '2101-01-01', '9999-12-31', '2026-12/24', '46380', '24 Dec'])(
    "is skipped with a message unless it's a date from 2000 to 2100: %s",
    (typed) => {
      expect(parseDay(typed)).toEqual({ fields: {}, faults: [{ code: 'no-day', typed }] });
    },
  );

  it('is skipped and reported with both possible dates if the day and month are ambiguous', () => {
    const days = ['2026-03-04', '2026-04-03'];
    expect(parseDay('3/4/2026').faults).toEqual([
      { code: 'ambiguous-day', typed: '3/4/2026', days, count: 1 },
    ]);
  });
});
