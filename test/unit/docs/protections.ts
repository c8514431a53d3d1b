/** A test file, and the start of the title of one test in it. */
export interface NamedTest {
  file: string;
  title?: string;
}

/** A protection of docs/project/threat-model.md, and the tests that verify it. */
export interface Protection {
  protection: string;
  /** Part of `npm test`. */
  tests: readonly NamedTest[];
  /** Part of `npm run e2e` only. */
  e2eOnly?: readonly NamedTest[];
}

/** Every protection of docs/project/threat-model.md, in the order of the page. */
export const PROTECTIONS: readonly Protection[] = [
  {
    protection: 'It never appears in library files, logs, events, responses, or exports.',
    tests: [{ file: 'test/unit/sync/transport/token-leak.test.ts' }],
  },
  {
    protection: "It's sent only to its base URL, in one header. Redirects aren't followed.",
    tests: [{ file: 'test/unit/sync/transport/node-transport.test.ts' }],
  },
  {
    protection:
      "It's sent over `http` only to this computer. Proxies are only tunnels, and certificates are checked.",
    tests: [
      { file: 'test/unit/sync/transport/node-transport.test.ts' },
      { file: 'test/unit/sync/transport/tls.test.ts' },
    ],
  },
  {
    protection: 'The desktop app encrypts it with the system keychain, in a file that only you can read.',
    tests: [{ file: 'test/unit/desktop/keychain-vault.test.ts' }],
  },
  {
    protection:
      "Without a secure keychain, it's kept until you quit, unless you choose to store it unencrypted.",
    tests: [{ file: 'test/unit/desktop/keychain-vault.test.ts' }],
    e2eOnly: [
      { file: 'test/e2e/shell.spec.ts', title: 'without a keychain a token lasts until the app quits' },
    ],
  },
  {
    protection:
      "If the keychain is locked or doesn't respond within 5 seconds, the app opens without saved tokens and doesn't change the encrypted files.",
    tests: [{ file: 'test/unit/desktop/system-keychain.test.ts' }],
    e2eOnly: [{ file: 'test/e2e/shell.spec.ts', title: 'a keychain that never responds' }],
  },
  {
    protection: "On Linux, encryption with Chromium's fixed key (`v10`) doesn't count as a keychain.",
    tests: [{ file: 'test/unit/desktop/system-keychain.test.ts' }],
  },
  {
    protection: "The command line reads it only from `QOTD_REMOTE_TOKEN` and doesn't store it.",
    tests: [{ file: 'test/unit/cli/sync-command.test.ts' }],
  },
  {
    protection: 'Only queued questions are sent.',
    tests: [{ file: 'test/simulation/invariants/invariant-checker.ts' }],
  },
  {
    protection:
      "A create that may have arrived isn't sent again automatically. Exceptions: no byte left the computer, or status 429.",
    tests: [
      { file: 'test/simulation/invariants/invariant-checker.ts' },
      { file: 'test/unit/sync/transport/node-transport.test.ts' },
      { file: 'test/unit/sync/queue/outcomes.test.ts' },
    ],
  },
  {
    protection: 'After status 429, a create is sent again no sooner than requested, with increasing delays.',
    tests: [{ file: 'test/unit/sync/transport/malformed-responses.test.ts' }],
  },
  {
    protection:
      'An invalid response (deep nesting, infinite numbers, 20,000 options, ID 0) affects only its question. The ID of a created question is kept.',
    tests: [{ file: 'test/unit/sync/host/hostile-service.test.ts' }],
  },
  {
    protection:
      'If the service returns the same ID for several create requests, only one question is linked. The others are unconfirmed.',
    tests: [{ file: 'test/unit/sync/transport/malformed-responses.test.ts' }],
  },
  {
    protection:
      "Truncated, oversized, and endless responses are discarded. A token in a response isn't passed on.",
    tests: [{ file: 'test/unit/sync/transport/node-transport.test.ts' }],
  },
  {
    protection: 'It listens only on 127.0.0.1, and sends nothing to a program that uses its port.',
    tests: [{ file: 'test/contract/connections.test.ts' }],
  },
  {
    protection: 'The API reference loads nothing from other hosts and has no token until you fill one in.',
    tests: [
      { file: 'test/unit/local-api/server/docs-routes.test.ts' },
      { file: 'test/e2e/api-docs.spec.ts', title: 'the API reference sends a request' },
    ],
  },
  {
    protection:
      "Requests from web pages (`Origin`), with another `Host`, or with another content type don't change anything.",
    tests: [{ file: 'test/contract/guard.test.ts' }],
  },
  {
    protection: "Every request needs a known token, also on a connection that's kept open.",
    tests: [
      { file: 'test/contract/errors.test.ts' },
      { file: 'test/contract/connections.test.ts' },
      { file: 'test/unit/local-api/server/access-control.test.ts' },
    ],
  },
  {
    protection: 'Tokens are compared in constant time.',
    tests: [{ file: 'test/unit/local-api/server/access-control-timing.test.ts' }],
  },
  {
    protection:
      'Known tokens are masked in the request log and its exports, including encoded and truncated forms.',
    tests: [
      { file: 'test/contract/request-log.test.ts' },
      { file: 'test/unit/local-api/request-log/redactor.test.ts' },
    ],
  },
  {
    protection: "Its tokens aren't in any file, log, or event.",
    tests: [{ file: 'test/unit/host/token-canary.test.ts' }],
  },
  {
    protection: 'Bodies and headers have a maximum size.',
    tests: [{ file: 'test/contract/errors.test.ts' }, { file: 'test/contract/connections.test.ts' }],
  },
  {
    protection:
      "Slow, silent, or flooding clients don't block others. If more than 1,024 connections are open without a known token, the server closes the oldest one.",
    tests: [{ file: 'test/contract/slow-callers.test.ts' }],
  },
  {
    protection: 'Random input gets the documented response, and no invalid data is stored.',
    tests: [{ file: 'test/fuzz/run.ts' }],
  },
  {
    protection: "Generated images can't run code.",
    tests: [{ file: 'test/contract/placeholders.test.ts' }],
  },
  {
    protection:
      'A link opens the app once, within 5 minutes. After that, a page explains how to get a new link.',
    tests: [
      { file: 'test/unit/web/ui-server.test.ts' },
      { file: 'test/e2e/web-host.spec.ts', title: 'a file that redirects to the link' },
    ],
    e2eOnly: [{ file: 'test/e2e/web-host.spec.ts', title: 'pages for a used or expired link' }],
  },
  {
    protection: "Prefetches, previews, `HEAD` requests, images, and frames don't use up a link.",
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection:
      "The link isn't in any argument or environment variable. The browser opens a private file, which is then deleted.",
    tests: [{ file: 'test/unit/cli/open-browser.test.ts' }],
  },
  {
    protection:
      "Scripts can't read the cookie (`HttpOnly`), and other sites can't send it (`SameSite=Strict`).",
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection: 'Programs on other ports get no cookie, path, or `Referer`.',
    tests: [{ file: 'test/e2e/web-host.spec.ts', title: 'another port of this computer' }],
  },
  {
    protection:
      'A WebSocket connection must have the correct path, cookie, `Origin`, and `Host`. Messages have a maximum length.',
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection: "Other sites can't detect that the app or the local API is running.",
    tests: [
      { file: 'test/e2e/web-host.spec.ts', title: 'a page of another site' },
      { file: 'test/contract/guard.test.ts' },
    ],
  },
  {
    protection:
      'If more than 1,024 connections are open without the cookie, the server closes the oldest one.',
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection: 'The page has the content security policy below.',
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection:
      '**Content security policy**: code, styles, and connections only from the app; no inline code, `eval`, frames, or forms; images only from the app and `https`.',
    tests: [
      { file: 'test/e2e/security-checklist.spec.ts' },
      { file: 'test/unit/desktop/window/app-protocol.test.ts' },
    ],
  },
  {
    protection: "**Sandbox**: context isolation, no Node, and every item of Electron's security checklist.",
    tests: [{ file: 'test/e2e/security-checklist.spec.ts' }],
  },
  {
    protection: "**IPC**: the page has 5 functions. Only the app's own page in the main frame can call them.",
    tests: [
      { file: 'test/e2e/security-checklist.spec.ts' },
      { file: 'test/unit/desktop/ipc/page-ipc.test.ts' },
    ],
  },
  {
    protection: "Every bridge call is validated before it's processed.",
    tests: [
      { file: 'test/unit/bridge/handlers.test.ts' },
      { file: 'test/unit/desktop/ipc/call-shell.test.ts' },
      { file: 'test/fuzz/bridge-case.ts' },
    ],
  },
  {
    protection:
      "The page can't navigate, open windows, or get permissions. Links to `https` open in your browser.",
    tests: [{ file: 'test/unit/desktop/window/page-security.test.ts' }],
  },
  {
    protection: '**Images from the web** are loaded only from hosts that you allowed.',
    tests: [
      { file: 'test/unit/renderer/stores/allowed-image-hosts.test.ts' },
      { file: 'test/e2e/question-preview.spec.ts', title: 'images load only from allowed hosts' },
    ],
    e2eOnly: [{ file: 'test/e2e/emoji.spec.ts', title: 'are added, used by name, changed, deleted' }],
  },
  {
    protection: 'A `qotd:` link can request only a few actions, and you confirm them first.',
    tests: [
      { file: 'test/unit/desktop/open-requests-links.test.ts' },
      { file: 'test/e2e/shell.spec.ts', title: 'opens a question after the author confirms' },
    ],
  },
  {
    protection:
      '**Updates** are offered only if the publisher signed the feed, and installed only if the checksum matches.',
    tests: [
      { file: 'test/unit/desktop/updates/feed-signature.test.ts' },
      { file: 'test/unit/packaging/package.test.ts' },
      { file: 'test/e2e/updates.spec.ts', title: 'an update that doesn’t match its announcement' },
    ],
    e2eOnly: [{ file: 'test/e2e/updates.spec.ts', title: 'an update from another publisher' }],
  },
  {
    protection:
      "The packaged program can't run as plain Node or load code from environment variables (fuses).",
    tests: [{ file: 'test/unit/packaging/package.test.ts' }],
  },
  {
    protection: 'Only files of the UI are served to it, whatever the path.',
    tests: [{ file: 'test/unit/desktop/window/app-protocol.test.ts' }],
  },
  {
    protection: 'A new library is readable only by its owner (modes 0700 and 0600).',
    tests: [{ file: 'test/unit/host/library-modes.test.ts' }],
  },
  {
    protection: 'A rewritten file keeps its permissions at every moment.',
    tests: [
      { file: 'test/unit/system/durable-file.test.ts' },
      { file: 'test/unit/host/library-modes.test.ts' },
    ],
  },
  {
    protection: 'Previewing an import, or importing an invalid or oversized file, changes nothing.',
    tests: [
      { file: 'test/unit/import-export/import-session.test.ts' },
      { file: 'test/unit/import-export/import-export.test.ts' },
      { file: 'test/unit/import-export/large.test.ts' },
    ],
  },
  {
    protection:
      'If the operating system opens a file in the app, the app shows a preview before it imports anything.',
    tests: [{ file: 'test/e2e/shell.spec.ts', title: 'an opened file is previewed before the import' }],
  },
  {
    protection: 'The app never hangs while it reads a file, and read errors include the file and line.',
    tests: [{ file: 'test/unit/import-export/parse-import.test.ts' }],
  },
  {
    protection:
      "A file that's designed to use all memory or time doesn't block the app. A worker with a memory limit reads it.",
    tests: [
      { file: 'test/unit/import-export/import-worker-client.test.ts' },
      { file: 'test/unit/import-export/import-limits-cli.test.ts' },
    ],
  },
  {
    protection: "A file with deeply nested JSON doesn't crash the app. It's rejected or quarantined.",
    tests: [{ file: 'test/unit/library/store/format/json-depth.test.ts' }, { file: 'test/fuzz/run.ts' }],
  },
  {
    protection: 'A CSV export contains no cells that spreadsheets treat as formulas.',
    tests: [
      { file: 'test/unit/import-export/csv-format.test.ts' },
      { file: 'test/unit/import-export/parse-import.test.ts' },
    ],
  },
  {
    protection: 'A problem report contains no question texts, tokens, names, or personal folder names.',
    tests: [{ file: 'test/unit/bridge/problem-report.test.ts' }],
  },
  {
    protection:
      '2 programs never write to the same library, even in containers or if the lock file is deleted.',
    tests: [{ file: 'test/unit/library/store/library-lock.test.ts' }],
  },
  {
    protection:
      "If the lock file is a link, folder, or pipe, the app doesn't open it or change a link's target.",
    tests: [{ file: 'test/unit/library/store/library-lock.test.ts' }],
  },
];
