import { describe, expect, it } from 'vitest';
import { stemOf } from '../../../../../electron/host/similar/worker/engine/stemmer.ts';
import {
  foldText,
  foldWord,
  tokensOf,
} from '../../../../../electron/host/similar/worker/engine/tokenizer.ts';
import {
  areDifferentNumbers,
  createWordForms,
  isNegation,
  isNumber,
  toDigits,
} from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

describe('a stem by script', () => {
  it('takes Russian endings off', () => {
    expect(stemOf('фильмы')).toBe(stemOf('фильм'));
    expect(stemOf('книгу')).toBe(stemOf('книга'));
  });

  it('takes the Arabic article and possessive endings off', () => {
    expect(stemOf('الفصل')).toBe(stemOf('فصل'));
    expect(stemOf('فصلك')).toBe(stemOf('فصل'));
  });

  it('takes nothing but an article from the beginning of an Arabic word, and leaves two letters of it', () => {
    expect(stemOf('مالك')).toBe(stemOf('مال'));
    expect(stemOf('سالم')).toBe('سالم');
    expect(stemOf('واب')).toBe('واب');
    expect(stemOf('وكتاب')).toBe('كتاب');
    expect(stemOf('كتابها')).toBe('كتاب');
    expect(stemOf('انهار')).toBe('انهار');
  });

  it('takes «favourite» off German words, and nothing off short ones', () => {
    expect(stemOf('lieblingsfilm')).toBe('film');
    expect(stemOf('lieblings')).not.toBe('');
    expect(stemOf('vorlieblingsfilm')).toBe('vorlieblingsfilm');
  });

  it('takes nothing off words of two scripts', () => {
    for (const word of ['xфильмы', 'фильмыx', 'xالفصل', 'الفصلx', 'hopingя', 'яhoping'])
      expect(stemOf(word)).toBe(word);
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
    expect(foldWord('کتاب')).toBe('كتاب');
    expect(foldWord('على')).toBe(foldWord('علی'));
  });
});

describe('a folded text', () => {
  it('differs by neither case, blanks, quotes nor the marks at its end', () => {
    expect(foldText('  What’s   UP?! ')).toBe(foldText("what's up"));
  });

  it('differs by no number of marks around it, and by quotes as such', () => {
    expect(foldText(' ¿¡Qué “Casa”!?… ')).toBe('qué "casa"');
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
    expect(words('コーヒー')).toEqual(['コー', 'ーヒ', 'ヒー']);
    expect(words('ﾍﾟｯﾄ')).toEqual(words('ペット'));
    expect(words('私はTシャツ2枚')).toEqual(['私は', 't', 'シャ', 'ャツ', '2', '枚']);
  });

  it('stand where they say between characters, and are none where only marks are', () => {
    const text = '私はTシャツ2枚 日本x';
    for (const { word, start, end } of tokensOf(text))
      expect(text.slice(start, end).toLowerCase().normalize('NFKC')).toBe(word);
    expect(words('日本x')).toEqual(['日本', 'x']);
    expect(words('\u0301')).toEqual([]);
    expect(words('\u0301日本\u0301')).toEqual(['日本\u0301']);
  });

  it('take a possessive as its owner', () => {
    expect(words("your mom’s car's")).toEqual(['your', 'mom', 'car']);
    expect(words("rock's'n")).toEqual(['rocksn']);
  });

  it('take what English shortens a verb to as none', () => {
    expect(words("He'll go, I'd stay; SHE'S here")).toEqual(['he', 'go', 'i', 'stay', 'she', 'here']);
    expect(words("don't l'eau памʼять comp'ter")).toEqual(['dont', 'leau', 'память', 'compter']);
  });

  it('are words with the accents of Latin and Cyrillic, however these are written', () => {
    for (const text of ['España São Bạn Donʼt', 'компʼютер г̃ g̃uaraní'])
      expect(words(text.normalize('NFD'))).toEqual(words(text.normalize('NFC')));
    expect(words('España Bạn'.normalize('NFD'))).toEqual(['espana', 'ban']);
  });

  it('take separators out of numbers, where they separate thousands', () => {
    expect(words('1,000 1.000.000 1,5 3.14159 10,00')).toEqual([
      '1000',
      '1000000',
      '1,5',
      '3.14159',
      '10,00',
    ]);
    expect(words('1,0000')).toEqual(['1,0000']);
  });

  it('take decades as one word, and no other numbers before letters', () => {
    expect(words("the 80s, 1990's and 70er")).toEqual(['the', '80s', '1990s', 'and', '70er']);
    expect(words('50s 180sx 80server')).not.toContain('80s');
  });
});

