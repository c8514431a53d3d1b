/** Longer than any browser takes to begin a download, in milliseconds. */
const KEPT = 60_000;

/** Saves text as a file of that name, by the browser's own download. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
