import { counted } from '../../../../shared/text/counted.ts';

/** Words of export. */
export const exchange = {
  label: 'Export and import',
  help: 'The whole library as a file, or questions from a file. An export as JSON loses nothing.',
  exportOpen: 'Export…',
  importOpen: 'Import…',
  exportTitle: (count: number | null) =>
    count === null ? 'Export the library' : `Export ${counted(count, 'question')}`,
  exportFormat: 'Form of the file',
  exportDo: 'Export',
  formats: {
    json: { label: 'JSON', help: 'Everything: drafts, votes, ids and removed questions too.' },
    jsonl: { label: 'JSON lines', help: 'The same, with one question on each line.' },
    csv: { label: 'CSV', help: 'What you see of each question, for a spreadsheet.' },
    text: { label: 'Text', help: 'Titles and options alone, to read or to paste.' },
  },
  someAsJson: 'Everything: drafts, votes and ids too.',
  exported: (file: string, leftOut: number) =>
    leftOut === 0
      ? `Exported as ${file}`
      : `Exported as ${file}, without ${counted(leftOut, 'draft')} that ${leftOut === 1 ? 'has' : 'have'} no title`,
};
