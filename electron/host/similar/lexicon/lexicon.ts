/**
 * What is known of English words before any library is read: from WordNet and SCOWL, see `NOTICE.md`. Words are in
 * lower case and not stemmed; a word that it does not know simply has no synonyms, opposites or siblings.
 */
export interface Lexicon {
  /**
   * The form to compare by: contractions written out, possessives dropped, American spelling, irregular forms as their
   * base (`what's` → `what is`, `colours` → `colors`, `went` → `go`). Regular endings stay: they are for the stemmer.
   * The answer may hold a space. Asking again changes nothing.
   */
  canonical(word: string): string;
  /**
   * Words that mean much the same, nearest first; those of the base for plurals and regular forms of verbs. Give it
   * canonical words. Words of one stem (`decide`, `decided`) are left to the stemmer.
   */
  synonyms(word: string): readonly Synonym[];
  /** Words that mean the contrary (`best`: `worst`). One in place of the other makes a different question. */
  opposites(word: string): readonly string[];
  /**
   * Whether two words name different things of one kind (`dog` and `cat`, `book` and `film`). One in place of the other
   * makes a different question. Never true of synonyms, nor of a word and itself.
   */
  areSiblings(a: string, b: string): boolean;
  /** How common a word is in English: 7 for the words of grammar, 6 for the most common others, 1 for what any dictionary has, 0 for rare or unknown ones. */
  frequency(word: string): number;
  /** Whether it only joins other words and says nothing of what a text is about (`the`, `which`, `could`). */
  isStopWord(word: string): boolean;
}

export interface Synonym {
  word: string;
  /**
   * A tenth to 1: how likely both words, each met by chance in a text, stand for the same thing. For words that share a
   * sense, the Bhattacharyya coefficient of their senses: 1 if both have one and the same sense only, less where either
   * has others too. Words of related senses have less: one derived from the other (times 0.9), an adjective and one like
   * it, a thing and its kind where it makes up most of that kind.
   */
  weight: number;
}
