/** How long a file's URL is valid. Browsers start the download much sooner. */
const REVOKE_DELAY_MS = 60_000;

export function downloadTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Formats a timestamp without characters that file systems forbid. */
export const formatFileNameTimestamp = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
