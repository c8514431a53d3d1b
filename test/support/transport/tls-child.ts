import { testConnection } from '../../../electron/host/sync/transport/connection-tester.ts';
import { createRealSystem, openTestNetwork, requestTo, TOKEN } from './test-transport.ts';

/**
 * Sends a create request to ORIGIN and tests the connection: `node tls-child.ts ORIGIN CA_FILE PROXY`. Prints
 * the outcome and the failed checks as JSON. An empty argument selects the setting's default.
 */

const [origin = '', caFile = '', proxy = ''] = process.argv.slice(2);
const settings = { caFile, proxy };
using network = openTestNetwork(origin, settings);
const outcome = await network.send(requestTo(origin, { body: '{}' }));
const checks = await testConnection(
  { baseUrl: `${origin}/api/v1`, token: TOKEN, settings, knownId: null },
  { ...createRealSystem(process.env), clock: { now: () => Date.now() } },
  '1.2.3',
);
console.log(JSON.stringify({ outcome, checks }));
