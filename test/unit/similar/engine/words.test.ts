import { describe, expect, it } from 'vitest';
import { foldText, foldWord } from '../../../../electron/host/similar/engine/fold.ts';
import { inDigits } from '../../../../electron/host/similar/engine/numbers.ts';
import { porterStem } from '../../../../electron/host/similar/engine/porter.ts';
import { createSpelling, slipsBetween } from '../../../../electron/host/similar/engine/spelling.ts';
import { stemOf } from '../../../../electron/host/similar/engine/stem.ts';
import { tokensOf } from '../../../../electron/host/similar/engine/tokens.ts';

describe('an English stem', () => {
  it.each([
    ['movies', 'movie'],
    ['ponies', 'pony'],
    ['lied', 'lie'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['organization', 'organize'],
    ['relational', 'relate'],
    ['immediately', 'immediate'],
    ['goodness', 'good'],
    ['agreed', 'agree'],
    ['controlling', 'control'],
  ])('is the same for %s and %s', (a, b) => {
    expect(porterStem(a)).toBe(porterStem(b));
  });

  it.each(['is', 'as', 'sky', 'bus', 'string'])('leaves %s recognisable', (word) => {
    expect(word.startsWith(porterStem(word).slice(0, 2))).toBe(true);
  });

  it('keeps words apart that differ in more than an ending', () => {
    expect(porterStem('book')).not.toBe(porterStem('look'));
    expect(porterStem('singer')).not.toBe(porterStem('single'));
  });
});

describe('a stem by script', () => {
  it('takes Russian endings off', () => {
    expect(stemOf('фильмы')).toBe(stemOf('фильм'));
    expect(stemOf('книгу')).toBe(stemOf('книга'));
  });

  it('takes the Arabic article and possessive endings off', () => {
    expect(stemOf('الفصل')).toBe(stemOf('فصل'));
    expect(stemOf('فصلك')).toBe(stemOf('فصل'));
  });

  it('takes «favourite» off German words, and nothing off short ones', () => {
    expect(stemOf('lieblingsfilm')).toBe('film');
    expect(stemOf('lieblings')).not.toBe('');
  });

  it('leaves other scripts as they are', () => {
    expect(stemOf('季節')).toBe('季節');
    expect(stemOf('ταινίες')).toBe('ταινίες');
  });
});

describe('a folded word', () => {
  it('has no case, accents or apostrophes', () => {
    expect(foldWord("Crêpe's")).toBe('crepes');
    expect(foldWord('DON’T')).toBe('dont');
  });

  it('has one form of each Arabic letter and no vowel signs', () => {
    expect(foldWord('أَحْمَد')).toBe(foldWord('احمد'));
    expect(foldWord('مدرسة')).toBe(foldWord('مدرسه'));
  });
});

describe('a folded text', () => {
  it('differs by neither case, blanks, quotes nor the marks at its end', () => {
    expect(foldText('  What’s   UP?! ')).toBe(foldText("what's up"));
  });

  it('differs by words', () => {
    expect(foldText('A b')).not.toBe(foldText('Ab'));
  });
});

describe('tokens', () => {
  const words = (text: string) => tokensOf(text).map(({ word }) => word);

  it('stand where they say', () => {
    const text = 'Was würdest du — café 👍 1,000 Mal tun?';
    for (const { start, end } of tokensOf(text))
      expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N},]+$|^👍$/u);
    expect(words(text)).toEqual(['was', 'wurdest', 'du', 'cafe', '👍', '1000', 'mal', 'tun']);
  });

  it('count sentences and clauses', () => {
    const tokens = tokensOf('If so, why? And Mr. X 3.5?');
    expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(tokens.map(({ clause }) => clause)).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it('are pairs of characters where no blanks are written', () => {
    expect(words('好きな季節')).toEqual(['好き', 'きな', 'な季', '季節']);
    expect(words('日')).toEqual(['日']);
    expect(words('私はTシャツ2枚')).toEqual(['私は', 't', 'シャ', 'ャツ', '2', '枚']);
  });

  it('take a possessive as its owner', () => {
    expect(words("your mom’s car's")).toEqual(['your', 'mom', 'car']);
  });
});

describe('numbers', () => {
  it('are digits, however they are written', () => {
    expect(inDigits('five')).toBe('5');
    expect(inDigits('twenty')).toBe('20');
    expect(inDigits('ninety')).toBe('90');
    expect(inDigits('fiver')).toBe('fiver');
  });
});

describe('slips', () => {
  it.each([
    ['form', 'form', 0],
    ['form', 'from', 1],
    ['movie', 'moive', 1],
    ['movie', 'movi', 1],
    ['movie', 'moovie', 1],
    ['movie', 'mavie', 1],
    ['abcdef', 'badcfe', 3],
  ])('from %s to %s are %i', (a, b, count) => {
    expect(slipsBetween(a, b, 4)).toBe(count);
    expect(slipsBetween(b, a, 4)).toBe(count);
  });

  it('are not counted to the end beyond the most that counts', () => {
    expect(slipsBetween('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(slipsBetween('a', 'abcdef', 2)).toBe(3);
  });
});

describe('the spelling index', () => {
  const texts = ['season', 'seasons', 'reason', 'movie', 'movement', 'weihnachten'];
  const spelling = () => {
    const made = createSpelling((word) => texts[word] ?? '');
    for (const word of texts.keys()) made.add(word);
    return made;
  };

  it('finds what may be meant, the nearest first', () => {
    expect(
      spelling()
        .near('seasons', 2)
        .map(({ word }) => texts[word]),
    ).toEqual(['seasons', 'season', 'reason']);
    expect(
      spelling()
        .near('seaosn', 1)
        .map(({ word }) => texts[word]),
    ).toEqual(['season']);
  });

  it('finds what a beginning may become', () => {
    expect(
      spelling()
        .beginning('mov')
        .map((word) => texts[word]),
    ).toEqual(['movie', 'movement']);
    expect(spelling().beginning('movie')).toEqual([]);
  });

  it('finds kin by their letters', () => {
    expect(
      spelling()
        .kin('weihnachtsfilm', 0.5)
        .map(({ word }) => texts[word]),
    ).toEqual(['weihnachten']);
  });

  it('forgets words', () => {
    const made = spelling();
    made.remove(0);
    expect(made.near('seaosn', 1)).toEqual([]);
  });
});
