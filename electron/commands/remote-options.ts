import { isHttpUrl, isLoopbackUrl } from '../../shared/http-url.ts';
import { type Terminal, UsageError } from './command.ts';

/** The live service, as a command is told of it for its own run. */
export interface RemoteOptions {
  /** Its base URL; undefined: the one in the settings. */
  url?: string | undefined;
  token?: string | undefined;
}

/** The options as `parseArgs` takes them. */
export const REMOTE_OPTIONS = { 'remote-url': { type: 'string' } } as const;

/** The lines that help has for them. */
export const REMOTE_HELP = `  --remote-url U       base URL of the live service, ending in /api/v1, in this run (default: the one in the settings); its
                       token is read from QOTD_REMOTE_TOKEN alone
`;

/** What options and environment say. Throws UsageError. */
export function readRemote(
  values: { 'remote-url'?: string | undefined },
  env: Terminal['env'],
): RemoteOptions {
  const { 'remote-url': url } = values;
  if (url !== undefined && !isHttpUrl(url)) {
    throw new UsageError(
      `--remote-url takes an https: URL, or an http: one of this computer, not ${JSON.stringify(url)}.`,
    );
  }
  if (url !== undefined && !/^https:/i.test(url) && !isLoopbackUrl(url)) {
    throw new UsageError(
      `--remote-url takes http: only for this very computer: to another one the token would go in the clear. Use https:, not ${JSON.stringify(url)}.`,
    );
  }
  if (url !== undefined && /^[^/?#]*\/\/[^/?#]*@/.test(url)) {
    throw new UsageError('--remote-url takes no name or password: the token comes from QOTD_REMOTE_TOKEN.');
  }
  // A variable that is set but empty is one that somebody took back.
  const token = env.QOTD_REMOTE_TOKEN || undefined;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new UsageError('QOTD_REMOTE_TOKEN has a blank in it, or something that is not ASCII.');
  }
  return { url, token };
}
