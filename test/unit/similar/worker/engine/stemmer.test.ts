import { describe, expect, it } from 'vitest';
import { stemPorter } from '../../../../../electron/host/similar/worker/engine/stemmer.ts';

/** The examples in Porter's paper by step. Each word is followed by its final stem. */
const EXAMPLES = {
  plurals: 'caresses caress, ponies poni, caress caress, cats cat',
  'past forms and present participles':
    'feed feed, agreed agre, plastered plaster, bled bled, motoring motor, sing sing',
  'past forms and participles with an adjusted stem':
    'conflated conflat, troubled troubl, sized size, hopping hop, tanned tan, falling fall, hissing hiss, fizzed fizz, failing fail, filing file',
  'a final y': 'happy happi, sky sky',
  'double suffixes':
    'relational relat, conditional condit, rational ration, valenci valenc, hesitanci hesit, digitizer digit, conformabli conform, radicalli radic, differentli differ, vileli vile, analogousli analog, vietnamization vietnam, generalizations gener, predication predic, operator oper, feudalism feudal, decisiveness decis, hopefulness hope, callousness callous, formaliti formal, sensitiviti sensit, sensibiliti sensibl',
  'adjective suffixes':
    'triplicate triplic, formative form, formalize formal, electriciti electr, electrical electr, hopeful hope, goodness good',
  'single suffixes':
    'revival reviv, allowance allow, inference infer, airliner airlin, gyroscopic gyroscop, adjustable adjust, defensible defens, irritant irrit, replacement replac, adjustment adjust, dependent depend, adoption adopt, homologou homolog, communism commun, activate activ, angulariti angular, homologous homolog, effective effect, bowdlerize bowdler',
  'a final e or l': 'probate probat, rate rate, cease ceas, controll control, roll roll',
};

/** Intended differences from the paper, and additions. */
const OTHERS = {
  'short plurals and past forms, such as ties and tied':
    'ties tie, tied tie, dies die, died die, lies lie, tries tri, tried tri',
  adverbs:
    'quietly quiet, weekly week, plainly plain, calmly calm, roughly rough, singly sing, oddly odd, badly bad, early earli, only onli, ugly ugli, curly curli, pearly pearli, family famili, jelly jelli, july juli',
  'adverbs from adjectives with a suffix': 'carefully care, fearlessly fearless',
  'names of sciences': 'ecology ecolog, geology geolog',
  'a y that is a vowel': 'syzygy syzygi, crying cry, dying dy, playing plai, toying toi, yes ye',
  "short words whose final consonant isn't doubled":
    'boxed box, boxing box, snowing snow, played plai, fixed fix, planed plane, planned plan',
  'words that only seem to have a suffix':
    'nation nation, religion religion, thing thing, bed bed, is is, as as, a a, ion ion',
};

const parsePairs = (text: string): string[][] => text.split(', ').map((pair) => pair.split(' '));
const ALL = Object.entries({ ...EXAMPLES, ...OTHERS });

describe("an English word's stem", () => {
  it.each(ALL)('is correct for %s', (_, examples) => {
    const words = parsePairs(examples).map(([word = '']) => word);
    expect(words.map((word) => `${word} ${stemPorter(word)}`)).toEqual(examples.split(', '));
  });

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
    ['quietly', 'quiet'],
  ])('is the same for %s and %s', (a, b) => {
    expect(stemPorter(a)).toBe(stemPorter(b));
  });

  it('differs for words that differ in more than a suffix', () => {
    expect(stemPorter('book')).not.toBe(stemPorter('look'));
    expect(stemPorter('singer')).not.toBe(stemPorter('single'));
    expect(stemPorter('early')).not.toBe(stemPorter('ear'));
  });
});
