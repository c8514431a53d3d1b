import type { Frame, Request, Route } from '@playwright/test';
import { z } from 'zod';
import { isLoopback, isOwn, toApp } from './mock-urls.ts';
import type { MockWindow } from './mock-window.ts';
import type { Peer } from './rpc-peer.ts';
import { withOverlayVariables } from './title-bar-overlay.ts';

const responseSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(Uint8Array),
});
/**
 * Responds to a page's network requests. Serves the app’s files, passes on loopback requests, and fails all
 * others.
 */
export async function answerRequest(
  route: Route,
  peer: Peer,
  windows: ReadonlyMap<number, MockWindow>,
): Promise<void> {
  const request = route.request();
  const url = request.url();
  if (request.isNavigationRequest() && !(await canNavigate(request, peer, windows))) {
    return route.abort('aborted');
  }
  if (isOwn(url)) {
    const headers = request.headers();
    const response = responseSchema.safeParse(
      await peer.ask('serve', toApp(url), request.method(), headers).catch(() => null),
    );
    if (!response.success) return route.abort('failed');
    const { status, headers: sent, body } = response.data;
    const isCss = sent['content-type']?.startsWith('text/css') ?? false;
    const bytes = Buffer.from(body);
    return route.fulfill({
      status,
      headers: sent,
      body: isCss ? withOverlayVariables(bytes.toString()) : bytes,
    });
  }
  if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: 'elsewhere' });
  return isLoopback(url) ? route.continue() : route.abort('internetdisconnected');
}

/**
 * Returns whether a navigation may proceed. The app's guards decide, except for navigations that the app
 * started.
 */
async function canNavigate(
  request: Request,
  peer: Peer,
  windows: ReadonlyMap<number, MockWindow>,
): Promise<boolean> {
  const frame = getFrame(request);
  const [id, window] = [...windows].find(([, { page }]) => page === frame?.page()) ?? [];
  if (!frame || id === undefined || !window) return false;
  const isMainFrame = frame === window.page.mainFrame();
  if (isMainFrame && window.loading) return true;
  return (await peer.ask('navigate', id, toApp(request.url()), isMainFrame).catch(() => false)) === true;
}

/** Returns the request's frame, or null for the first request from a window that a page opens. */
function getFrame(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}
