import type { Check } from '../../../shared/sync-views.ts';
import type { Connection, SyncNetwork } from './ports.ts';

/** What the author has set about the way to the service; empty for what the surroundings say. */
export interface WaySettings {
  proxy: string;
  /** The path of a PEM file. */
  caFile: string;
}

/** The way to the live service. */
export interface Way extends SyncNetwork {
  /** Looks at a connection, step by step. Sends no question. Never rejects. */
  test(connection: Connection, settings: WaySettings): Promise<Check[]>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** `settings` is called with each request; `tokenFor` returns the token that was given for an origin (scheme, host, port), if any. */
export type OpenWay = (from: {
  settings: () => WaySettings;
  tokenFor: (origin: string) => string | undefined;
}) => Way;

/** Where there is no way: nothing ever leaves. */
export const openNoWay: OpenWay = () => ({
  send: async () => ({ kind: 'failure', phase: 'before', cause: 'other', detail: 'no network' }),
  test: async () => [],
  close: async () => {},
});
