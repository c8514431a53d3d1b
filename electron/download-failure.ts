interface FailureContext {
  /** Milliseconds without data after which the download was ended, or null if it ended for another reason. */
  stalledMs: number | null;
  usesProxy: boolean;
}

/** Explains why Electron's installer failed and what to do. `output` is the installer's standard error. */
export function explainDownloadFailure(output: string, { stalledMs, usesProxy }: FailureContext): string {
  if (stalledMs !== null)
    return `No data arrived for ${stalledMs / 1000} seconds. ${CHECK_NETWORK} ${TIMEOUT}`;
  const message = findLastErrorMessage(output);
  for (const { find, explain } of CAUSES) {
    const detail = find(message);
    if (detail !== undefined) return explain(removeCredentials(detail), usesProxy);
  }
  return message === '' ? "Its installer didn't say why." : endSentence(removeCredentials(message));
}

const CHECK_NETWORK =
  'Check your internet connection. If your network requires a proxy, set `HTTPS_PROXY` to its URL.';
const CHECK_PROXY = "Check `HTTPS_PROXY` and npm's `https-proxy` setting.";
const CHECK_MIRROR = 'If `ELECTRON_MIRROR` is set, check it.';
const TIMEOUT = 'To wait longer, set `QOTD_ELECTRON_TIMEOUT` to a number of seconds.';

interface Cause {
  /** Returns the detail in a message about this cause, or undefined for other messages. */
  find: (message: string) => string | undefined;
  explain: (detail: string, usesProxy: boolean) => string;
}

const findGroup = (pattern: RegExp) => (message: string) => pattern.exec(message)?.[1];

/** Returns a function that finds the first word after `start` that passes `test`. */
const findWordAfter = (start: string, test: (word: string) => boolean) => (message: string) => {
  const [, ...rest] = message.split(start);
  return rest.join(start).split(/\s/).find(test);
};

const isCertificateCode = (word: string): boolean =>
  word.includes('CERT') || /^(?:UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO$)/.test(word);

/**
 * Causes that are recognized in error messages from Node, undici, and the packages that Electron's installer
 * uses. The first match applies.
 */
const CAUSES: readonly Cause[] = [
  {
    find: findWordAfter('Response code 404', (word) => word.includes('://')),
    explain: (url) => `The server doesn't have the file ${url} (404). ${CHECK_MIRROR}`,
  },
  {
    find: findGroup(/Response code (\d+)/),
    explain: (status) => `The server responded with status ${status}. Try again later. ${CHECK_MIRROR}`,
  },
  {
    find: findGroup(/Proxy response \((407)\)/),
    explain: () =>
      'The proxy requires a user name and a password. Set `HTTPS_PROXY` to `http://USER:PASSWORD@HOST:PORT`.',
  },
  {
    find: findGroup(/Proxy response \((\d+)\)/),
    explain: (status) => `The proxy rejected the connection with status ${status}. ${CHECK_PROXY}`,
  },
  {
    find: (message) => message.match(/\w+/g)?.find(isCertificateCode),
    explain: (code) =>
      `The secure connection failed: ${code}. If your network replaces certificates, set \`NODE_EXTRA_CA_CERTS\` to ` +
      "the file with your organization's certificate, or set `NODE_USE_SYSTEM_CA=1`.",
  },
  {
    find: findGroup(/(Generated checksum)/),
    explain: () =>
      `The downloaded file is damaged or was changed: its checksum is wrong. Try again. ${CHECK_MIRROR}`,
  },
  {
    find: findWordAfter('ECONNREFUSED', (word) => /:\d+$/.test(word)),
    explain: (address, usesProxy) =>
      usesProxy
        ? `The proxy at ${address} isn't running or refused the connection. ${CHECK_PROXY}`
        : `The server at ${address} refused the connection. ${CHECK_NETWORK}`,
  },
  {
    find: findGroup(
      /(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)/,
    ),
    explain: (code, usesProxy) =>
      `This computer can't reach the server: ${code}. ${usesProxy ? CHECK_PROXY : CHECK_NETWORK}`,
  },
  {
    find: findGroup(/(ECONNRESET|UND_ERR_SOCKET|terminated)/),
    explain: () => `The connection was closed during the download. Try again. ${CHECK_MIRROR}`,
  },
  { find: findGroup(/(ENOSPC|EDQUOT)/), explain: () => 'The disk is full. Free up space and try again.' },
  {
    find: (message) => (/EACCES|EPERM|EROFS/.test(message) ? message.split("'")[1] : undefined),
    explain: (file) => `The app can't write to ${file}. Allow your user to write there and try again.`,
  },
];

const findLastErrorMessage = (output: string): string => [...output.matchAll(ERROR_LINE)].at(-1)?.[1] ?? '';
const ERROR_LINE = /^[A-Za-z]*Error(?: \[\w+\])?: (.*)$/gm;

const removeCredentials = (text: string): string => text.replace(/\/\/[^/\s@]+@/g, '//');
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
