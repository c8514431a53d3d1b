import { EXPORT_FORMAT } from '../../../shared/exchange.ts';
import type { CsvFault, FileFault, JsonFault } from '../../../shared/file-fault.ts';
import { MAX_JSON_DEPTH } from '../json.ts';

/** Why a text is no JSON, without full stop. */
export const JSON_WORDS: Record<JsonFault, string> = {
  value: 'a value is expected here',
  'value or ]': 'a value or ] is expected here',
  name: 'a name in double quotes is expected here',
  'name or }': 'a name in double quotes or } is expected here',
  colon: 'a colon is missing behind the name',
  comma: 'a comma is missing here, or a bracket is not closed',
  end: 'there is more behind the end of the value',
  early: 'it ends too early and seems to be incomplete',
  'open-text': 'a text in double quotes does not end',
  escape: 'no such escape; a backslash itself is written \\\\',
  control: 'a line break, or another control character, stands in a text; \\n is a line break there',
  depth: `arrays and objects are nested more than ${MAX_JSON_DEPTH} levels deep`,
};

const CSV_WORDS: Record<CsvFault, string> = {
  'open-quote': 'a quote " is opened here and never closed',
  'behind-quote': 'text stands behind a closing quote; a quote in a cell is written ""',
};

const RATHER = {
  json: ' Where the whole file is one array, it is JSON: name it .json.',
  jsonl: ' Where the file has one question a line, it is JSONL: name it .jsonl.',
};

const LAID_OUT = 'In an export of this size each entry must stand on a line of its own, as the app wrote it';

/** What is wrong with a file, in sentences: what the command line says. */
export function wordFileFault(fault: FileFault): string {
  switch (fault.code) {
    case 'empty':
      return 'The file is empty.';
    case 'not-utf8':
      return 'The file is not UTF-8. Save it as UTF-8; in a spreadsheet choose «CSV UTF-8».';
    case 'no-object':
      return 'A question is an object: { "title": "…", "options": "…" }.';
    case 'foreign-member':
      return 'No part of a question; it is left out.';
    case 'foreign-column':
      return 'No part of a question; the column is left out.';
    case 'json-expected':
      return `An array of questions is expected, or an export: an object with "format": "${EXPORT_FORMAT}".`;
    case 'bad-header':
      return 'The header of an export needs a version and a count. Make the export again.';
    case 'no-entries':
      return 'An export has a list of its entries here.';
    case 'behind-end':
      return `There is more behind the end. ${LAID_OUT}.`;
    case 'canceled':
      return 'Canceled. Nothing was imported.';
    case 'out-of-memory':
      return 'Reading the file takes too much memory. Split it into smaller files. Nothing was imported.';
    case 'unreadable':
      return "The file couldn't be read because of an unexpected error. Nothing was imported.";
    case 'too-long':
      return `The ${fault.field} ${fault.field === 'options' ? 'have' : 'has'} more than ${fault.most} ${fault.unit}. Shorten the text, and import again.`;
    case 'too-large': {
      const exports =
        fault.exports === null
          ? ''
          : ` Only an export, as the app wrote it, may have up to ${fault.exports} MiB.`;
      return `The file has more than ${fault.mebibytes} MiB. Import it in parts.${exports}`;
    }
    case 'no-csv':
      return `The file is no CSV from here on, and was read no further: ${CSV_WORDS[fault.why]}.`;
    case 'too-wide':
      return `The row has ${fault.cells} cells, but the header has ${fault.width}. A cell that holds the separator, a quote or a line break stands in quotes.`;
    case 'no-column': {
      const found = fault.found.map((name) => JSON.stringify(name)).join(', ');
      return `No column is called ${JSON.stringify(fault.wanted)}; there are ${found}. Name it, or say which one it is: --columns ${fault.column}=NAME.`;
    }
    case 'two-columns':
      return `Two columns are called ${JSON.stringify(fault.wanted)}.`;
    case 'no-day':
      return `${JSON.stringify(fault.typed)} is no day like 2026-11-20 or 20.11.2026; it is left out.`;
    case 'long-tag':
      return `The tag ${JSON.stringify(fault.tag)} has more than ${fault.most} characters; it is left out.`;
    case 'many-tags':
      return `A question has ${fault.most} tags at most; ${fault.left} more ${fault.left === 1 ? 'is' : 'are'} left out.`;
    case 'no-json': {
      if (fault.why === 'depth')
        return `Arrays and objects are nested more than ${MAX_JSON_DEPTH} levels deep here. Remove the field that holds them and try again.`;
      const why = fault.why === null ? '' : `: ${JSON_WORDS[fault.why]}`;
      if (fault.what === 'own-line') return `This line is no JSON${why}. ${LAID_OUT}.`;
      const rather = fault.rather === null ? '' : RATHER[fault.rather];
      return `This ${fault.what === 'line' ? 'line ' : ''}is no JSON${why}.${rather}`;
    }
    case 'wrong-count':
      return `The header promises ${fault.promised} entries, but ${fault.found} follow. Is the file complete? Where lines were taken out on purpose, mend "count".`;
    case 'too-many':
      return `An export may have ${fault.most} entries at most. Import it in parts.`;
    case 'too-many-questions':
      return `The file has more than ${fault.most.toLocaleString('en-US')} questions. Split it into smaller files.`;
    case 'newer-export':
      return `The export has version ${fault.version}; this program knows ${fault.known}. Update it.`;
    case 'other-format': {
      const hint = fault.isOurs
        ? 'one of the files that a library consists of. Export the library, and take the export'
        : 'no export. Take an export, a snapshot or a backup of QOTD Studio, or questions without a format';
      return `This is a file of the format ${JSON.stringify(fault.format)}: ${hint}.`;
    }
    case 'bad-snapshot':
      return `The snapshot can't be read: ${fault.reason}.`;
    case 'bad-entry':
      return `${fault.wrong}. An entry must be as it was exported; mend it, or export again.`;
    case 'same-id':
      return `${fault.path || `line ${fault.line}`} has the id ${fault.id} as well. Take one of them out, or give it another id.`;
    case 'no-text': {
      const { field, isThere } = fault;
      const lines = 'one text, its lines separated by \\n.';
      if (field === 'options')
        return isThere ? `The options must be ${lines}` : `The options are missing. They are ${lines}`;
      const orNull = field === 'title' ? '' : ' or null';
      return isThere ? `The ${field} must be a text${orNull}.` : `The ${field} is missing.`;
    }
  }
}