describe('numbers', () => {
  it('are digits, however they are written', () => {
    expect(toDigits('five')).toBe('5');
    expect(toDigits('twenty')).toBe('20');
    expect(toDigits('ninety')).toBe('90');
    expect(toDigits('fiver')).toBe('fiver');
    expect(toDigits('nineteen')).toBe('19');
  });

  it('are decades of the 20th century, however they are written', () => {
    for (const nineties of ['nineties', '90s', '90er', '1990s', '1990er'])
      expect(toDigits(nineties)).toBe('90s');
    for (const other of ['1930s', '30s', '90', '1990', '90server', 'x90s', '2090s'])
      expect(toDigits(other)).toBe(other);
  });

  it('are told from words, and from one another, whatever stands behind them', () => {
    for (const number of ['7', '1990', '90s', '70er', '٣', '½']) expect(isNumber(number)).toBe(true);
    for (const word of ['seven', 'x7', '7x', '7sx', 's', '']) expect(isNumber(word)).toBe(false);
    expect(areDifferentNumbers('60', '61')).toBe(true);
    expect(areDifferentNumbers('60s', '70s')).toBe(true);
    for (const same of ['60', '60s', '60er']) expect(areDifferentNumbers('60', same)).toBe(false);
    expect(areDifferentNumbers('60er', '60s')).toBe(false);
    expect(areDifferentNumbers('60', 'sixties')).toBe(false);
    expect(areDifferentNumbers('six', '61')).toBe(false);
  });
});

describe('a negation', () => {
  it('is a whole word', () => {
    for (const word of ['not', 'never', 'dont', 'wouldnt', 'cannot']) expect(isNegation(word)).toBe(true);
    for (const word of ['knot', 'dontx', 'xdont', 'want', 'hint', 'note'])
      expect(isNegation(word)).toBe(false);
  });
});

const forms = createWordForms(createLexicon());

describe('a word of grammar', () => {
  it('is in the way of no other word that loses its ending', () => {
    for (const word of ['use', 'useful', 'illness', 'herring', 'forest', 'everest', 'era', 'bed', 'canned']) {
      expect(forms.classOf(word)).not.toBe('function');
      expect(forms.classOf(forms.stem(word))).toBe(forms.classOf(word));
    }
    for (const word of ['us', 'ill', 'her', 'for', 'ever', 'one', 'others', 'owned'])
      expect(forms.classOf(word)).toBe('function');
    expect(forms.stem('uses')).toBe(forms.stem('using'));
    expect(forms.stem('use')).not.toBe(forms.stem('us'));
    expect(forms.stem('bed')).toBe(forms.stem('beds'));
    expect(forms.stem('seed')).not.toBe(forms.stem('see'));
  });
});

describe('a superlative', () => {
  it.each([
    ['scariest', 'scary'],
    ['silliest', 'silly'],
    ['nicest', 'nice'],
    ['biggest', 'big'],
    ['fastest', 'fast'],
    ['cutest', 'cute'],
    ['finest', 'fine'],
    ['ripest', 'ripe'],
    ['densest', 'dense'],
    ['newest', 'new'],
    ['greyest', 'grey'],
    ['crossest', 'cross'],
    ['evenest', 'even'],
  ])('has the stem of its adjective: %s, %s', (superlative, adjective) => {
    expect(forms.stem(superlative)).toBe(forms.stem(adjective));
  });

  it.each([
    ...[
      'disinterest',
      'divest',
      'earnest',
      'ernest',
      'forest',
      'honest',
      'interest',
      'modest',
      'molest',
      'priest',
    ],
    ...['everest', 'digest', 'rest', 'zxqest'],
  ])('is not %s', (word) => {
    expect(forms.stem(word)).toBe(word);
  });
});
