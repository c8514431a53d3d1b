/** Declared here because shared code has no DOM or Node types. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * Decodes UTF-8, or UTF-16 if a byte order mark says so. Removes the mark. Returns null for invalid bytes and
 * other encodings, because a guess could replace characters.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
