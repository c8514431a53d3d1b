import { z } from 'zod';
import type { FileProblem } from '../../../shared/exchange.ts';
import { type Draft, type Entry, entrySchema } from '../../../shared/library.ts';
import { questionInputSchema } from '../../../shared/question.ts';
import { readEntry } from '../library/store-line.ts';
import { errorAt, type Item, member, noteAt, type Place, type Reading } from './item.ts';

/** Problems that are told of one value. */
const MAX_TOLD = 10;
/** Far more than any library counts to, and far from where numbers stop being exact. */
const MAX_NUMBER = 1e12;
/** The last moment that a date can have. */
const MAX_MOMENT = 8.64e15;

/** Collects what the values of a JSON file hold, one after the other. */
export interface ValueReader {
  /** `only`: everything in the file is an entry, as its header says. */
  take(value: unknown, place: Place, only?: 'entries'): void;
  reading(): Reading;
}

/** Reads values that are question inputs (service.md 2.1) or entries of an export. */
export function createValueReader(): ValueReader {
  const items: Item[] = [];
  const problems: FileProblem[] = [];
  const placeOfId = new Map<number, string>();

  function takeEntry(line: object, place: Place): void {
    // A line of a snapshot that was taken out of it has a sum.
    const { sum: _, ...value }: { sum?: unknown } = line;
    const read = readEntry(value);
    const faults = 'reason' in read ? shapeFaults(entrySchema, value) : numberFaults(read.entry);
    for (const { at, wrong } of faults) {
      const message = `${wrong}. An entry must be as it was exported; mend it, or export again.`;
      problems.push(errorAt(place.line, member(place.path, at), message));
    }
    if ('reason' in read || faults.length > 0) return;
    const { entry } = read;
    const other = placeOfId.get(entry.id);
    if (other !== undefined) {
      const message = `${other} has the id ${entry.id} as well. Take one of them out, or give it another id.`;
      problems.push(errorAt(place.line, member(place.path, 'id'), message));
      return;
    }
    placeOfId.set(entry.id, place.path || `line ${place.line}`);
    items.push({ kind: 'entry', entry, ...place });
  }

  function takeInput(value: object, place: Place): void {
    const parsed = questionInputSchema.safeParse(value);
    for (const { at, wrong } of parsed.success ? [] : inputFaults(value)) {
      problems.push(errorAt(place.line, member(place.path, at), wrong));
    }
    if (!parsed.success) return;
    const { title, options, description, footer, image } = parsed.data;
    const input: Draft = {
      title,
      options,
      description: description ?? '',
      footer: footer ?? '',
      image: image ?? '',
    };
    const foreign = Object.keys(value).filter((name) => !Object.hasOwn(questionInputSchema.shape, name));
    for (const name of foreign.slice(0, MAX_TOLD)) {
      problems.push(noteAt(place.line, member(place.path, name), 'No part of a question; it is left out.'));
    }
    items.push({ kind: 'input', input, optionsAt: null, ...place });
  }

  return {
    take(value, place, only) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const message = 'A question is an object: { "title": "…", "options": "…" }.';
        problems.push(errorAt(place.line, place.path, message));
      } else if (only === 'entries' || isMeantAsEntry(value)) takeEntry(value, place);
      else takeInput(value, place);
    },
    reading: () => ({ items, problems }),
  };
}

/** An entry has both of these members, even where they are null. A question input has neither. */
const isMeantAsEntry = (value: object): boolean =>
  Object.hasOwn(value, 'question') && Object.hasOwn(value, 'draft');

interface Fault {
  at: string;
  /** Without full stop. */
  wrong: string;
}

function shapeFaults(schema: z.ZodType, value: unknown): Fault[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, MAX_TOLD).map(({ path, message }) => ({
    at: z.core.toDotPath(path),
    wrong: message,
  }));
}

function inputFaults(value: object): Fault[] {
  return shapeFaults(questionInputSchema, value).map(({ at }) => {
    const isThere = Object.hasOwn(value, at);
    const isNeeded = at === 'title' || at === 'options';
    const kind = isNeeded ? 'a text' : 'a text or null';
    const lines = at === 'options' ? ', its lines separated by \\n' : '';
    return {
      at,
      wrong: isThere ? `It must be ${kind}${lines}.` : `Every question needs ${kind} here${lines}.`,
    };
  });
}

/** Numbers that the schema takes and a library can't count on from, or that are no moment. */
function numberFaults({ id, version, saved, lastSave, editedAt, removedAt, draft }: Entry): Fault[] {
  const counts = { id, version, saved, 'draft.basedOn': draft?.basedOn ?? 0 };
  const moments = { editedAt, removedAt: removedAt ?? 0, 'lastSave.at': lastSave?.at ?? 0 };
  return [
    ...Object.entries(counts).flatMap(([at, value]) =>
      value > MAX_NUMBER ? [{ at, wrong: `Higher than ${MAX_NUMBER}` }] : [],
    ),
    ...Object.entries(moments).flatMap(([at, value]) =>
      Math.abs(value) > MAX_MOMENT ? [{ at, wrong: 'No moment in milliseconds since 1970' }] : [],
    ),
  ];
}
