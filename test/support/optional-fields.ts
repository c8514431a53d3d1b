import { OPTIONAL_FIELDS, recordOf } from '../../shared/question/question-fields.ts';

/** Returns the optional fields of a question that has none of them. */
export const noOptionalFields = () => recordOf(OPTIONAL_FIELDS, () => null);
