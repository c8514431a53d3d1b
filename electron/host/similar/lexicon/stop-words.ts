/**
 * The words of English grammar: closed classes, listed in full rather than counted in any text. None says what a
 * question is about. Names of quantity, time and place that can be the topic (`first`, `never`, `home`) are left out,
 * and so are `not` and `no`: what they turn round is another question.
 */
export const STOP_WORDS: readonly string[] = [
  // Articles and other determiners.
  'a an the this that these those such each every either neither both any some other another same own',
  // Pronouns.
  'i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself',
  'we us our ours ourselves they them their theirs themselves one ones oneself',
  'someone somebody something anyone anybody anything everyone everybody everything',
  // Question words.
  'what which who whom whose when where why how whatever whichever whoever whenever wherever however',
  // Auxiliaries.
  'be am is are was were been being do does did doing done have has had having',
  'can cannot could may might must shall should will would ought need dare used let',
  // Prepositions.
  'about above across after against along among around as at before behind below beneath beside besides between',
  'beyond by despite down during except for from in inside into like near of off on onto out outside over past per',
  'since than through throughout till to toward towards under until unto up upon via with within without',
  // Conjunctions.
  'and but or nor so yet if unless because although though while whereas whether',
  // Adverbs and particles that only join or shade.
  'also too very quite rather really just even still already only then there here thus hence therefore else ever',
  'please well much more most many few less least lot lots',
]
  .join(' ')
  .split(' ');
