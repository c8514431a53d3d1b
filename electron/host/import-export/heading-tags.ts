import type { FileProblem } from '../../../shared/import-export/file-problem.ts';
import { PRIVATE_FIELDS, type PrivateFields } from '../../../shared/library/private-fields.ts';
import type { SectionHeading } from '../../../shared/question/question-list.ts';
import { createNoteAt } from './import-file-content.ts';
import { PRIVATE_CELLS } from './private-field-cells.ts';

/** Characters that would split a category's name into several tags. */
const TAG_SEPARATORS = /[,;\r\n]/g;

/** Parses a category or heading as a tag. The faults describe omitted tags. */
export const parseCategory = (name: string): ReturnType<typeof PRIVATE_CELLS.tags.parse> =>
  PRIVATE_CELLS.tags.parse(name.replace(TAG_SEPARATORS, ' '));

/**
 * Creates a function that converts the headings above questions to tags. Call `finish` after the last
 * question: it adds one note about all of them.
 */
export function createHeadingTagReader(addProblem: (problem: FileProblem) => void): {
  read: (headings: readonly SectionHeading[]) => PrivateFields;
  finish: () => void;
} {
  const known = new Map<SectionHeading, PrivateFields>();
  function readHeading(heading: SectionHeading): PrivateFields {
    const before = known.get(heading);
    if (before) return before;
    const { fields, faults } = parseCategory(heading.name);
    for (const fault of faults) addProblem(createNoteAt(heading.line, '', fault));
    known.set(heading, fields);
    return fields;
  }
  return {
    read: (headings) =>
      headings.length === 0 ? {} : headings.map(readHeading).reduce(PRIVATE_FIELDS.tags.merge),
    finish() {
      const [first, ...others] = [...known].filter(([, { tags = [] }]) => tags.length > 0);
      if (!first) return;
      const [{ line, name }] = first;
      addProblem(createNoteAt(line, '', { code: 'heading-tags', count: others.length + 1, name }));
    },
  };
}
