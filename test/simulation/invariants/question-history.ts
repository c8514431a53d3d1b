import type { Draft } from '../../../shared/library/entry.ts';
import { FIELDS, type Field, recordOf } from '../../../shared/question/fields.ts';

/** Everything that fields, and rows of options, were ever made to say. */
export interface Said {
  add(draft: Draft): void;
  has(field: Field, text: string): boolean;
  hasRow(row: string): boolean;
  /** The same, with or without blanks at its end. */
  hasRowButBlanks(row: string): boolean;
}

/** What became of one question of one client. */
export interface Story {
  /** What its author saved. */
  readonly authored: Said;
  /** What the service took of this client. */
  readonly accepted: Said;
  /** Everything that it said here, and what its author saw of the service while he chose. */
  readonly local: Said;
  /** Its author wants his edits sent although the question was sent to the chat. */
  isAgreed: boolean;
  /** Whether its author wants it on the service; `maybe` while he changes his mind. */
  asked: 'yes' | 'no' | 'maybe';
  /** The author makes up his mind; null where that came to nothing. Of several at once the one that was begun last counts. */
  decide(): (asked: 'yes' | 'no' | null) => void;
  /** It did not leave the queue after all: the disk refused that. */
  stays(): void;
  /** It came into the queue, or left it. */
  moved(isQueued: boolean): void;
  /** What its author chose, having been shown both sides; null once he has written something else. */
  chosen: Draft | null;
  /** Its author let go of what may be on the service: queued again, it is created again. */
  isLetGo: boolean;
}

export function createStory(): Story {
  let begun = 0;
  let open = 0;
  let [isQueued, hasLeft] = [false, false];
  let last: { number: number; asked: Story['asked'] } = { number: 0, asked: 'no' };
  const story: Story = {
    authored: createSaid(),
    accepted: createSaid(),
    local: createSaid(),
    isAgreed: false,
    asked: 'no',
    decide() {
      begun += 1;
      const number = begun;
      if (open === 0) last = { number: 0, asked: story.asked };
      if (open === 0) hasLeft = false;
      open += 1;
      story.asked = 'maybe';
      return (asked) => {
        if (asked !== null && number > last.number) last = { number, asked };
        open -= 1;
        // It may have been sent before its author heard that it is queued.
        if (open === 0) story.asked = hasLeft && !isQueued ? 'no' : last.asked;
      };
    },
    stays() {
      if (story.asked === 'no') story.asked = 'yes';
      // Whoever makes up his mind meanwhile began with what has not come to be.
      if (open > 0 && last.number === 0 && last.asked === 'no') last = { number: 0, asked: 'yes' };
    },
    moved(now) {
      if (isQueued && !now) hasLeft = true;
      isQueued = now;
    },
    chosen: null,
    isLetGo: false,
  };
  return story;
}

export function createSaid(): Said {
  const fields = new Map<Field, Set<string>>(FIELDS.map((field) => [field, new Set()]));
  const rows = new Set<string>();
  return {
    add(draft) {
      for (const field of FIELDS) fields.get(field)?.add(draft[field]);
      for (const row of draft.options.split('\n')) rows.add(bare(row));
    },
    has: (field, text) => fields.get(field)?.has(text) ?? false,
    hasRow: (row) => rows.has(bare(row)),
    hasRowButBlanks: (row) => [...rows].some((said) => said.trimEnd() === bare(row).trimEnd()),
  };
}

/** With or without U+FE0F an emoji is the same one. */
const bare = (row: string): string => row.replaceAll('\u{fe0f}', '');

/** The fields of a draft that say something that none of these ever said. Options are looked at row by row. */
export function unsaid(draft: Draft, by: readonly Said[]): Field[] {
  return FIELDS.filter((field) =>
    field === 'options'
      ? !draft.options.split('\n').every((row) => by.some((said) => said.hasRow(row)))
      : !by.some((said) => said.has(field, draft[field])),
  );
}

/** What was sent, as a draft: what is not there is empty. */
export function draftOfBody(body: string | null): Draft {
  const sent: unknown = JSON.parse(body ?? '{}');
  const text = (name: Field): string => {
    const value: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return recordOf(FIELDS, text);
}
