import fc from 'fast-check';
import type { PrivateFieldName, PrivateFields } from '../../shared/library/private-fields.ts';

/** Nonempty values that a table cell can hold, by private field. */
const VALUES: Readonly<
  Record<PrivateFieldName, readonly [PrivateFields, PrivateFields, ...PrivateFields[]]>
> = {
  tags: [
    { tags: ['food', 'two words'] },
    { tags: ['猫'] },
    { tags: ['ärger', '#1'] },
    { tags: ['=1+1', 'animals'] },
  ],
  plannedFor: [{ plannedFor: '2026-11-20' }, { plannedFor: '2024-02-29' }, { plannedFor: '2027-12-31' }],
};

export const createTwoValues = (name: PrivateFieldName): readonly [PrivateFields, PrivateFields] => {
  const [one, other] = VALUES[name];
  return [one, other];
};

/** Creates private fields with a value for every field. */
export const createAllPrivateFields = (): PrivateFields =>
  mergeParts(Object.values(VALUES).map(([one]) => one));

/** Private fields. Each field may be missing. */
export const anyPrivateFields: fc.Arbitrary<PrivateFields> = fc
  .tuple(...Object.values(VALUES).map((values) => fc.constantFrom({}, ...values)))
  .map(mergeParts);

function mergeParts(parts: readonly PrivateFields[]): PrivateFields {
  const all: PrivateFields = {};
  for (const part of parts) Object.assign(all, part);
  return all;
}
