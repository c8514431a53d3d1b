/** A moment, milliseconds since 1970, as the part of a file's name that tells when it was made. No system forbids its letters. */
export const fileStamp = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
