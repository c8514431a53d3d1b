import { request as httpRequest, type RequestOptions } from 'node:http';
import { requireNotReady, requireReady } from './lifecycle.ts';
import { defaultSession } from './permissions.ts';
import { createStrictObject } from './strict-object.ts';

type Serve = (request: Request) => Response | Promise<Response>;
const schemes = new Map<string, Serve | null>();

export interface Privileges {
  standard?: boolean;
  secure?: boolean;
  codeCache?: boolean;
}

export const protocol = createStrictObject('protocol', {
  /** The privileges of each scheme, for tests. */
  privileges: new Map<string, Privileges>(),
  registerSchemesAsPrivileged(list: readonly { scheme: string; privileges: Privileges }[]) {
    requireNotReady('protocol.registerSchemesAsPrivileged');
    for (const { scheme, privileges } of list) {
      if (!privileges.standard || !privileges.secure)
        throw new Error(`${scheme}: must be standard and secure`);
      schemes.set(scheme, null);
      protocol.privileges.set(scheme, privileges);
    }
  },
  handle(scheme: string, serve: Serve) {
    requireReady('protocol.handle');
    if (!schemes.has(scheme)) throw new Error(`${scheme}: was not registered before the app was ready`);
    schemes.set(scheme, serve);
  },
});

export const session = createStrictObject('session', {
  defaultSession,
  fromPartition: (partition: string) => createStrictObject('session', { partition }),
});

/** Makes the main process's requests with Node's HTTP client. Doesn't follow redirects. */
export const net = createStrictObject('net', {
  request({
    session: _,
    redirect: __,
    ...options
  }: RequestOptions & { session?: object; redirect?: string }) {
    return httpRequest(options);
  },
});

export async function serve(url: string, method: string, headers: Record<string, string>) {
  const respond = schemes.get(new URL(url).protocol.slice(0, -1));
  if (!respond) throw new Error(`nobody serves ${url}`);
  const response = await respond(new Request(url, { method, headers }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
