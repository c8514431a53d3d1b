// Runs a TypeScript entry on a Node that can: `node electron/launch.cjs ENTRY [ARGUMENTS]`.
// This file itself must run on any Node. npm 11 finds the Node 24 that `npm ci` brings along by itself; npm 10 does
// not link it, so it is looked for by path.
const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const [, , entry, ...args] = process.argv;
const file = path.resolve(entry);
const [major, minor] = process.versions.node.split('.').map(Number);
const system = process.platform === 'win32' ? 'win' : process.platform;
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const bundled = path.join(__dirname, `../node_modules/node-${system}-${process.arch}/bin`, program);

if (major > 22 || (major === 22 && minor >= 19)) {
  process.argv.splice(1, 2, file);
  onNpmEnd(() => process.kill(process.pid, 'SIGTERM'));
  import(pathToFileURL(file).href);
} else if (existsSync(bundled)) {
  const env = { ...process.env, PATH: `${path.dirname(bundled)}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(bundled, [file, ...args], { stdio: 'inherit', env });
  // Ctrl C in a terminal reaches the child by itself; a script tells this process alone.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onNpmEnd(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  process.stderr.write(
    `QOTD Studio needs Node 22.19 or newer; this is ${process.versions.node}. ` +
      'On Linux and Windows `npm ci` brings Node 24 along, unless told to omit optional packages; ' +
      'elsewhere, install it from https://nodejs.org.\n',
  );
  process.exit(3);
}

/**
 * Calls `end` where the npm that runs this as a script of this project was ended by a signal: npm gives it to the shell in
 * between, which ends and tells nobody, and what it ran would go on for ever. Windows has no such signals, and there a process
 * keeps the number of a parent that has ended.
 */
function onNpmEnd(end) {
  if (process.env.npm_package_name !== 'qotd-studio' || process.platform === 'win32') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, 200);
  timer.unref();
}
