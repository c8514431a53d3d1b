import type { FileFault } from '../../../shared/import-export/file-problem.ts';
import { daySchema } from '../../../shared/library/calendar-date.ts';
import {
  PRIVATE_FIELDS,
  type PrivateFieldName,
  type PrivateFields,
} from '../../../shared/library/private-fields.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, readTag } from '../../../shared/library/tags.ts';
import { type DateOrder, findDays } from '../../../shared/library/typed-date.ts';
import { splitQuoted } from '../../../shared/text/split-quoted.ts';

interface CellOptions {
  /** The order in ambiguous dates. */
  dateOrder?: DateOrder | null | undefined;
  /** Whether this app exported the cell. Its old dates can be outside the range of new dates. */
  isExact?: boolean;
}

interface CellReader {
  /** Parses a table cell. The faults describe omitted values. */
  parse: (cell: string, options?: CellOptions) => { fields: PrivateFields; faults: FileFault[] };
  /** Matches column headings in lowercase, in addition to the field's name. */
  headings: RegExp;
}

/** Reads private fields from tables. The UI doesn't need this. */
export const PRIVATE_CELLS: Readonly<Record<PrivateFieldName, CellReader>> = {
  tags: {
    parse: parseTags,
    headings:
      /^(?:tags|labels?|keywords?|categor(?:y|ies)|(?:schlag|stich)w(?:o|ö)rt(?:er|e)?|kategorien?|etiquetas?)$/u,
  },
  plannedFor: {
    parse: parseDay,
    headings: /^(?:planned[ _]?(?:for|day|date)?|date|day|when|datum|wann|geplant(?: für)?|fecha)$/u,
  },
};

/** The length to which a cell is truncated in a message. */
const MAX_SHOWN = 60;

const BETWEEN_TAGS = /[,;\r\n]/gu;

function parseTags(cell: string): { fields: PrivateFields; faults: FileFault[] } {
  const tags: string[] = [];
  const faults: FileFault[] = [];
  let tooMany = 0;
  for (const typed of splitQuoted(cell, BETWEEN_TAGS)) {
    const read = readTag(typed, tags);
    if (!read) continue;
    if ('fault' in read) {
      faults.push({ code: 'long-tag', tag: typed.trim().slice(0, MAX_SHOWN), most: MAX_TAG_LENGTH });
    } else if (!tags.includes(read.tag)) {
      if (tags.length < MAX_TAGS) tags.push(read.tag);
      else tooMany += 1;
    }
  }
  if (tooMany > 0) faults.push({ code: 'many-tags', left: tooMany, most: MAX_TAGS });
  return { fields: PRIVATE_FIELDS.tags.pick({ tags }), faults };
}

function parseDay(
  cell: string,
  { dateOrder, isExact = false }: CellOptions = {},
): { fields: PrivateFields; faults: FileFault[] } {
  const typed = cell.trim();
  if (typed === '') return { fields: {}, faults: [] };
  if (isExact && daySchema.safeParse(typed).success) return { fields: { plannedFor: typed }, faults: [] };
  const [first, second] = findDays(typed, dateOrder);
  if (first === undefined)
    return { fields: {}, faults: [{ code: 'no-day', typed: typed.slice(0, MAX_SHOWN) }] };
  if (second === undefined) return { fields: { plannedFor: first }, faults: [] };
  return { fields: {}, faults: [{ code: 'ambiguous-day', typed, days: [first, second], count: 1 }] };
}
