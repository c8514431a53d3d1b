/**
 * Generates a library of `count` distinct questions. The questions combine templates, categories, items, and
 * endings as authors would, common values more often than rare ones. The result is deterministic.
 */
export function generateQuestions(count: number): string[] {
  const seen = new Set<string>();
  const next = createNumbers(20_26);
  while (seen.size < count) {
    const frame = pick(FRAMES, next());
    const kind = next() % 3 === 0 ? '' : `${pick(KINDS, next())} `;
    const end = next() % 2 === 0 ? '' : ` ${pick(ENDS, next())}`;
    // Multiplying two random numbers makes the start of the list more likely. Real topics are just as
    // unevenly distributed.
    const thing = THINGS[Math.floor(toUnit(next) * toUnit(next) * THINGS.length)] ?? '';
    seen.add(`${frame.replace('#', `${kind}${thing}`)}${end}?`);
  }
  return [...seen];
}

/** Creates a generator of pseudorandom whole numbers for a seed (xorshift32). */
export function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

const toUnit = (next: () => number): number => next() / 2 ** 32;
const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

export const FRAMES = [
  'What is the best #',
  'What is the worst #',
  'What is your favourite #',
  'Which # would you recommend',
  'Which # do you regret',
  'If you could keep only one #, which would it be',
  'If you could invent a #, what would it do',
  'Would you rather own a # or rent one',
  'Have you ever lost a #',
  'Have you ever been surprised by a #',
  'When did you last talk about a #',
  'Where do you keep your #',
  'Who taught you about the #',
  'How much would you pay for a #',
  'How often do you think of a #',
  'Do you still remember your first #',
  'Do you prefer a new # or an old one',
  'Why do people collect the #',
  'What would you call your own #',
  'What annoys you about a #',
  'Is it fine to share a #',
  'Can you live without a #',
  'Which # deserves a prize',
  'What was the last # that made you smile',
];

export const KINDS = (
  'quiet enormous forgotten homemade borrowed ancient perfect secret expensive broken haunted digital frozen invisible ' +
  'lonely famous wooden electric tropical medieval tiny heavy golden dusty modern silly noisy romantic dangerous local ' +
  'foreign royal spicy sour striped plastic magical private rusty sleepy shiny crooked magnetic portable'
).split(' ');

export const THINGS = (
  'song recipe game city animal season job sport story museum bridge festival letter kitchen garden island painting planet ' +
  'language breakfast robot lighthouse orchestra mountain train volcano castle umbrella candle mirror ladder bicycle ' +
  'telescope piano blanket teapot jacket necklace wallet suitcase backpack ticket passport camera lantern compass anchor ' +
  'canoe sailboat tractor scooter helicopter balloon kite puzzle domino trumpet violin drum accordion harp whistle bell ' +
  'clock calendar diary notebook pencil eraser stamp envelope parcel basket bucket broom carpet curtain cushion sofa ' +
  'armchair stool wardrobe drawer fridge toaster kettle oven blender spoon fork plate bowl jug bottle napkin tablecloth ' +
  'pancake waffle muffin dumpling noodle sausage omelette salad soup stew pickle mustard honey jam butter yoghurt cucumber ' +
  'carrot onion garlic tomato spinach pumpkin mushroom lemon cherry peach plum apricot melon coconut walnut almond raisin ' +
  'penguin owl hedgehog squirrel otter badger beaver camel donkey goat llama parrot pigeon swan turtle lizard frog ' +
  'butterfly ladybird spider snail oyster jellyfish dolphin whale shark submarine harbour canal fountain temple ' +
  'cathedral windmill barn cottage balcony staircase chimney attic cellar corridor elevator parking ramp tunnel highway ' +
  'roundabout playground carousel circus aquarium greenhouse vineyard orchard meadow swamp desert glacier canyon waterfall ' +
  'cave reef storm rainbow eclipse comet meteor snowman sledge mitten scarf beanie raincoat sandal slipper ribbon button ' +
  'zip needle yarn quilt tattoo haircut perfume soap towel sponge toothbrush comb razor bandage thermometer stethoscope'
).split(' ');

export const ENDS = [
  'of all time',
  'in your town',
  'for a rainy day',
  'for your birthday',
  'without electricity',
  'on a long journey',
  'before breakfast',
  'with your family',
  'in the future',
  'that nobody else knows',
  'for ten dollars',
  'at night',
  'at work',
  'as a child',
  'and why',
  'under the sea',
  'in the year 2100',
  'when nobody is watching',
];
