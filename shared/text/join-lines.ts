/** Joins the text to one line, because it could otherwise pass for another list item or message. */
export const joinLines = (text: string): string => text.replaceAll(/[\n\r\u2028\u2029]/g, ' ');
