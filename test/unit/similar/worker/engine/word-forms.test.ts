import { describe, expect, it } from 'vitest';
import { stemWord } from '../../../../../electron/host/similar/worker/engine/stemmer.ts';
import {
  foldText,
  foldWord,
  tokenize,
} from '../../../../../electron/host/similar/worker/engine/tokenizer.ts';
import {
  areDifferentNumbers,
  createWordForms,
  isNegation,
  isNumber,
  toDigits,
} from '../../../../../electron/host/similar/worker/engine/word-forms.ts';
import { createLexicon } from '../../../../../electron/host/similar/worker/lexicon/lexicon.ts';

describe('stemming', () => {
  it('removes Russian suffixes', () => {
    expect(stemWord('фильмы')).toBe(stemWord('фильм'));
    expect(stemWord('книгу')).toBe(stemWord('книга'));
  });

  it('removes the Arabic article and possessive suffixes', () => {
    expect(stemWord('الفصل')).toBe(stemWord('فصل'));
    expect(stemWord('فصلك')).toBe(stemWord('فصل'));
  });

  it('removes Arabic prefixes only from the start of a word and preserves at least 2 letters', () => {
    expect(stemWord('مالك')).toBe(stemWord('مال'));
    expect(stemWord('سالم')).toBe('سالم');
    expect(stemWord('واب')).toBe('واب');
    expect(stemWord('وكتاب')).toBe('كتاب');
    expect(stemWord('كتابها')).toBe('كتاب');
    expect(stemWord('انهار')).toBe('انهار');
  });

  it('removes "Lieblings" from the start of a German word', () => {
    expect(stemWord('lieblingsfilm')).toBe('film');
    expect(stemWord('lieblings')).not.toBe('');
    expect(stemWord('vorlieblingsfilm')).toBe('vorlieblingsfilm');
  });

  it("doesn't change words with letters from 2 scripts", () => {
    for (const word of ['xфильмы', 'фильмыx', 'xالفصل', 'الفصلx', 'hopingя', 'яhoping'])
      expect(stemWord(word)).toBe(word);
  });

  it("doesn't change words in other scripts", () => {
    expect(stemWord('季節')).toBe('季節');
    expect(stemWord('ταινίες')).toBe('ταινίες');
  });
});

