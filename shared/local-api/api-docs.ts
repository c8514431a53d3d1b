const ORIGIN = /^http:\/\/[^/]+(?=\/)/;

/** Where the readable page about the local API is, from the address of the API; null where that is no address. */
export function apiDocsUrl(apiUrl: string): string | null {
  const origin = ORIGIN.exec(apiUrl)?.[0];
  return origin === undefined ? null : `${origin}/docs`;
}
