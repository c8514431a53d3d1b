import { createRecord, OPTIONAL_FIELDS } from '../../shared/question/question-fields.ts';

/** Returns the optional fields for a question that has none of them. */
export const createNoOptionalFields = () => createRecord(OPTIONAL_FIELDS, () => null);
