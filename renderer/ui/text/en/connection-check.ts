import type { Check } from '../../../../shared/sync-views.ts';
import { type Facts, numberIn, said, unstopped } from '../facts.ts';

const host = (facts: Facts): string => said(facts, 'host') ?? 'the service';
const status = (facts: Facts): string =>
  numberIn(facts, 'status') === null ? '' : ` (status ${facts.status})`;
const words = (facts: Facts): string => {
  const heard = said(facts, 'words');
  return heard === null ? '' : ` It says: “${unstopped(heard)}”.`;
};

/** What each code of the test means, and what to do. The codes are those of `testConnection`. */
const sentences: Readonly<Record<Check['what'], Readonly<Record<string, (facts: Facts) => string>>>> = {
  address: {
    'not-a-url': () => 'This is no address of a service. It begins with https:// and ends with /api/v1.',
    scheme: () => 'An address of a service begins with https://.',
    'in-the-clear': () =>
      'The token would travel where others can read it. Use https://; http:// is for this computer alone.',
    credentials: () =>
      'There is a name or password in the address. Take it out; the token has its own place.',
    query: () => 'There is a ? or # in the address. It ends with /api/v1.',
  },
  name: {
    'not-found': (facts) =>
      `Nobody knows the name ${host(facts)}. Check how it is written, and whether you are online.`,
  },
  connection: {
    refused: (facts) => `Nobody answers at ${host(facts)}. Check the address and its port.`,
    unreachable: (facts) => `There is no way to ${host(facts)}. Check whether you are online.`,
    timeout: (facts) => `${host(facts)} did not answer in time. A firewall may be in the way.`,
    reset: (facts) => `${host(facts)} broke the connection off. A proxy or firewall may be in the way.`,
    proxy: (facts) =>
      status(facts) === ''
        ? 'The proxy could not be reached. Look at the proxy below.'
        : `The proxy did not let it through${status(facts)}. Look at the proxy below.`,
  },
  tls: {
    'self-signed': (facts) =>
      `${host(facts)} vouches for itself alone. If your network does that, choose its CA file below.`,
    untrusted: (facts) =>
      `Nobody that this computer trusts vouches for ${host(facts)}${said(facts, 'issuer') ? `, only ${said(facts, 'issuer')}` : ''}. If your network has its own CA file, choose it below.`,
    expired: (facts) =>
      `The certificate of ${host(facts)} has run out${said(facts, 'to') ? ` on ${said(facts, 'to')}` : ''}. Tell those who run it, and check the clock of this computer.`,
    early: (facts) => `The certificate of ${host(facts)} is not valid yet. Check the clock of this computer.`,
    revoked: (facts) => `The certificate of ${host(facts)} was called back. Do not use it.`,
    name: (facts) =>
      `The certificate is for ${said(facts, 'names') ?? 'another name'}, not for ${host(facts)}. Check the address.`,
    plain: (facts) => `${host(facts)} does not speak TLS there. Check the port.`,
    'ca-file': () => 'The CA file could not be read. Choose another one below, or none.',
  },
  answer: {
    timeout: () => 'It did not answer in time.',
    reset: () => 'It broke the connection off before it answered.',
    'cut-off': () => 'Its answer broke off in the middle.',
    'too-large': () => 'Its answer is far larger than any of the service.',
    'not-http': () => 'What answers there is no web server.',
    redirect: (facts) =>
      `It sends us on${said(facts, 'host') ? ` to ${said(facts, 'host')}` : ''}, where nothing is sent. If that is the service, enter its address.`,
    page: (facts) =>
      `It is a page for people${said(facts, 'title') ? `, “${said(facts, 'title')}”` : ''}, maybe one to log in to the network.`,
    other: (facts) => `What answers is not the service${status(facts)}.`,
    trouble: (facts) => `The service has trouble of its own${status(facts)}. Test again later.`,
  },
  path: {
    'prefix-missing': (facts) => `The service is at ${said(facts, 'proposed') ?? 'another path'}.`,
    unlike: () => 'It does not end with /api/v1, as base URLs of the service do.',
    'not-found': () => 'A question that was there is not found under this path.',
  },
  token: {
    none: () => 'There is no token yet.',
    'not-sendable': () => 'The token has characters in it that no token has. Copy it once more.',
    refused: (facts) =>
      `The service rejected the token. Replace it; your questions stay here.${words(facts)}`,
    forbidden: (facts) =>
      `The service does not let this token read the question that was asked for.${words(facts)}`,
    'not-asked-for': () =>
      'The service answers without a token as well, so it does not tell whether this one is right.',
  },
  clock: {
    apart: (facts) => {
      const seconds = numberIn(facts, 'seconds') ?? 0;
      const minutes = Math.max(1, Math.round(Math.abs(seconds) / 60));
      return `The clock of this computer is ${minutes} min ${seconds > 0 ? 'ahead of' : 'behind'} that of the service. Certificates and waits may go wrong.`;
    },
  },
};

/** What is wrong there, where the code is not known. */
const otherwise: Readonly<Record<Check['what'], string>> = {
  address: 'This is no address of a service. It begins with https:// and ends with /api/v1.',
  name: 'Nobody knows this name. Check how it is written, and whether you are online.',
  connection: 'Nobody answers at this address, or a proxy or firewall is in the way.',
  tls: 'No encrypted connection came about. If your network has a CA file of its own, choose it below.',
  answer: 'What answers is not the service. It may be a login page of the network.',
  path: 'The service does not know this path. The base URL ends with /api/v1.',
  token: 'It could not be found out whether the token is right.',
  clock: 'The clock of this computer and that of the service are apart.',
};

/** What a check found, in a sentence; null where all is well. */
export function checkWords({ what, result, why }: Check): string | null {
  if (result === 'skipped') return 'Not checked';
  if (result === 'good') return null;
  return (why && sentences[what][why.code]?.(why.facts)) ?? otherwise[what];
}
