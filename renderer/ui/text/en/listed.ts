/** `a`, `a and b`, `a, b and c`; `last` stands before the last one. */
export const listed = (parts: readonly string[], last = ' and '): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(last);
