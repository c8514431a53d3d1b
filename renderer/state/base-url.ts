import type { ApiStatus } from '../../shared/bridge/index.ts';

/**
 * Where the local API answers, or would if it ran. Null while it is to take any free port, and where it could not start:
 * whoever has its port then must not be called in its place.
 */
export function baseUrlOf({ state, url, port }: Pick<ApiStatus, 'state' | 'url' | 'port'>): string | null {
  return url ?? (port === 0 || state === 'failed' ? null : `http://127.0.0.1:${port}/api/v1`);
}

/** The path as a client of that base thinks of it: `/questions/7` for `/api/v1/questions/7`. */
export function withoutBase(path: string): string {
  return path.startsWith('/api/v1/') ? path.slice('/api/v1'.length) : path;
}
