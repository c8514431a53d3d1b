import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDraft, isEmptyEntry, isSameDraft, toDraft } from '../../../../shared/library/entry-draft.ts';
import { PRIVATE_FIELD_NAMES } from '../../../../shared/library/private-fields.ts';
import { createEmptyDraft, createRecord, FIELDS } from '../../../../shared/question/question-fields.ts';
import { createTwoValues } from '../../../support/random-private-fields.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

const { question } = createExampleEntry(3);
const input = createRecord(FIELDS, (field) => field);

describe('a draft', () => {
  it('has emoji as typed and empty strings for missing fields', () => {
    const option = { typed: ':tada:', emoji: '🎉', text: 'Cake', votes: 3 };
    const draft = question && toDraft({ ...question, footer: null, options: [option, option] });
    expect(draft).toMatchObject({
      title: question?.title,
      options: ':tada: - Cake\n:tada: - Cake',
      footer: '',
    });
  });

  it("is the pending edit, the question's text, or empty", () => {
    expect(getDraft({ question, draft: { input, basedOn: 1 } })).toBe(input);
    expect(getDraft({ question, draft: null }).title).toBe(question?.title);
    expect(getDraft({ question: null, draft: null })).toEqual(createEmptyDraft());
  });

  it('differs if any field differs', () => {
    expect(isSameDraft(input, { ...input })).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), (field) => {
        expect(isSameDraft(input, { ...input, [field]: 'other' })).toBe(false);
      }),
    );
  });
});

describe('an entry', () => {
  const draft = { input: { ...createEmptyDraft(), footer: 'Have fun!' }, basedOn: 0 };
  const entry = { ...createExampleEntry(3), question: null, draft };
  const defaults = { defaultFooter: 'Have fun!', defaultImage: '' };

  it('is empty if it was never saved and has only default text', () => {
    expect(isEmptyEntry(entry, defaults)).toBe(true);
    expect(isEmptyEntry(entry, null)).toBe(false);
    expect(isEmptyEntry({ ...entry, question }, defaults)).toBe(false);
    expect(isEmptyEntry({ ...entry, draft: null }, defaults)).toBe(false);
    expect(isEmptyEntry({ ...entry, removedAt: 1 }, defaults)).toBe(false);
  });

  it.each(PRIVATE_FIELD_NAMES)("isn't empty if it has the private field %s", (name) => {
    expect(isEmptyEntry({ ...entry, ...createTwoValues(name)[0] }, defaults)).toBe(false);
  });
});
