/** The value of a JSON text; undefined where it is none. For lines of a file, of which a damaged one must not stop the others. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
