/** Choices in this order, each with its word. */
export const choicesOf = <Words extends Readonly<Record<string, string>>, Id extends keyof Words & string>(
  ids: readonly Id[],
  words: Words,
): { id: Id; label: string }[] => ids.map((id) => ({ id, label: words[id] ?? id }));
