import { createRecord, OPTIONAL_FIELDS } from '../../shared/question/question-fields.ts';

/** Returns every optional field with the value null. */
export const createNoOptionalFields = () => createRecord(OPTIONAL_FIELDS, () => null);
