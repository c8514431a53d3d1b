/** Joins lines into one, because later lines could be mistaken for separate list items or messages. */
export const joinLines = (text: string): string => text.replaceAll(/[\n\r\u2028\u2029]/g, ' ');
