import type { Shell } from 'electron';
import type { ShellCommand } from '../../shared/bridge/shell-protocol.ts';
import type { Log } from '../host/ports.ts';
import { toPrintable } from '../host/system/printable-text.ts';
import { MAX_SHOWN_CHARACTERS } from './open-requests.ts';

export type OpenLink = (url: string) => void;

/**
 * Returns a function that opens URLs in the browser. Reports failures to the page, because the system may
 * have no browser.
 */
export function createLinkOpener(
  shell: Pick<Shell, 'openExternal'>,
  log: Log,
  report: (command: ShellCommand) => void,
): OpenLink {
  return (url) => {
    shell.openExternal(url).catch((error: unknown) => {
      log.error("Couldn't open a URL in another program", error);
      report({ kind: 'unusable', why: 'no-browser', name: toPrintable(url, MAX_SHOWN_CHARACTERS) });
    });
  };
}
