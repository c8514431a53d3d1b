import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRowReader,
  escapeFormula,
  formatCsvRow,
  scanCsv,
  scanTable,
  unescapeFormula,
} from '../../../electron/host/import-export/csv-syntax.ts';
import { anySource, anyUnits } from '../shared/arbitraries.ts';

const cell = fc.oneof(
  anySource,
  fc
    .array(fc.constantFrom(...['=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', 'a', '＝']), {
      maxLength: 6,
    })
    .map((pieces) => pieces.join('')),
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

describe('the CSV module', () => {
  it('reads the rows that it wrote, with their line numbers', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const lines = written.map(formatCsvRow);
        const scan = scanCsv(lines.join(''), ',');
        expect(scan.broken).toBeNull();
        expect(scan.rows.map(({ cells }) => cells.map(unescapeFormula))).toEqual(written);
        const begins = lines.map(
          (_, index) =>
            lines
              .slice(0, index)
              .join('')
              .split(/\r\n|\r|\n/).length,
        );
        expect(scan.rows.map(({ line }) => line)).toEqual(begins);
      }),
      { numRuns: 2_000 },
    );
  });

  it("reads other programs' files as those programs do", () => {
    const plain = fc
      .string({ unit: fc.constantFrom('a', 'ä', ' ', "'", '=') })
      .map((text) => ({ text, cell: text }));
    const quoted = fc
      .string({ unit: fc.constantFrom('a', '""', ',', ';', '\n', '\r\n', ' ') })
      .map((text) => ({ text: `"${text}"`, cell: text.replaceAll('""', '"') }));
    const row = fc.array(fc.oneof(plain, quoted), { minLength: 1, maxLength: 4 });
    const file = fc.tuple(fc.array(row), fc.constantFrom('\n', '\r\n'), fc.boolean());
    fc.assert(
      fc.property(file, ([found, end, isEnded]) => {
        const lines = found.map((cells) => cells.map(({ text }) => text).join(';'));
        const scan = scanCsv(lines.join(end) + (isEnded && lines.length > 0 ? end : ''), ';');
        // An empty last line doesn't count as a row unless a line break follows it.
        const written = !isEnded && lines.at(-1) === '' ? found.slice(0, -1) : found;
        expect(scan.broken).toBeNull();
        expect(scan.rows.map(({ cells }) => cells)).toEqual(
          written.map((cells) => cells.map(({ cell }) => cell)),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("never throws or counts lines that don't exist", () => {
    fc.assert(
      fc.property(fc.oneof(cell, anyUnits), fc.constantFrom(',', ';', '\t'), (text, delimiter) => {
        const scan = scanCsv(text, delimiter);
        const last = text.split(/\r\n|\r|\n/).length;
        const lines = [...scan.rows, ...(scan.broken ? [scan.broken] : [])].map(({ line }) => line);
        for (const line of lines) expect(line >= 1 && line <= last).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['a,"b\nc', [], 1, 'open-quote'],
    ['a,b\n"c"d,e', [['a', 'b']], 2, 'behind-quote'],
    ['"a\nb"\nc,"d', [['a\nb']], 3, 'open-quote'],
  ])('reports where %j becomes invalid and keeps earlier rows', (text, before, line, why) => {
    const { rows, broken } = scanCsv(text, ',');
    expect(broken).toEqual({ line, why });
    expect(rows.map(({ cells }) => cells)).toEqual(before);
  });

  it("uses the first row's most frequent delimiter that makes the text valid", () => {
    const cells = (text: string) => scanTable(text).rows.map((row) => row.cells);
    expect(cells('a;b\n"c";d\n"e')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(scanTable('a;b\n"c";d\n"e').broken).toEqual({ line: 3, why: 'open-quote' });
    expect(cells('a,b;c\n"d, e";f')).toEqual([
      ['a,b', 'c'],
      ['d, e', 'f'],
    ]);
    expect(cells('Tea, coffee, or cocoa?;🍵 - Tea\n"Sea; or hills?";🌊 - Sea')).toEqual([
      ['Tea, coffee, or cocoa?', '🍵 - Tea'],
      ['Sea; or hills?', '🌊 - Sea'],
    ]);
    expect(scanTable('"a')).toMatchObject({ rows: [], broken: { line: 1, why: 'open-quote' } });
  });

  it('finds the delimiter of a table even if its quoted cells contain others', () => {
    const text = fc
      .array(fc.constantFrom('Tea', 'é', '5', ' ', '"', '\n', ',', ';', '\t', '|', ', ', '; '), {
        maxLength: 8,
      })
      .map((pieces) => pieces.join(''));
    const quote = (text: string) => (/[",;\t|\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t', '|'), (written, delimiter) => {
        fc.pre(written.some((cells) => cells.some((cell) => cell.trim() !== '')));
        const lines = written.map((cells) => `${cells.map(quote).join(delimiter)}\n`);
        const scan = scanTable(lines.join(''));
        expect(scan.delimiter).toBe(delimiter);
        expect(scan.rows.map(({ cells }) => cells)).toEqual(written);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    [';', 'Wie viel?;1,5;2,5\nWie lang?;3,5;4,5'],
    [';', 'Tea or coffee?;Tea,Coffee\nDogs or cats?;Dogs,Cats'],
    [',', 'Tea or coffee?,Tea;Coffee\nDogs or cats?,Dogs;Cats'],
    ['\t', 'Tea; or coffee?\ta\nCats; or dogs?\tb'],
    ['\t', 'Tea, coffee, or milk?\ta\nCats, dogs, or fish?\tb'],
    ['\t', 'Tea | coffee?\ta\nCats | dogs?\tb'],
    ['\t', 'Tea, or 5" pizza?\ta\nCats, or dogs?\tb'],
    [';', 'Tea, or coffee?;a\nCats, or dogs?;b'],
    [',', 'Tea; or coffee?,a\nCats; or dogs?,b'],
    [';', 'Frage;Preis\nTee?;"1,5"\nMilch?;"2,5"'],
    [',', 'a, b?\nc, d?'],
    [',', 'Tea or coffee?\nCats or dogs?'],
  ])('finds the delimiter %j although every row contains others: %j', (delimiter, text) => {
    expect(scanTable(text).delimiter).toBe(delimiter);
  });

  it('escapes formulas for spreadsheets and restores them without loss', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
    expect(escapeFormula('=HYPERLINK("https://x.example")')).toBe('\'=HYPERLINK("https://x.example")');
    expect(escapeFormula("it's")).toBe("it's");
  });

  it('escapes formulas for any delimiter, with or without quotes', () => {
    const risky = fc
      .array(
        fc.constantFrom(
          ...['=1+1', '+', '-', '@', '＝'],
          ...["'", '"', ',', ';', ' ', '\u00a0', '\u200b', 'a'],
        ),
        { maxLength: 8 },
      )
      .chain((pieces) =>
        fc.tuple(
          fc.constant(pieces),
          fc.array(fc.constantFrom('\t', '\r\n', '\n', '\r', ''), { maxLength: 8 }),
        ),
      )
      .map(([pieces, breaks]) => pieces.map((piece, at) => piece + (breaks[at] ?? '')).join(''));
    const table = fc.array(fc.array(fc.oneof(risky, cell), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(table, (written) => {
        const text = written.map(formatCsvRow).join('');
        const cells = [
          ...([',', ';', '\t'] as const).flatMap((delimiter) =>
            scanCsv(text, delimiter).rows.flatMap((row) => row.cells),
          ),
          ...[/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/, /[,;\t\r\n]/, /[\r\n]/].flatMap((ends) => text.split(ends)),
        ];
        for (const one of cells) expect(one.replace(/^["\s\u200b]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        const unescaped = scanCsv(text, ',').rows.map((row) => row.cells.map(unescapeFormula));
        expect(unescaped).toEqual(written);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\r=1+1', "a\r'=1+1"],
    ['a";=1+1;"b', `a";'=1+1;"b`],
    ['a; "=1+1', `a; "'=1+1`],
    ['a\t=1+1', "a\t'=1+1"],
    [' =1+1', " '=1+1"],
    ["a;'=1+1", "a;''=1+1"],
    ['1+1=2; a-b', '1+1=2; a-b'],
  ])('writes %j as %j and reads it back', (text, written) => {
    expect(escapeFormula(text)).toBe(written);
    expect(unescapeFormula(written)).toBe(text);
  });

  it('leaves a long run of delimiters unchanged without slowing down', () => {
    const text = `${'\t;,'.repeat(100_000)}${"'".repeat(100_000)}`;
    expect(escapeFormula(`a${text}b`)).toBe(`a${text}b`);
    expect(unescapeFormula(`a${text}b`)).toBe(`a${text}b`);
  });

  it('removes only escapes that its own export added', () => {
    const written = ["Which sign, '+' or '-'?", "'=1", "a\n'=1"];
    const old = createRowReader(['title', 'options', 'footer']);
    expect(old(written)).toEqual(["Which sign, '+' or '-'?", '=1', "a\n'=1"]);
    const own = createRowReader(['Title', 'CSVVERSION ', 'options']);
    expect(own(["Which sign, ''+' or '-'?", '2', "a\n'=1"])).toEqual([
      "Which sign, '+' or '-'?",
      '2',
      'a\n=1',
    ]);
    // A row that's added by hand has no version.
    expect(own(["Which sign, '+' or '-'?", '', "'=1"])).toEqual(["Which sign, '+' or '-'?", '', '=1']);
  });
});
