/** Loaded modules of the built app, with their size in bytes. */
const loaded: { file: string; bytes: number }[] = [];
let atFirstWindow: readonly { file: string; bytes: number }[] | null = null;

export function recordLoaded(url: string, source: unknown): void {
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

export const listLoadedModules = () => atFirstWindow;

export function recordWindow(): void {
  atFirstWindow ??= [...loaded];
}
