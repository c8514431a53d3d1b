/** Modules of the built app that were loaded, with their bytes. */
const loaded: { file: string; bytes: number }[] = [];
let atFirstWindow: readonly { file: string; bytes: number }[] | null = null;

export function noteLoaded(url: string, source: unknown): void {
  const file = /\/(out\/main\/.+\.m?js)$/.exec(url)?.[1];
  if (file === undefined) return;
  const bytes =
    typeof source === 'string'
      ? Buffer.byteLength(source)
      : source instanceof Uint8Array
        ? source.byteLength
        : 0;
  loaded.push({ file, bytes });
}

/** What was loaded until the first window was made. */
export const loadedAtFirstWindow = () => atFirstWindow;

export function noteWindow(): void {
  atFirstWindow ??= [...loaded];
}
