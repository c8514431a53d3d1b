/** A test file, or a test in it whose title starts with `title`. */
export interface NamedTest {
  file: string;
  title?: string;
}

/** A protection from docs/project/threat-model.md and the tests that verify it. */
export interface Protection {
  protection: string;
  /** Tests that `npm test` runs. */
  tests: readonly NamedTest[];
  /** Tests that only `npm run test:e2e` runs. */
  e2eOnly?: readonly NamedTest[];
}

/** All protections in docs/project/threat-model.md, in the page's order. */
export const PROTECTIONS: readonly Protection[] = [
  {
    protection: 'The token never appears in library files, logs, events, responses, or exports.',
    tests: [{ file: 'test/unit/sync/transport/token-leak.test.ts' }],
  },
  {
    protection: "The app sends the token only to the base URL, in one header. It doesn't follow redirects.",
    tests: [{ file: 'test/unit/sync/transport/lazy-transport.test.ts' }],
  },
  {
    protection:
      'The app uses `http` only for a service on this computer. For any other service, it checks the certificate, and a proxy only sees encrypted data.',
    tests: [
      { file: 'test/unit/sync/transport/lazy-transport.test.ts' },
      { file: 'test/unit/sync/transport/tls.test.ts' },
    ],
  },
  {
    protection:
      'The desktop app encrypts the token with the system keychain and stores it in a file that only you can read.',
    tests: [{ file: 'test/unit/desktop/keychain-vault.test.ts' }],
  },
  {
    protection:
      'If the computer has no secure keychain, the app keeps the token until you quit, unless you choose to store it unencrypted.',
    tests: [{ file: 'test/unit/desktop/keychain-vault.test.ts' }],
    e2eOnly: [
      { file: 'test/e2e/shell.spec.ts', title: 'without a keychain, a token lasts until the app quits' },
    ],
  },
  {
    protection:
      "If the keychain is locked or doesn't respond, the app opens without saved tokens and doesn't change the encrypted files.",
    tests: [{ file: 'test/unit/desktop/system-keychain.test.ts' }],
    e2eOnly: [{ file: 'test/e2e/shell.spec.ts', title: 'a keychain that never responds' }],
  },
  {
    protection:
      "On Linux, Chromium can encrypt with a key that's the same on every computer (`v10`). The app doesn't accept this as a keychain.",
    tests: [{ file: 'test/unit/desktop/system-keychain.test.ts' }],
  },
  {
    protection: "The command line reads the token only from `QOTD_REMOTE_TOKEN` and doesn't store it.",
    tests: [{ file: 'test/unit/cli/sync-command.test.ts' }],
  },
  {
    protection:
      'The command line sends this token only to `--remote-url`, never to a base URL or proxy specified in a library.',
    tests: [{ file: 'test/unit/cli/remote-token.test.ts' }],
  },
  {
    protection:
      'An invalid response, for example with 20,000 options, affects only one question. If the response contains the ID of a created question, the app keeps the ID.',
    tests: [{ file: 'test/unit/sync/host/hostile-service.test.ts' }],
  },
  {
    protection:
      'If the service returns the same ID for several creates, the app links only one question. It shows the others as unconfirmed.',
    tests: [{ file: 'test/unit/sync/transport/malformed-responses.test.ts' }],
  },
  {
    protection:
      "The app discards truncated, oversized, and endless responses. If a response repeats the token, the app removes the token from it, even if it's encoded.",
    tests: [
      { file: 'test/unit/sync/transport/lazy-transport.test.ts' },
      { file: 'test/unit/sync/transport/token-leak.test.ts' },
    ],
  },
  {
    protection: 'The server listens only on 127.0.0.1, unless you set another address with `serve --host`.',
    tests: [{ file: 'test/contract/connections.test.ts' }, { file: 'test/unit/cli/serve-address.test.ts' }],
  },
  {
    protection:
      'In the app, the local API is off by default, and it serves your library only if you choose to.',
    tests: [
      { file: 'test/contract/test-library.test.ts' },
      { file: 'test/unit/host/test-library.test.ts' },
      { file: 'test/e2e/api-library.spec.ts', title: 'the local API is off at first' },
    ],
  },
  {
    protection:
      "The control API is off unless you use `serve --control` or `exec`. It requires its own token, and this token doesn't give access to the local API.",
    tests: [{ file: 'test/contract/control.test.ts' }],
  },
  {
    protection: 'The API reference loads nothing from other hosts and contains no token until you enter one.',
    tests: [
      { file: 'test/unit/local-api/server/public-routes.test.ts' },
      { file: 'test/e2e/api-docs.spec.ts', title: 'the API reference can send a request' },
    ],
  },
  {
    protection:
      'The server rejects requests from web pages and requests with an unexpected `Host` or content type.',
    tests: [{ file: 'test/contract/cross-origin-requests.test.ts' }],
  },
  {
    protection:
      'The server checks the token of every request, even if several requests use the same connection.',
    tests: [
      { file: 'test/contract/errors.test.ts' },
      { file: 'test/contract/connections.test.ts' },
      { file: 'test/unit/local-api/server/access-control.test.ts' },
    ],
  },
  {
    protection: 'The server compares tokens in constant time.',
    tests: [{ file: 'test/unit/local-api/server/access-control-timing.test.ts' }],
  },
  {
    protection: 'The request log and its exports mask known tokens, even if a token is encoded or truncated.',
    tests: [
      { file: 'test/contract/request-log.test.ts' },
      { file: 'test/unit/local-api/request-log/redactor.test.ts' },
    ],
  },
  {
    protection: 'Unencrypted tokens never appear in files, logs, or events.',
    tests: [{ file: 'test/unit/host/token-canary.test.ts' }],
  },
  {
    protection: 'The server limits the size of bodies, and the size and number of headers.',
    tests: [{ file: 'test/contract/errors.test.ts' }, { file: 'test/contract/connections.test.ts' }],
  },
  {
    protection:
      "Slow or silent clients can't block others, because the server closes the oldest connections without a known token.",
    tests: [{ file: 'test/contract/slow-callers.test.ts' }],
  },
  {
    protection: 'The server returns a documented response to any input and never stores invalid data.',
    tests: [{ file: 'test/fuzz/run.ts' }],
  },
  {
    protection: "The placeholder images that the app generates can't run code.",
    tests: [{ file: 'test/contract/placeholders.test.ts' }],
  },
  {
    protection:
      'A link works once and expires after 5 minutes. After that, it shows a page that explains how to get a new one.',
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
      "Other accounts can't see the link in a list of processes, because the browser opens it from a private file.",
    tests: [{ file: 'test/unit/cli/open-browser.test.ts' }],
  },
  {
    protection:
      "Scripts can't read the cookie (`HttpOnly`), and requests from other sites don't contain it (`SameSite=Strict`).",
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection: "The browser doesn't send the cookie, the path, or a `Referer` to programs on other ports.",
    tests: [{ file: 'test/e2e/web-host.spec.ts', title: 'a program on another port' }],
  },
  {
    protection:
      'The server accepts a WebSocket connection only with the correct path, cookie, `Origin`, and `Host`.',
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection: "Pages from other sites get no response, so they can't tell the app from a closed port.",
    tests: [
      { file: 'test/unit/web/ui-server.test.ts' },
      { file: 'test/e2e/web-host.spec.ts', title: 'a page on another site can’t detect' },
      { file: 'test/e2e/web-host.spec.ts', title: 'a page on another site' },
    ],
  },
  {
    protection: 'The server closes the oldest connections without the cookie if there are too many.',
    tests: [{ file: 'test/unit/web/ui-server.test.ts' }],
  },
  {
    protection:
      'Because of its content security policy, the page loads code only from the app, and images only from the app or over `https`. The policy blocks inline code, `eval`, frames, forms, and connections to other hosts.',
    tests: [
      { file: 'test/e2e/security-checklist.spec.ts' },
      { file: 'test/unit/desktop/window/app-protocol.test.ts' },
      { file: 'test/unit/web/ui-server.test.ts' },
    ],
  },
  {
    protection:
      "In the desktop app, the page runs in a sandbox, isolated from Node and from the preload script. The app follows every item of Electron's security checklist.",
    tests: [{ file: 'test/e2e/security-checklist.spec.ts' }],
  },
  {
    protection:
      "The preload script exposes 5 functions, and only the app's own page in the main frame can call them.",
    tests: [
      { file: 'test/e2e/security-checklist.spec.ts' },
      { file: 'test/unit/desktop/ipc/page-ipc.test.ts' },
    ],
  },
  {
    protection: 'The backend validates every call from the page before processing it.',
    tests: [
      { file: 'test/unit/bridge/bridge-handlers.test.ts' },
      { file: 'test/unit/desktop/ipc/call-shell.test.ts' },
      { file: 'test/fuzz/bridge-case.ts' },
    ],
  },
  {
    protection:
      "The page can't navigate to other sites, open windows, or get permissions. `https` links open in your browser.",
    tests: [{ file: 'test/unit/desktop/window/page-security.test.ts' }],
  },
  {
    protection: 'The app loads images only from hosts that you allowed.',
    tests: [
      { file: 'test/unit/renderer/stores/allowed-image-hosts.test.ts' },
      { file: 'test/e2e/question-preview.spec.ts', title: 'images load only from allowed hosts' },
    ],
    e2eOnly: [{ file: 'test/e2e/emoji.spec.ts', title: 'can be added manually or from questions' }],
  },
  {
    protection: "In the desktop app, image hosts can't set cookies or see the app's version.",
    tests: [{ file: 'test/unit/desktop/window/page-security.test.ts' }],
  },
  {
    protection: 'A `qotd:` link can only open or add a question, and only after you confirm it.',
    tests: [
      { file: 'test/unit/desktop/open-requests-links.test.ts' },
      { file: 'test/e2e/shell.spec.ts', title: 'opens a question after the author confirms' },
    ],
  },
  {
    protection: 'The app installs an update only if the publisher signed the feed and the checksum matches.',
    tests: [
      { file: 'test/unit/desktop/updates/feed-signature.test.ts' },
      { file: 'test/unit/packaging/package.test.ts' },
      { file: 'test/e2e/updates.spec.ts', title: 'an update that doesn’t match its announcement' },
    ],
    e2eOnly: [{ file: 'test/e2e/updates.spec.ts', title: 'an update from another publisher' }],
  },
  {
    protection:
      'Electron fuses prevent the packaged program from running as plain Node and from loading code specified in an environment variable.',
    tests: [{ file: 'test/unit/packaging/package.test.ts' }],
  },
  {
    protection: 'The UI can load only its own files, regardless of the path that it requests.',
    tests: [{ file: 'test/unit/desktop/window/app-protocol.test.ts' }],
  },
  {
    protection: "Other accounts can't read a new library (modes `0700` and `0600`).",
    tests: [{ file: 'test/unit/host/library-modes.test.ts' }],
  },
  {
    protection:
      "When the app rewrites a file, the file keeps its permissions, except that it's never executable or world-writable.",
    tests: [
      { file: 'test/unit/system/durable-file.test.ts' },
      { file: 'test/unit/host/library-modes.test.ts' },
    ],
  },
  {
    protection: "Import previews don't change the library, and neither do invalid or oversized files.",
    tests: [
      { file: 'test/unit/import-export/import-session.test.ts' },
      { file: 'test/unit/import-export/import-export.test.ts' },
      { file: 'test/unit/import-export/large-export.test.ts' },
    ],
  },
  {
    protection:
      'If the operating system opens a file in the app, the app shows a preview before it imports anything.',
    tests: [{ file: 'test/e2e/shell.spec.ts', title: 'an opened file is previewed before the import' }],
  },
  {
    protection:
      "The app reads imported files in a worker thread, so no file can block the app. The thread's memory limit works in Node, but has never been tested with Electron.",
    tests: [
      { file: 'test/unit/import-export/read-import.test.ts' },
      { file: 'test/unit/import-export/import-worker-client.test.ts' },
      { file: 'test/unit/import-export/import-limits-cli.test.ts' },
    ],
  },
  {
    protection:
      "Text from outside, such as a file, a page, or a response, can't block the app, because every regular expression takes linear time.",
    tests: [
      { file: 'test/unit/regular-expressions.test.ts', title: 'takes linear time' },
      { file: 'test/unit/long-text.test.ts' },
    ],
  },
  {
    protection:
      "A file with deeply nested JSON can't crash the app. The app rejects or quarantines the file.",
    tests: [{ file: 'test/unit/library/format/deeply-nested-json.test.ts' }, { file: 'test/fuzz/run.ts' }],
  },
  {
    protection: "Spreadsheets don't run any cell of a CSV export as a formula.",
    tests: [
      { file: 'test/unit/import-export/csv-syntax.test.ts' },
      { file: 'test/unit/import-export/read-import.test.ts' },
    ],
  },
  {
    protection:
      'A problem report contains no tokens, names, or personal folder names. It contains your questions only if you include them.',
    tests: [{ file: 'test/unit/bridge/problem-report.test.ts' }],
  },
  {
    protection:
      'Only one program at a time can write to a library, even if programs run in containers or someone deletes the lock file.',
    tests: [{ file: 'test/unit/library/store/library-lock.test.ts' }],
  },
  {
    protection:
      "A library from someone else can't make the app read or change other files. The app opens only regular files in the library's folder, never symbolic links, pipes, or devices.",
    tests: [
      { file: 'test/unit/host/library-links.test.ts' },
      { file: 'test/unit/system/confined-files.test.ts' },
    ],
  },
  {
    protection:
      'If a file or folder in a library is a symbolic link, the app moves the link to `set-aside` and reports it.',
    tests: [{ file: 'test/unit/host/library-links.test.ts' }],
  },
  {
    protection:
      "The app never writes to a file with several hard links. Instead, it replaces the file in the library with a copy. `git clone` can't create hard links to your files, and on most systems, neither can other accounts.",
    tests: [
      { file: 'test/unit/host/hard-links.test.ts' },
      { file: 'test/unit/system/confined-files.test.ts' },
      { file: 'test/unit/library/store/library-lock.test.ts' },
    ],
  },
  {
    protection: "The desktop app doesn't follow symbolic links to its log, window state, or token files.",
    tests: [
      { file: 'test/unit/desktop/desktop-state.test.ts' },
      { file: 'test/unit/desktop/keychain-vault.test.ts' },
    ],
  },
  {
    protection: "If the lock file is a folder, the app doesn't open the library.",
    tests: [{ file: 'test/unit/library/store/library-lock.test.ts' }],
  },
  {
    protection:
      'Compiled code is stored only in a folder that no other account can write to, and temporary files only in private folders with random names.',
    tests: [
      { file: 'test/unit/start/compile-cache.test.ts' },
      { file: 'test/unit/system/temporary-names.test.ts' },
    ],
  },
  {
    protection:
      'Output contains no control characters from files or responses that could control a terminal.',
    tests: [{ file: 'test/unit/cli/terminal.test.ts' }],
  },
  {
    protection: "`exec` doesn't pass the live service's token on to its command.",
    tests: [
      {
        file: 'test/unit/cli/exec-command.test.ts',
        title: "doesn't pass the live service token to the command",
      },
    ],
  },
  {
    protection:
      "`--snapshot` and certificate files are read only if they're regular files of limited size, so pipes and devices can't block the app.",
    tests: [
      { file: 'test/unit/cli/snapshot-option.test.ts', title: 'rejects %s without reading the file' },
      { file: 'test/unit/system/named-file.test.ts' },
    ],
  },
  {
    protection: '`export --out` and `--log` write only to regular files, pipes, and character devices.',
    tests: [
      { file: 'test/unit/cli/import-export-commands.test.ts', title: 'rejects a link' },
      { file: 'test/unit/system/named-file.test.ts', title: 'is rejected for a block device' },
      { file: 'test/unit/cli/import-export-commands.test.ts', title: 'writes to a pipe' },
    ],
  },
  {
    protection: "Titles and other text can't add lines to a calendar file or markup to copied Markdown.",
    tests: [
      {
        file: 'test/unit/library/search/plan-icalendar.test.ts',
        title: "doesn't get extra lines from line breaks in text fields",
      },
      { file: 'test/unit/shared/question/copy-formats.test.ts', title: 'escapes markup from the' },
    ],
  },
];
