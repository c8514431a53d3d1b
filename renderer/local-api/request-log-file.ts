/** The file for an export of the log that is made at this moment, milliseconds since 1970. */
export function exportFile(format: 'har' | 'json', now: number): { name: string; type: string } {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return { name: `qotd-requests-${stamp}.${format}`, type: 'application/json' };
}
