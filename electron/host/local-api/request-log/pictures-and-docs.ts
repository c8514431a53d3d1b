const PICTURES = '/placeholders/';
const DOCS = ['/docs', '/docs/reference.css', '/docs/reference.js', '/openapi.json', '/favicon.ico'];

/**
 * Whether a call went for a picture or for the page about the API: mostly those of the window itself and of a browser,
 * which would hide the calls of a client. A path that nothing answers is none of them: a client with a wrong base
 * address needs to be seen.
 */
export function isForPicturesOrDocs(target: string): boolean {
  return target.startsWith(PICTURES) || DOCS.includes(target.split('?', 1)[0] ?? '');
}
