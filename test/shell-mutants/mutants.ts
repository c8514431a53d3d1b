/** A weakness of the shell that a test of the built app must find. */
export interface ShellMutant {
  name: string;
  /** In the bundle of the main process: each of these becomes the other wherever it stands. */
  edits: readonly (readonly [from: string, to: string])[];
  /** The test that finds it, by the start of its name. */
  by: string;
}

export const SHELL_MUTANTS: readonly ShellMutant[] = [
  {
    name: 'the sandbox is off',
    edits: [['sandbox: true', 'sandbox: false']],
    by: '4. Enable process sandboxing',
  },
  {
    name: 'worlds are not apart',
    edits: [['contextIsolation: true', 'contextIsolation: false']],
    by: '3. Enable context isolation',
  },
  {
    name: 'pages may read what others serve',
    edits: [['webSecurity: true', 'webSecurity: false']],
    by: '6. Do not disable webSecurity',
  },
  {
    name: 'the policy lets code of other hosts in',
    edits: [["script-src 'self'", "script-src 'self' https:"]],
    by: '7. Define a Content-Security-Policy',
  },
  {
    name: 'the policy lets inline code in',
    edits: [["script-src 'self'", "script-src 'self' 'unsafe-inline'"]],
    by: '7. Define a Content-Security-Policy',
  },
  {
    name: 'a page may go anywhere',
    edits: [['if (!isAppUrl(event.url)) event.preventDefault()', 'if (false) event.preventDefault()']],
    by: '13. Disable or limit navigation',
  },
  {
    name: 'a page gets what it asks for',
    edits: [['permission === "loopback-network" && isAppUrl(page)', 'page !== ""']],
    by: '5. Handle session permission requests',
  },
  {
    name: 'any address goes to the system',
    edits: [['protocol === "https:" || url === docsUrl()', 'protocol !== ""']],
    by: '15. Do not use shell.openExternal',
  },
  {
    name: 'a window may open windows',
    edits: [['return { action: "deny" }', 'return { action: "allow" }']],
    by: '14. Disable or limit creation of new windows',
  },
  {
    name: 'anybody may call the host',
    edits: [['if (!isOwnPage(event, page())) {', 'if (false) {']],
    by: '17. Validate the sender',
  },
  {
    name: 'anybody may call the shell',
    edits: [['if (isOwnPage(event, page())) return callShell', 'if (true) return callShell']],
    by: '17. Validate the sender',
  },
  {
    name: 'files outside of the interface are served',
    edits: [['file.startsWith(root + path.sep)', 'true']],
    by: '18. Avoid usage of the file:// protocol',
  },
  {
    name: 'tokens stand in a plain file',
    edits: [['keychain.encrypt(textOf(tokens))', 'Promise.resolve(Buffer.from(textOf(tokens)))']],
    by: 'no token stands readable in a file',
  },
];
