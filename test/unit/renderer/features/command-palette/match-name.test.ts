import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchName } from '../../../../../renderer/features/command-palette/match-name.ts';

/**
 * Returns the match's rank and the name with the matched parts in brackets, or null if the name doesn't
 * match.
 */
function show(name: string, typed: string, also?: string): string | null {
  const match = matchName(name, typed, also);
  if (!match) return null;
  let at = 0;
  let shown = '';
  for (const [from, to] of match.marks) {
    shown += `${name.slice(at, from)}[${name.slice(from, to)}]`;
    at = to;
  }
  return `${match.rank} ${shown}${name.slice(at)}`;
}

describe('matchName', () => {
  it.each([
    ['Go to drafts', 'go to', '0 [Go to] drafts'],
    ['Go to drafts', 'dra', '1 Go to [dra]fts'],
    ['Go to drafts', 'g d', '1 [G]o to [d]rafts'],
    ['Go to drafts', 'drafts go', '2 [Go] to [drafts]'],
    ['Go to drafts', 'raft', '4 Go to d[raft]s'],
    ['Go to drafts', 'gtd', '5 [G]o [t]o [d]rafts'],
    ['Go to drafts', 'godr', '5 [G][o] to [d][r]afts'],
    ['Go to drafts', 'gx', null],
    ['Go to drafts', 'gs', null],
    ['Próximo problema', 'prox', '0 [Próx]imo problema'],
    ['Mark as posted…', 'POST', '1 Mark as [post]ed…'],
    ['Duplicate', '', '0 Duplicate'],
  ])('matches %j and %j as %j', (name, typed, shown) => {
    expect(show(name, typed)).toBe(shown);
  });

  it('matches synonyms with a lower rank', () => {
    expect(show('Remove', 'delete', 'delete trash')).toBe('3 Remove');
    expect(show('Remove', 'rem tra', 'delete trash')).toBe('3 [Rem]ove');
    expect(show('Remove', 'elete', 'delete trash')).toBeNull();
  });

  it('matches every part of a name and returns sorted ranges', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (name, from, length) => {
        const characters = [...name];
        const start = characters.length === 0 ? 0 : from % characters.length;
        const match = matchName(name, characters.slice(start, start + length).join(''));
        expect(match).not.toBeNull();
        let last = 0;
        for (const [begin, end] of match?.marks ?? []) {
          expect(begin).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(begin);
          expect(end).toBeLessThanOrEqual(name.length);
          expect(begin).toBeGreaterThanOrEqual(Math.min(last, begin));
          last = end;
        }
      }),
    );
  });
});
