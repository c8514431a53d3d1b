import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { CONTENT_SECURITY_POLICY } from '../../../shared/content-security-policy.ts';
import { drawPlaceholder, PLACEHOLDER_HEADERS } from '../../host/system/http/placeholder-image.ts';

/** The app's own scheme. With `file:`, the page would share its origin with every other file. */
const APP_SCHEME = 'app';
const APP_HOST = 'qotd';
const PAGE = 'index.html';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;

/**
 * Returns whether a URL is the app's. Compares its parts because Node has no `origin` for unknown schemes.
 */
export function isAppUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.protocol === `${APP_SCHEME}:` && parsed.host === APP_HOST;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const createHeaders = (type: string) => ({
  'content-type': type,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Bundles have a hash in their names. The page doesn't, and it contains questions.
  'cache-control': type.startsWith('text/html') ? 'no-store' : 'no-cache',
});

const createErrorResponse = (status: number, why: string) =>
  new Response(why, { status, headers: createHeaders('text/plain; charset=utf-8') });

/**
 * Returns a handler that serves the page from `renderPage`, other files from one folder, and placeholder
 * images. The handler responds with 404 for other paths, 405 for methods other than GET and HEAD, and to HEAD
 * without a body.
 */
export function createAssetServer(
  dir: string,
  renderPage: (file: string) => Promise<string>,
): (request: Pick<Request, 'method' | 'url'>) => Promise<Response> {
  const respond = async (url: string) => {
    // The local API blocks other origins, so the image is drawn here.
    const drawing = isAppUrl(url) ? drawPlaceholder(new URL(url).pathname) : null;
    if (drawing !== null) return new Response(drawing, { headers: PLACEHOLDER_HEADERS });
    const file = findFile(dir, url);
    if (file === null) return createErrorResponse(404, 'Not found');
    const isPage = file === path.resolve(dir, PAGE);
    const content = await (isPage ? renderPage(file) : readFile(file)).catch(() => null);
    if (content === null) return createErrorResponse(404, 'Not found');
    return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
      headers: createHeaders(CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream'),
    });
  };
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return createErrorResponse(405, 'Only GET and HEAD');
    const response = await respond(url);
    return method === 'GET' ? response : new Response(null, response);
  };
}

/** Returns the file for a URL, or null if the URL isn't the app's or leads outside the folder. */
function findFile(dir: string, url: string): string | null {
  if (!isAppUrl(url)) return null;
  const name = decodePath(new URL(url).pathname);
  if (name === null || name.includes('\0')) return null;
  const root = path.resolve(dir);
  const file = path.resolve(root, name === '/' ? PAGE : `.${name}`);
  // After decoding, the path can contain dots and, on Windows, backslashes and drive letters.
  return file.startsWith(root + path.sep) ? file : null;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Registers `app:` as a separate origin with the privileges of https. Chromium then caches the scripts'
 * compiled code between starts. Must be called before the app is ready.
 */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

export function serveAppScheme(assetsDir: string, renderPage: (file: string) => Promise<string>): void {
  protocol.handle(APP_SCHEME, createAssetServer(assetsDir, renderPage));
}
