/** Longer than any browser takes to begin a download, in milliseconds. */
const REVOKE_DELAY_MS = 60_000;

/** Saves text as a file of that name, by the browser's own download. */
export function downloadTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** A moment, milliseconds since 1970, as the part of a file's name that tells when it was made. No system forbids its letters. */
export const fileNameTimestamp = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
