import type { SplitAt, TableChoice, TableField } from '../../../shared/import-look.ts';
import type { CsvRow } from './csv.ts';

/** Headings that people give to the parts of a question. «Tag» alone is a word in English, and another one in German. */
const NAMES: readonly (readonly [RegExp, TableField])[] = [
  [/^(?:title|question|question text|prompt|poll|frage|titel|pregunta|titre)$/u, 'title'],
  [
    /^(?:options?|answers?|choices?|antwort(?:en)?|opci(?:ó|o)n(?:es)?|réponses?)(?: ?[_#.-]? ?(?:\d+|[a-z]))?$/u,
    'options',
  ],
  [/^(?:description|details?|context|beschreibung|descripción)$/u, 'description'],
  [/^(?:footer|note|fußzeile)$/u, 'footer'],
  [/^(?:tags|labels?|keywords?|categor(?:y|ies)|schlagw(?:o|ö)rt(?:er)?|kategorien?|etiquetas?)$/u, 'tags'],
  [/^(?:planned ?(?:for|day)?|date|day|datum|fecha)$/u, 'plannedFor'],
  [/^(?:image|picture|image url|bild|imagen)$/u, 'image'],
];

const fieldOf = (heading: string): TableField | null => {
  const name = heading.trim().toLowerCase();
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
};

/** Rows that are looked at to see how options are parted. */
const LOOKED_AT = 50;

/**
 * How a table is probably meant: by its headings; where they say nothing, its first column is the title and all others are
 * options.
 */
export function guessTable(rows: readonly CsvRow[]): TableChoice {
  const headings = rows[0]?.cells ?? [];
  const named = onceEach(headings.map(fieldOf));
  const hasHeader = named.includes('title') || named.includes('options');
  const fields = hasHeader ? named : headings.map((_, at) => (at === 0 ? 'title' : 'options'));
  return { fields, hasHeader, splitAt: splitOf(rows.slice(hasHeader ? 1 : 0), fields) };
}

/** Only options may be in several columns. */
function onceEach(fields: readonly (TableField | null)[]): (TableField | null)[] {
  return fields.map((field, at) => (field === 'options' || fields.indexOf(field) === at ? field : null));
}

/** Line breaks, unless most cells of options have none and one of the signs. */
function splitOf(rows: readonly CsvRow[], fields: TableChoice['fields']): SplitAt {
  if (fields.filter((field) => field === 'options').length !== 1) return 'line';
  const at = fields.indexOf('options');
  const cells = rows.slice(0, LOOKED_AT).flatMap(({ cells: all }) => all[at] || []);
  const withSign = (sign: string) =>
    cells.filter((cell) => cell.includes(sign) && !cell.includes('\n')).length * 2 > cells.length;
  if (withSign('|')) return 'bar';
  return withSign(';') ? 'semicolon' : 'line';
}
