import { request } from 'undici';
import type { Host } from '../../electron/host/create-host.ts';
import { toControlUrl } from '../../electron/host/local-api/control/control-routes.ts';
import { createBackend } from './backend.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

export const CONTROL_TOKEN = 'token-of-the-control-api';

interface ControlResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json: unknown;
}

interface ControlRequest {
  /** A request body that is serialized as JSON. */
  body?: unknown;
  /** A request body that is sent unchanged. */
  raw?: string;
  /** If null, the request has no Authorization header. */
  token?: string | null;
  headers?: Record<string, string>;
}

/** Starts a whole backend with a real library, and its local API on a real socket. */
export async function startControlledApi({
  isOn = true,
  prepare = async () => {},
}: {
  isOn?: boolean;
  prepare?: (host: Host) => Promise<void>;
} = {}) {
  const folder = await createTemporaryFolder();
  const host = await createBackend(folder.dir, {
    givenTokens: { administrator: 'token-of-an-administrator', member: 'token-of-a-member' },
    ...(isOn && { controlToken: CONTROL_TOKEN }),
  });
  await prepare(host);
  const { url } = await host.localApi.start();
  if (url === null) throw new Error('The local API could not start.');

  const send = async (method: string, target: string, given: ControlRequest): Promise<ControlResponse> => {
    const { body, raw, token, headers = {} } = given;
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await request(target, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: payload }),
    });
    const text = await response.body.text();
    const isJson = response.headers['content-type'] === 'application/json';
    const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    return { status: response.statusCode, headers: response.headers, text, json };
  };
  return {
    dir: folder.dir,
    host,
    url,
    origin: new URL(url).origin,
    control: (method: string, path: string, given: ControlRequest = {}) =>
      send(method, toControlUrl(url) + path, { token: CONTROL_TOKEN, ...given }),
    /** Sends a request to the local API, with a member's token by default. */
    call: (method: string, path: string, given: ControlRequest = {}) =>
      send(method, url + path, { token: 'token-of-a-member', ...given }),
    async close() {
      await host.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
export type ControlledApi = Awaited<ReturnType<typeof startControlledApi>>;
