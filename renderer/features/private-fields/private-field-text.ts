import {
  PRIVATE_FIELD_NAMES,
  PRIVATE_FIELDS,
  type PrivateFieldName,
  type PrivateFields,
} from '../../../shared/library/private-fields.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import { createTimeFormat } from '../../ui/format/time-format.ts';

/** The formats of fields whose text differs from their table cell. */
const FORMATS: Partial<Record<PrivateFieldName, (cell: string, t: Translate) => string>> = {
  // Always show the year, because a question can be printed or merged in a later year.
  plannedFor: (cell, t) => createTimeFormat(t).shortDay(cell, 0),
};

/** Returns the private fields that have a value, as text for the author. */
export const formatPrivateFields = (
  fields: PrivateFields,
  t: Translate,
): { label: string; value: string }[] =>
  PRIVATE_FIELD_NAMES.flatMap((name) => {
    const cell = PRIVATE_FIELDS[name].format(fields);
    if (cell === '') return [];
    return { label: t(`importing.fields.${name}`), value: FORMATS[name]?.(cell, t) ?? cell };
  });
