import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw } from '../../performance/draw.ts';
import { BENCHES, parseFigures, readFigures } from '../../performance/figures.ts';
import { PAGE, plotFile, sectionOf, sectionText } from '../../performance/page.ts';
import { plotsOf } from '../../performance/plots.ts';

const textOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

/** Figures of one bench, as it would print them. */
const measured = (printed: unknown) => ({
  at: '2026-11-01T00:00:00Z',
  machine: 'a computer',
  args: [],
  printed,
});

describe('the page of the figures', () => {
  it.each(BENCHES)('says of %s what was measured', (name) => {
    const section = sectionText(name, readFigures());
    const marker = (end: string) => `<!-- ${sectionOf(name)}: ${end} -->`;
    expect(readFileSync(PAGE, 'utf8')).toContain(`${marker('begin')}\n\n${section}\n\n${marker('end')}`);
  });

  it('has the plots of what was measured', () => {
    for (const [name, plot] of plotsOf(readFigures()))
      expect(readFileSync(plotFile(name), 'utf8')).toBe(draw(plot));
  });

  it('says of a figure that is not reached that it is not', () => {
    const target = { name: 'a ratio', value: 2, reach: '<= 1.3', met: false };
    const sync = measured({
      ofBare: 2,
      ofBareDurable: 1.5,
      ofBareKept: 2.5,
      requestsPerQuestion: 1,
      targets: [target],
    });
    expect(sectionText('sync', parseFigures({ sync }))).toContain('| a ratio | 2 | at most 1.3 | **no** |');
  });

  it('says so where nothing was measured', () => {
    expect(sectionText('api', {})).toBe('Not measured yet.');
  });

  it('takes no figures that a bench does not print', () => {
    expect(() => parseFigures({ api: measured({ rows: [] }) })).toThrow(/targets/);
  });
});

describe('a plot', () => {
  const peers = (create: number) =>
    parseFigures({
      peers: measured({
        tables: [100, 10_000].map((stored) => ({
          title: `Speed with ${stored.toLocaleString('en')} questions stored at the start`,
          rows: [
            { server: 'Ours', 'GET / bare': 0.5, 'create / bare': create },
            { server: 'Theirs', 'GET / bare': 'did not start' },
          ],
        })),
      }),
    });
  const svgOf = (create: number) => [...plotsOf(peers(create)).values()].map(draw).join('');

  it('names axes and lines', () => {
    expect(textOf(svgOf(0.2))).toEqual(
      expect.arrayContaining([
        'Beside the servers that others use',
        'create / bare',
        'Ours',
        'Theirs',
        '10,000',
      ]),
    );
  });

  it('is the same for the same figures, and another for others', () => {
    expect(svgOf(0.2)).toBe(svgOf(0.2));
    expect(svgOf(0.3)).not.toBe(svgOf(0.2));
  });
});
