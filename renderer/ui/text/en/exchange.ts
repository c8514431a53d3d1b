import type { ImportReport } from '../../../../shared/exchange.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `3 questions, 1 draft and 2 removed ones`. */
function what({ questions, drafts, removed }: ImportReport['added']): string {
  const parts = [
    questions > 0 || drafts + removed === 0 ? counted(questions, 'question') : '',
    drafts > 0 ? counted(drafts, 'draft') : '',
    removed > 0 ? counted(removed, 'removed question') : '',
  ].filter((part) => part !== '');
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}

/** Words of export and import. */
export const exchange = {
  label: 'Export and import',
  help: 'The whole library as a file, or questions from a file. An export as JSON loses nothing.',
  exportOpen: 'Export…',
  importOpen: 'Import…',
  exportTitle: 'Export the library',
  exportFormat: 'Form of the file',
  exportDo: 'Export',
  formats: {
    json: { label: 'JSON', help: 'Everything: drafts, votes, ids and removed questions too.' },
    jsonl: { label: 'JSON lines', help: 'The same, with one question on each line.' },
    csv: { label: 'CSV', help: 'What you see of each question, for a spreadsheet.' },
    text: { label: 'Text', help: 'Titles and options alone, to read or to paste.' },
  },
  exported: (file: string, leftOut: number) =>
    leftOut === 0
      ? `Exported as ${file}`
      : `Exported as ${file}, without ${counted(leftOut, 'draft')} that ${leftOut === 1 ? 'has' : 'have'} no title`,
  importTitle: (file: string) => `Import ${file}`,
  importDo: 'Import',
  close: 'Close',
  wouldAdd: (added: ImportReport['added']) => `Adds ${what(added)}.`,
  wouldAddNothing: 'There is nothing new in it.',
  same: (count: number) => `${count} left out: the library has the same.`,
  older: (count: number) => `${count} left out: the library has ${count === 1 ? 'it' : 'them'} as of later.`,
  renumbered: (count: number) =>
    `${count} with another id: ${count === 1 ? 'its own' : 'their own'} is taken.`,
  breaking: (count: number) => `${count} ${count === 1 ? 'breaks' : 'break'} a limit.`,
  refused: 'It can’t be imported before this is mended. Nothing was changed.',
  problems: 'What there is to know about the file',
  place: (line: number | null, path: string) =>
    [line === null ? '' : `Line ${line}`, path].filter((part) => part !== '').join(', '),
  moreProblems: (count: number) => `${count} more`,
  imported: (added: ImportReport['added']) => `Imported ${what(added)}`,
  undone: 'The library is as it was before the import',
  unknownName: 'Its name must end with .json, .jsonl, .csv or .txt, to tell what is in it.',
  tooLarge: 'It is larger than 10 MB. Import it in parts.',
  notUtf8: 'It is not UTF-8. Save it as UTF-8; in a spreadsheet choose “CSV UTF-8”.',
  unread: 'It can’t be read.',
};
