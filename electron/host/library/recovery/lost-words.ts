import type { Lost, LostFacts } from '../../../../shared/recovery.ts';

/** Something that is gone, in words and in facts. */
export const lostAs = (facts: LostFacts): Required<Pick<Lost, 'hint' | 'facts'>> => ({
  hint: wordLost(facts),
  facts,
});

function wordLost(facts: LostFacts): string {
  switch (facts.what) {
    case 'library':
      return 'everything that was in the library';
    case 'question':
      return `question ${facts.id}`;
    case 'number':
      return 'nothing but its number can be read';
    case 'file':
      return `everything that was in ${facts.path}`;
    case 'more':
      return `${facts.isMost ? 'up to ' : ''}${facts.count} more of ${facts.path}`;
    case 'lines': {
      const lines =
        facts.count === 1 ? 'a line that is not a question' : `${facts.count} lines that are not questions`;
      return `${lines}, in ${facts.path}`;
    }
    case 'change':
      return `its newest change, which began: ${facts.began}`;
  }
}
