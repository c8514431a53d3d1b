/** Matches the start of a command for a poll bot, such as `!poll` or `/strawpoll`. */
const COMMAND = /^\s*[!/.+?$-]\w{0,20}poll\w{0,20}\s/iu;
/** Matches the name of an argument, such as `question:`. */
const ARGUMENT = /[\w-]{1,30}:\s*/uy;

/** The characters that can end a quoted text, by the character that starts it. */
const CLOSING_QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“"',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '{': '}',
  '[': ']',
};

/**
 * Reads a command such as `!poll "Tea or coffee?" "Tea" "Coffee"`. Returns the title and the options, or null
 * for other text.
 */
export function readPollCommand(text: string): string[] | null {
  const [command] = COMMAND.exec(text) ?? [];
  if (command === undefined) return null;
  const parts: string[] = [];
  let at = command.length;
  while (at < text.length) {
    if (/\s/u.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    ARGUMENT.lastIndex = at;
    const start = at + (ARGUMENT.exec(text)?.[0].length ?? 0);
    const closing = CLOSING_QUOTES[text.charAt(start)];
    if (closing === undefined) return null;
    const end = findFirst(text, closing, start + 1);
    if (end < 0) return null;
    const part = text.slice(start + 1, end).trim();
    if (part !== '') parts.push(part);
    at = end + 1;
  }
  return parts.length > 1 ? parts : null;
}

function findFirst(text: string, characters: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (characters.includes(text.charAt(at))) return at;
  return -1;
}