describe('a folded word', () => {
  it('has no case, accents, or apostrophes', () => {
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

describe('folded text', () => {
  it('ignores case, extra spaces, quote styles, and final punctuation', () => {
    expect(foldText('  What’s   UP?! ')).toBe(foldText("what's up"));
  });

  it('ignores enclosing punctuation and spaces, and normalizes quotes', () => {
    expect(foldText(' ¿¡Qué “Casa”!?… ')).toBe('qué "casa"');
  });

  it('distinguishes different words', () => {
    expect(foldText('A b')).not.toBe(foldText('Ab'));
  });
});

describe('tokens', () => {
  const listWords = (text: string) => tokenize(text).map(({ word }) => word);

  it('have correct positions', () => {
    const text = 'Was würdest du — café 👍 1,000 Mal tun?';
    for (const { start, end } of tokenize(text))
      expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N},]+$|^👍$/u);
    expect(listWords(text)).toEqual(['was', 'wurdest', 'du', 'cafe', '👍', '1000', 'mal', 'tun']);
  });

  it('have sentence and clause numbers', () => {
    const tokens = tokenize('If so, why? And Mr. X 3.5?');
    expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(tokens.map(({ clause }) => clause)).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it('are pairs of characters in scripts without spaces', () => {
    expect(listWords('好きな季節')).toEqual(['好き', 'きな', 'な季', '季節']);
    expect(listWords('日')).toEqual(['日']);
    expect(listWords('コーヒー')).toEqual(['コー', 'ーヒ', 'ヒー']);
    expect(listWords('ﾍﾟｯﾄ')).toEqual(listWords('ペット'));
    expect(listWords('私はTシャツ2枚')).toEqual(['私は', 't', 'シャ', 'ャツ', '2', '枚']);
  });

  it('have correct positions in scripts without spaces and omit lone combining marks', () => {
    const text = '私はTシャツ2枚 日本x';
    for (const { word, start, end } of tokenize(text))
      expect(text.slice(start, end).toLowerCase().normalize('NFKC')).toBe(word);
    expect(listWords('日本x')).toEqual(['日本', 'x']);
    expect(listWords('\u0301')).toEqual([]);
    expect(listWords('\u0301日本\u0301')).toEqual(['日本\u0301']);
  });

  it('reduce a possessive to its owner', () => {
    expect(listWords("your mom’s car's")).toEqual(['your', 'mom', 'car']);
    expect(listWords("rock's'n")).toEqual(['rocksn']);
  });

  it('omit contracted English verbs', () => {
    expect(listWords("He'll go, I'd stay; SHE'S here")).toEqual(['he', 'go', 'i', 'stay', 'she', 'here']);
    expect(listWords("don't l'eau памʼять comp'ter")).toEqual(['dont', 'leau', 'память', 'compter']);
  });

  it('are the same for accented words in any Unicode normalization', () => {
    for (const text of ['España São Bạn Donʼt', 'компʼютер г̃ g̃uaraní'])
      expect(listWords(text.normalize('NFD'))).toEqual(listWords(text.normalize('NFC')));
    expect(listWords('España Bạn'.normalize('NFD'))).toEqual(['espana', 'ban']);
  });

  it('omit thousands separators in numbers', () => {
    expect(listWords('1,000 1.000.000 1,5 3.14159 10,00')).toEqual([
      '1000',
      '1000000',
      '1,5',
      '3.14159',
      '10,00',
    ]);
    expect(listWords('1,0000')).toEqual(['1,0000']);
  });

  it('include decades, but no other numbers before letters', () => {
    expect(listWords("the 80s, 1990's and 70er")).toEqual(['the', '80s', '1990s', 'and', '70er']);
    expect(listWords('50s 180sx 80server')).not.toContain('80s');
  });
});

describe('numbers', () => {
  it('are converted to digits', () => {
    expect(toDigits('five')).toBe('5');
    expect(toDigits('twenty')).toBe('20');
    expect(toDigits('ninety')).toBe('90');
    expect(toDigits('fiver')).toBe('fiver');
    expect(toDigits('nineteen')).toBe('19');
  });

  it('include the decades from the 1960s to the 1990s', () => {
    for (const nineties of ['nineties', '90s', '90er', '1990s', '1990er'])
      expect(toDigits(nineties)).toBe('90s');
    for (const other of ['1930s', '30s', '90', '1990', '90server', 'x90s', '2090s'])
      expect(toDigits(other)).toBe(other);
  });

  it('are distinguished from words and from other numbers', () => {
    for (const number of ['7', '1990', '90s', '70er', '٣', '½']) expect(isNumber(number)).toBe(true);
    for (const word of ['seven', 'x7', '7x', '7sx', 's', '']) expect(isNumber(word)).toBe(false);
    expect(areDifferentNumbers('60', '61')).toBe(true);
    expect(areDifferentNumbers('60s', '70s')).toBe(true);
    for (const same of ['60', '60s', '60er']) expect(areDifferentNumbers('60', same)).toBe(false);
    expect(areDifferentNumbers('60er', '60s')).toBe(false);
    expect(areDifferentNumbers('٣', '٤')).toBe(true);
    expect(areDifferentNumbers('३०', '४०')).toBe(true);
    expect(areDifferentNumbers('٣', '٣')).toBe(false);
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

describe('a stop word', () => {
  it("doesn't share a stem with a similar key word", () => {
    for (const word of ['use', 'useful', 'illness', 'herring', 'forest', 'everest', 'era', 'bed', 'canned']) {
      expect(forms.getClass(word)).not.toBe('function');
      expect(forms.getClass(forms.stem(word))).toBe(forms.getClass(word));
    }
    for (const word of ['us', 'ill', 'her', 'for', 'ever', 'one', 'others', 'owned'])
      expect(forms.getClass(word)).toBe('function');
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
  ])("isn't detected in %s", (word) => {
    expect(forms.stem(word)).toBe(word);
  });
});
