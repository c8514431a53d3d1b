interface FailureContext {
  /** How long no data arrived, if that ended the download. */
  stalledMs: number | null;
  usesProxy: boolean;
}

/** Explains why Electron's installer failed: what happened, and what to do. `output` is its standard error. */
export function explainDownloadFailure(output: string, { stalledMs, usesProxy }: FailureContext): string {
  if (stalledMs !== null)
    return `No data arrived for ${stalledMs / 1000} seconds. ${CHECK_NETWORK} ${TIMEOUT}`;
  const message = lastErrorMessage(output);
  const cause = CAUSES.find(({ pattern }) => pattern.test(message));
  if (!cause)
    return message === '' ? "Its installer didn't say why." : endSentence(withoutCredentials(message));
  const [, detail = ''] = cause.pattern.exec(message) ?? [];
  return cause.explain(withoutCredentials(detail), usesProxy);
}

const CHECK_NETWORK =
  'Check your internet connection. If your network requires a proxy, set `HTTPS_PROXY` to its URL.';
const CHECK_PROXY = "Check `HTTPS_PROXY` and npm's `https-proxy` setting.";
const CHECK_MIRROR = 'If `ELECTRON_MIRROR` is set, check it.';
const TIMEOUT = 'To wait longer, set `QOTD_ELECTRON_TIMEOUT` to a number of seconds.';

interface Cause {
  pattern: RegExp;
  /** `detail` is the first group of the pattern. */
  explain: (detail: string, usesProxy: boolean) => string;
}

/** The first that matches applies. The messages are those of Node, undici, and the packages of Electron's installer. */
const CAUSES: readonly Cause[] = [
  {
    pattern: /Response code 404 .*?for (\S+)/,
    explain: (url) => `The server doesn't have the file ${url} (404). ${CHECK_MIRROR}`,
  },
  {
    pattern: /Response code (\d+)/,
    explain: (status) => `The server responded with status ${status}. Try again later. ${CHECK_MIRROR}`,
  },
  {
    pattern: /Proxy response \((407)\)/,
    explain: () =>
      'The proxy requires a user name and a password. Set `HTTPS_PROXY` to `http://USER:PASSWORD@HOST:PORT`.',
  },
  {
    pattern: /Proxy response \((\d+)\)/,
    explain: (status) => `The proxy rejected the connection with status ${status}. ${CHECK_PROXY}`,
  },
  {
    pattern: /\b(\w*CERT\w*|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)\b/,
    explain: (code) =>
      `The secure connection failed: ${code}. If your network replaces certificates, set \`NODE_EXTRA_CA_CERTS\` to ` +
      "the file with your organization's certificate, or set `NODE_USE_SYSTEM_CA=1`.",
  },
  {
    pattern: /Generated checksum .* did not match/,
    explain: () =>
      `The downloaded file is damaged or was changed: its checksum is wrong. Try again. ${CHECK_MIRROR}`,
  },
  {
    pattern: /ECONNREFUSED.*? (\S+:\d+)/,
    explain: (address, usesProxy) =>
      usesProxy
        ? `The proxy at ${address} isn't running or refused the connection. ${CHECK_PROXY}`
        : `The server at ${address} refused the connection. ${CHECK_NETWORK}`,
  },
  {
    pattern: /(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)/,
    explain: (code, usesProxy) =>
      `This computer can't reach the server: ${code}. ${usesProxy ? CHECK_PROXY : CHECK_NETWORK}`,
  },
  {
    pattern: /(ECONNRESET|UND_ERR_SOCKET|terminated)/,
    explain: () => `The connection was closed during the download. Try again. ${CHECK_MIRROR}`,
  },
  { pattern: /(ENOSPC|EDQUOT)/, explain: () => 'The disk is full. Free up space and try again.' },
  {
    pattern: /(?:EACCES|EPERM|EROFS).*?'([^']+)'/,
    explain: (file) => `The app can't write to ${file}. Allow your user to write there and try again.`,
  },
];

/** Returns the message of the last error, without its stack. */
const lastErrorMessage = (output: string): string => [...output.matchAll(ERROR_LINE)].at(-1)?.[1] ?? '';
const ERROR_LINE = /^[A-Za-z]*Error(?: \[\w+\])?: (.*)$/gm;

const withoutCredentials = (text: string): string => text.replace(/\/\/[^/\s@]+@/g, '//');
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
