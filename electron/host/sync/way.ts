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

interface WayPorts {
  /** Asked for anew with each request. */
  settings: () => WaySettings;
  /** The token that was given for an origin (scheme, host, port), where one was. */
  tokenFor: (origin: string) => string | undefined;
}

export type OpenWay = (ports: WayPorts) => Way;

/** Where there is no way: nothing ever leaves. */
export const openNoWay: OpenWay = () => ({
  send: async () => ({ kind: 'failure', phase: 'before', cause: 'other', detail: 'no network' }),
  test: async () => [],
  close: async () => {},
});
