/** The code of an error, or of what caused it, such as ECONNREFUSED; null where there is none. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Where a name has several addresses, each of them failed in its own way.
  if (error instanceof AggregateError) return ownCode(error) ?? codeOf(error.errors[0]);
  return ownCode(error) ?? codeOf(error.cause);
}

const ownCode = (error: Error): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null;
