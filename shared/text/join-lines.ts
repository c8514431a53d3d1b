/** Returns the text in one line, so that it can't pass for another line of a list or for another message. */
export const joinLines = (text: string): string => text.replaceAll(/[\n\r\u2028\u2029]/g, ' ');
