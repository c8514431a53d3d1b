import type { Entry } from '../../../../../shared/library/entry.ts';
import { type Author, authorSchema } from '../../../../../shared/question/service-body-schemas.ts';

const AUTHOR_FIELDS = Object.keys(authorSchema.shape).length;

/**
 * The maximum number of shared strings. There are fewer standard emoji than this, and a larger map would be
 * slow.
 */
const MAX_SHARED_TEXTS = 4_096;

/** Returns a function that maps equal strings to the first one. */
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
 * Returns a function that makes entries share equal authors, emoji, answers, and footers, because the parser
 * creates new values for each entry. If a library has few authors, this saves half of its memory.
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
    // An author in a file can have additional fields that differ, so only authors without them are shared.
    else if (Object.keys(author).length === AUTHOR_FIELDS) authors.set(author.id, author);
    if (question.footer !== null) question.footer = sharedText(question.footer);
    for (const option of question.options) {
      option.typed = sharedEmoji(option.typed);
      option.emoji = sharedEmoji(option.emoji);
      option.text = sharedText(option.text);
    }
  };
}

/** Returns whether all fields are the same. `known` has no additional fields. */
const isSameAuthor = (known: Author, author: Author): boolean =>
  known.username === author.username &&
  known.globalName === author.globalName &&
  known.avatarURL === author.avatarURL &&
  known.displayAvatarURL === author.displayAvatarURL &&
  Object.keys(author).length === AUTHOR_FIELDS;
