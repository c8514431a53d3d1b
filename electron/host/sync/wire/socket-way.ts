import type { OpenWay } from '../way.ts';
import { type TesterPorts, testConnection } from './tester.ts';
import { createWire } from './wire.ts';

/** The way to the live service over the sockets of this computer. */
export const socketWay =
  (ports: TesterPorts): OpenWay =>
  ({ settings, tokenFor }) => {
    const wire = createWire({ ...ports, way: settings, tokenFor });
    return {
      send: wire.send,
      test: ({ baseUrl, token }, way) => testConnection({ baseUrl, token, way, knownId: null }, ports),
      close: async () => wire.close(),
    };
  };
