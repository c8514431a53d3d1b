import type { SplitAt, TableChoice, TableField } from '../../../shared/import-look.ts';
import type { CsvRow } from './csv.ts';

/** Headings that people give to the parts of a question. */
const NAMES: readonly (readonly [RegExp, TableField])[] = [
  [/^(?:title|question|question text|prompt|poll|frage|titel|pregunta|titre)$/u, 'title'],
  [
    /^(?:option(?:s|en)?|answers?|choices?|antwort(?:en)?|opci(?:ó|o)n(?:es)?|réponses?)(?: ?[_#.-]? ?(?:\d+|[a-z]))?$/u,
    'options',
  ],
  [/^(?:description|details?|context|beschreibung|descripción)$/u, 'description'],
  [/^(?:footer|note|fußzeile)$/u, 'footer'],
  [
    /^(?:tags|labels?|keywords?|categor(?:y|ies)|(?:schlag|stich)w(?:o|ö)rt(?:er|e)?|kategorien?|etiquetas?)$/u,
    'tags',
  ],
  [/^(?:planned ?(?:for|day)?|date|day|when|datum|wann|geplant(?: für)?|fecha)$/u, 'plannedFor'],
  [/^(?:image|picture|image url|bild|imagen)$/u, 'image'],
];

/** A day, in whatever order it is written. */
const DAY = /^\s*\d{1,4}[-./]\s?\d{1,2}[-./]/u;

/** What each column is by its heading; null for what says nothing. */
function fieldsOf(rows: readonly CsvRow[]): (TableField | null)[] {
  const names = (rows[0]?.cells ?? []).map((heading) => heading.trim().toLowerCase());
  const fields = names.map((name) => NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null);
  return fields.map((field, at) => {
    if (names[at] !== 'tag') return field;
    // A word in English, and another one in German: a day. It gives way to a column that can be nothing else.
    const cells = rows.slice(1, LOOKED_AT).flatMap(({ cells: all }) => all[at]?.trim() || []);
    const isDay = cells.filter((cell) => DAY.test(cell)).length * 2 > cells.length;
    const meant: TableField = isDay ? 'plannedFor' : 'tags';
    return fields.includes(meant) ? field : meant;
  });
}

/** Rows that are looked at to see what cells hold. */
const LOOKED_AT = 50;

/**
 * How a table is probably meant: by its headings; where they say nothing, its first column is the title and all others are
 * options.
 */
export function guessTable(rows: readonly CsvRow[]): TableChoice {
  const headings = rows[0]?.cells ?? [];
  const named = onceEach(fieldsOf(rows));
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
