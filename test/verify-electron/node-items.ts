import type { AppUnderTest } from './app-under-test.ts';
import type { Item } from './verification.ts';

export const NODE_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'TLS',
    checks: 'the transport of sync rejects bad certificates with BoringSSL',
    deadlineSeconds: 120,
    run: (app) => app.runAsNode('tls'),
  },
  {
    name: 'Ed25519',
    checks: 'signatures of update announcements are checked with BoringSSL',
    deadlineSeconds: 60,
    run: (app) => app.runAsNode('ed25519'),
  },
  {
    name: 'node:sqlite lock',
    checks: 'an exclusive lock of SQLite holds across processes',
    deadlineSeconds: 60,
    run: (app) => app.runAsNode('sqlite'),
  },
];
