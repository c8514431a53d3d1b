import type { PeerCertificate } from 'node:tls';
import { TLSSocket } from 'node:tls';
import { buildConnector, Client } from 'undici';
import type { Timers } from '../../ports.ts';
import { roundTrip } from './round-trip.ts';

/** What a server shows of itself over TLS that nobody vouches for. */
export interface Inspection {
  certificate: { names: string; issuer: string; from: string; to: string } | null;
  /** Its `Date`. */
  date: string | null;
}

/**
 * Asks a server that could not be trusted for its certificate and its time, to tell people what is wrong. It is told
 * nothing: no token, and no path but `/`.
 */
export async function inspect(
  { origin }: URL,
  { timers, deadline }: { timers: Timers; deadline: number },
): Promise<Inspection> {
  const ending = new AbortController();
  const reach = buildConnector({
    allowH2: false,
    timeout: 0,
    signal: ending.signal,
    rejectUnauthorized: false,
  });
  let certificate: Inspection['certificate'] = null;
  const client = new Client(origin, {
    pipelining: 0,
    connect: (options, callback) =>
      reach(options, (...connected) => {
        const [, socket] = connected;
        if (socket instanceof TLSSocket) certificate = certificateFacts(socket.getPeerCertificate());
        callback(...connected);
      }),
  });
  const drop = () => {
    ending.abort();
    void client.destroy();
  };
  const outcome = await roundTrip(
    { client, drop },
    { method: 'GET', path: '/', headers: {}, body: null },
    { deadlines: { connect: deadline, whole: deadline }, timers, secure: true },
  );
  drop();
  return { certificate, date: 'code' in outcome ? null : (outcome.headers.date ?? null) };
}

function certificateFacts(peer: PeerCertificate): Inspection['certificate'] {
  if (!peer.valid_from) return null;
  const nameOf = (name: string | string[] | undefined): string => [name ?? ''].flat().join(', ');
  return {
    names: (peer.subjectaltname ?? nameOf(peer.subject.CN)).replaceAll(/\b(DNS|IP Address):/g, ''),
    issuer: nameOf(peer.issuer.CN ?? peer.issuer.O),
    from: new Date(peer.valid_from).toISOString(),
    to: new Date(peer.valid_to).toISOString(),
  };
}
