const ORIGIN = /^http:\/\/[^/]+(?=\/)/;

/** Returns the API reference's URL for a base URL, or null if the base URL isn't valid. */
export function getApiDocsUrl(apiUrl: string): string | null {
  const origin = ORIGIN.exec(apiUrl)?.[0];
  return origin === undefined ? null : `${origin}/docs`;
}
