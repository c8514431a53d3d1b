import type { FileProblem, ImportReport } from '../../../../shared/exchange.ts';
import type { SplitAt, TableField } from '../../../../shared/import-look.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { listed } from './listed.ts';

const questions = (count: number): string => counted(count, 'question');

const fields: Record<TableField | 'none', string> = {
  title: 'Title',
  options: 'Options',
  description: 'Description',
  footer: 'Footer',
  image: 'Image',
  tags: 'Tags',
  plannedFor: 'Planned day',
  none: 'Leave out',
};

const splits: Record<SplitAt, string> = {
  line: 'Line breaks',
  bar: 'Line breaks and |',
  semicolon: 'Line breaks and ;',
};

/** Words of bringing questions in. */
export const importing = {
  title: 'Import questions',
  format: 'Format',
  formats: { text: 'Lines', csv: 'CSV', json: 'JSON' },
  hints: {
    text: 'Leave a line empty between questions.',
    csv: 'A question on each row.',
    json: 'A list, one on each line, or an export.',
  },
  openFile: 'Open a file…',
  close: 'Close',
  source: { text: 'Text to import', csv: 'CSV to import', json: 'JSON to import' },
  placeholder: 'Tea or coffee?\n🍵 - Tea\n☕ - Coffee\n\nDogs or cats?\n🐶 - Dogs\n🐱 - Cats',
  fileRead: (name: string, size: string) => `${name} (${size}) is too large to show here.`,
  writeInstead: 'Write here instead',

  columns: 'Columns',
  columnIs: (heading: string) => `“${heading}” is`,
  column: (position: number) => `Column ${position}`,
  fields,
  headings: 'The first row names the columns',
  splitAt: 'Options are split at',
  splits,

  dryRun: 'Dry run',
  empty: 'Nothing to import yet',
  emptyHelp: 'Write or paste questions, open a file, or drop one on the window.',
  looking: 'Reading',
  reading: (percent: number) => `Reading the file: ${percent}%`,
  cancelReading: 'Cancel reading',
  importing: (percent: number) => `Importing: ${percent}%`,
  cancelImport: 'Cancel import',
  importCanceled: 'Import canceled. Nothing was imported.',
  canceled: 'Reading canceled',
  canceledHelp: 'Nothing was imported. Open the file again, or another one.',
  failed: 'That can’t be imported',
  sums: (sums: {
    found: number;
    taken: number;
    drafts: number;
    here: number;
    impossible: number;
    leftOut: number;
  }) =>
    `${sums.found} found: ${listed(
      [
        `${sums.taken} to import`,
        sums.drafts > 0 ? `${sums.drafts} of them as ${sums.drafts === 1 ? 'a draft' : 'drafts'}` : '',
        sums.here > 0 ? `${sums.here} already here` : '',
        sums.impossible > 0 ? `${sums.impossible} not possible` : '',
        sums.leftOut > 0 ? `${sums.leftOut} left out` : '',
      ].filter((part) => part !== ''),
      ', ',
    )}`,
  comparing: (done: number, total: number) => `Comparing with your library, ${done} of ${total}`,
  show: 'Show',
  filters: {
    all: 'All',
    problem: (count: number) => counted(count, 'problem'),
    here: (count: number) => `${count} already here`,
  },
  head: {
    take: 'Import',
    line: 'Line',
    question: 'Question',
    emoji: 'Emoji',
    options: 'Options',
    will: 'Will be',
  },
  take: (title: string) => `Import “${title}”`,
  takeAll: 'Import all that are shown',
  untitled: 'Untitled',
  goTo: (line: number) => `Go to line ${line}`,
  will: {
    draft: 'Draft',
    ready: 'Ready',
    service: 'On service',
    sent: 'Sent',
    attention: 'Needs attention',
    removed: 'In the trash',
    impossible: 'Not possible',
    here: 'Already here',
  },
  same: 'Your library has the same. Tick to import it again.',
  older: 'Your library has it as of later. Tick to import this one too.',
  inFile: (line: number | null) =>
    `${line === null ? 'It is in this file already.' : `The same as on line ${line}.`} Tick to import it twice.`,
  veryClose: (title: string) => `Asks much the same as “${title}”. Tick to import anyway.`,
  nearTo: (title: string) => `Close to “${title}”.`,
  noted: (tags: readonly string[], day: string | null) =>
    [tags.length > 0 ? `Tags: ${tags.join(', ')}` : '', day === null ? '' : `Planned for ${day}`]
      .filter((part) => part !== '')
      .join(' · '),
  ofOption: (position: number, problem: string) =>
    `Option ${position}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`,
  moreFindings: (count: number) => `${count} more`,
  showMore: (count: number) => `Show ${count} more`,
  behind: (taken: number, left: number) =>
    `${counted(taken + left, 'more question')} not shown here: ${taken} to import, ${left} already here.`,
  ofFile: 'What there is to know about the file',
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  /** The host has English sentences for it; other languages make theirs of the facts. */
  problem: ({ message }: Pick<FileProblem, 'message' | 'fault'>): string => message,

  nothingYet: 'Nothing is saved until you press Import. You can undo it afterwards.',
  cancel: 'Cancel',
  do: (count: number) => (count === 0 ? 'Import' : `Import ${questions(count)}`),
  nothingTicked: 'Nothing is ticked.',
  imported: ({ questions: saved, drafts, removed }: ImportReport['added']) =>
    `Imported ${listed(
      [
        saved > 0 || drafts + removed === 0 ? questions(saved) : '',
        drafts > 0 ? counted(drafts, 'draft') : '',
        removed > 0 ? counted(removed, 'removed question') : '',
      ].filter((part) => part !== ''),
    )}`,
  undone: (removed: number, kept: number) =>
    kept === 0
      ? `${questions(removed)} taken out again`
      : `${questions(removed)} taken out again. ${kept} changed since then ${kept === 1 ? 'stays' : 'stay'}.`,
  undoGone: 'This import can’t be undone any more.',
  unknownName: 'This is no text file. Use a file of text, CSV, JSON or JSON lines.',
  tooLarge: 'The file is larger than 10 MB. Import it in parts.',
  notUtf8: 'The file is not UTF-8. Save it as UTF-8; in a spreadsheet choose “CSV UTF-8”.',
  unread: 'The file can’t be read.',
};
