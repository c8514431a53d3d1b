import type { Entry } from '../../../../../shared/library/entry.ts';
import { type Author, authorSchema } from '../../../../../shared/question/service-body-schemas.ts';

const AUTHOR_FIELDS = Object.keys(authorSchema.shape).length;

/** More than there are standard emoji. Later texts aren't shared, since a larger map would be slow. */
const MAX_SHARED_TEXTS = 4_096;

/** Returns a function that returns the first of equal texts. */
function createTextPool(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    if (texts.size < MAX_SHARED_TEXTS) texts.set(text, text);
    return text;
  };
}

/**
 * Returns a function that makes parsed entries share equal authors, emoji, answers, and footers, because the parser
 * makes a new one for each. In a library by a few authors, this saves half of the memory.
 */
export function createValuePool(): (entry: Entry) => void {
  const authors = new Map<string, Author>();
  let last: Author | undefined;
  const sharedEmoji = createTextPool();
  const sharedText = createTextPool();
  return ({ question }) => {
    if (!question) return;
    const { author } = question;
    const known = last?.id === author.id ? last : authors.get(author.id);
    if (known && isSameAuthor(known, author)) {
      question.author = known;
      last = known;
    }
    // A file can contain more fields, which could differ.
    else if (Object.keys(author).length === AUTHOR_FIELDS) authors.set(author.id, author);
    if (question.footer !== null) question.footer = sharedText(question.footer);
    for (const option of question.options) {
      option.typed = sharedEmoji(option.typed);
      option.emoji = sharedEmoji(option.emoji);
      option.text = sharedText(option.text);
    }
  };
}

/** `known` has no other fields. */
const isSameAuthor = (known: Author, author: Author): boolean =>
  known.username === author.username &&
  known.globalName === author.globalName &&
  known.avatarURL === author.avatarURL &&
  known.displayAvatarURL === author.displayAvatarURL &&
  Object.keys(author).length === AUTHOR_FIELDS;
