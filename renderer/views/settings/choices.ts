/** Choices in this order, each with its label. */
export const choicesOf = <const Id extends string>(
  ids: readonly Id[],
  labelOf: (id: Id) => string,
): { id: Id; label: string }[] => ids.map((id) => ({ id, label: labelOf(id) }));
