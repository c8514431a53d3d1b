import type { FileProblem } from '../../../shared/exchange.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../shared/library.ts';
import { daySchema } from '../../../shared/library-filter.ts';
import { readTag } from '../../../shared/tags.ts';
import { type Notes, noteAt } from './item.ts';

/** The cells of a row that have them, each with the heading of its column. */
export interface NoteCells {
  line: number;
  tags: { heading: string; cell: string };
  plannedFor: { heading: string; cell: string };
}

const BETWEEN_TAGS = /[,;\r\n]/u;

/** With dots the day comes first wherever people write it so; with slashes it may be the month. */
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/u;

const dayFirst = (_: string, day: string, month: string, year: string): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * The tags, which commas, semicolons and line breaks part, and the day. What can't be one is left out, and said so: it
 * keeps no question from being taken.
 */
export function readNotes({ line, tags, plannedFor }: NoteCells): { notes: Notes; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const taken: string[] = [];
  let tooMany = 0;
  for (const typed of tags.cell.split(BETWEEN_TAGS)) {
    const read = readTag(typed, taken);
    if (!read) continue;
    if ('fault' in read) {
      const fault = { code: 'long-tag', tag: typed.trim().slice(0, SHOWN), most: MAX_TAG_LENGTH } as const;
      problems.push(noteAt(line, tags.heading, fault));
    } else if (!taken.includes(read.tag)) {
      if (taken.length < MAX_TAGS) taken.push(read.tag);
      else tooMany += 1;
    }
  }
  if (tooMany > 0)
    problems.push(noteAt(line, tags.heading, { code: 'many-tags', left: tooMany, most: MAX_TAGS }));
  const typed = plannedFor.cell.trim();
  const day = daySchema.safeParse(typed.replace(DOTTED, dayFirst));
  if (typed !== '' && !day.success)
    problems.push(noteAt(line, plannedFor.heading, { code: 'no-day', typed: typed.slice(0, SHOWN) }));
  return { notes: { tags: taken, plannedFor: day.success ? day.data : null }, problems };
}

/** Characters that are shown of what can't be taken. */
const SHOWN = 60;
