import type { AppUnderTest } from './app-under-test.ts';
import type { Item } from './verification.ts';

export const NODE_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'TLS',
    checks: 'the sync transport rejects invalid certificates with BoringSSL',
    deadlineSeconds: 120,
    run: (app) => app.runAsNode('tls'),
  },
  {
    name: 'Ed25519',
    checks: 'the signatures of update announcements are verified with BoringSSL',
    deadlineSeconds: 60,
    run: (app) => app.runAsNode('ed25519'),
  },
  {
    name: 'node:sqlite lock',
    checks: 'an exclusive SQLite lock holds across processes',
    deadlineSeconds: 60,
    run: (app) => app.runAsNode('sqlite'),
  },
];
