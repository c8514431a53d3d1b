/** What stands where something was taken out of a report. */
const TAKEN_OUT = '‹removed›';

/** What may never leave with a report. */
export interface Private {
  /** Tokens, as they are. */
  secrets: readonly string[];
  /** Folders that name people, with what stands for them. */
  folders: readonly (readonly [folder: string, name: string])[];
}

/** Shorter than that a secret would be found within other words. */
const SHORTEST = 6;

/** Anything that is sent to a service to say who one is, also where nobody knows it any more. */
const CREDENTIALS = [/\b(Bearer|Basic)\s+[^\s"',]+/gi, /(\/\/)[^/\s"'@]+@/g] as const;

/** A text without secrets, credentials and the names of folders, also where JSON has written them with escapes. */
export function redact(text: string, { secrets, folders }: Private): string {
  const known = secrets.filter((secret) => secret.length >= SHORTEST);
  const all = [
    ...known.map((secret) => [secret, TAKEN_OUT] as const),
    // The longest first: one may lie within another.
    ...[...folders].filter(([folder]) => folder.length > 1).sort(([a], [b]) => b.length - a.length),
  ].flatMap(([what, name]) => formsOf(what).map((form) => [form, name] as const));
  const without = all.reduce((rest, [what, name]) => rest.replaceAll(what, name), text);
  const [bearer, inUrl] = CREDENTIALS;
  return without.replace(bearer, `$1 ${TAKEN_OUT}`).replace(inUrl, `$1${TAKEN_OUT}@`);
}

/** How a text may stand in a log: as it is, within JSON, and a path in the address of a file. */
function formsOf(text: string): string[] {
  const slashed = text.replaceAll('\\', '/');
  const encoded = encodeURI(slashed);
  return [...new Set([text, JSON.stringify(text).slice(1, -1), slashed, encoded])];
}
