import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOfEntry, draftOfQuestion, sameDraft } from '../../../../shared/library/entry-draft.ts';
import { emptyDraft, FIELDS, recordOf } from '../../../../shared/question/fields.ts';
import { exampleEntry } from '../../../support/store-entries.ts';

const { question } = exampleEntry(3);
const input = recordOf(FIELDS, (field) => field);

describe('a draft', () => {
  it('of a question has the emoji as typed, and empty strings for missing fields', () => {
    const option = { typed: ':tada:', emoji: '🎉', text: 'Cake', votes: 3 };
    const draft = question && draftOfQuestion({ ...question, footer: null, options: [option, option] });
    expect(draft).toMatchObject({
      title: question?.title,
      options: ':tada: - Cake\n:tada: - Cake',
      footer: '',
    });
  });

  it('of an entry is the pending edit, or the question, or empty', () => {
    expect(draftOfEntry({ question, draft: { input, basedOn: 1 } })).toBe(input);
    expect(draftOfEntry({ question, draft: null }).title).toBe(question?.title);
    expect(draftOfEntry({ question: null, draft: null })).toEqual(emptyDraft());
  });

  it('differs from another in any field', () => {
    expect(sameDraft(input, { ...input })).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), (field) => {
        expect(sameDraft(input, { ...input, [field]: 'other' })).toBe(false);
      }),
    );
  });
});
