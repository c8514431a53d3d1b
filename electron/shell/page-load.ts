import type { WebContents } from 'electron';
import type { Timers } from '../host/ports.ts';

/** Milliseconds from the start of a load until the page must have called the host. */
const LOAD_DEADLINE_MS = 30_000;

/** Chromium's code for a load that another one replaced. */
const ERR_ABORTED = -3;

export interface PageLoadPorts {
  /** Loads the page. Its failures are events as well. */
  load: () => Promise<void>;
  /** Asks the author about a page that doesn't load. */
  ask: () => Promise<'again' | 'quit'>;
  quit: () => void;
  isClosing: () => boolean;
  log: (reason: string) => void;
  timers: Pick<Timers, 'after'>;
}

/**
 * Loads the page of a window that stays invisible until then, and asks the author what to do when that fails: a file is
 * missing, the preload throws, or the page never calls the host. Without that, an invisible app would hold the lock.
 * @returns what is called when the page has called the host
 */
export function loadPage(contents: Pick<WebContents, 'on'>, ports: PageLoadPorts): () => void {
  let stopDeadline = () => {};
  let isAsking = false;
  const start = () => {
    stopDeadline();
    stopDeadline = ports.timers.after(LOAD_DEADLINE_MS, () => void failed('no call from the page'));
    ports.load().catch(() => undefined);
  };
  const failed = async (reason: string) => {
    stopDeadline();
    if (isAsking || ports.isClosing()) return;
    isAsking = true;
    ports.log(reason);
    const answer = await ports.ask();
    isAsking = false;
    if (ports.isClosing()) return;
    if (answer === 'again') start();
    else ports.quit();
  };
  contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ERR_ABORTED) void failed(`${description} (${code})`);
  });
  contents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) void failed(`status ${status}`);
  });
  contents.on('preload-error', (_event, _path, error) => void failed(String(error)));
  start();
  return () => stopDeadline();
}
