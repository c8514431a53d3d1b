// Runs a TypeScript entry on a Node version that supports it: `node electron/run-on-supported-node.cjs ENTRY
// [ARGUMENTS]`.
// This file must run on any Node version. `npm ci` installs Node 24, and this file locates it by its path
// because npm 10 doesn't link it.
const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { enableCompileCache } = require('./compile-cache.cjs');

const [, , entry, ...args] = process.argv;
const file = path.resolve(entry);
const [major, minor] = process.versions.node.split('.').map(Number);
const system = process.platform === 'win32' ? 'win' : process.platform;
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const bundledName = `node-${system}-${process.arch}`;
const bundled = path.join(__dirname, '../node_modules', bundledName, 'bin', program);

if (major > 22 || (major === 22 && minor >= 19)) {
  process.argv.splice(1, 2, file);
  enableCompileCache();
  onNpmEnd(() => process.kill(process.pid, 'SIGTERM'));
  import(pathToFileURL(file).href);
} else if (existsSync(bundled)) {
  const env = { ...process.env, PATH: `${path.dirname(bundled)}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(bundled, [__filename, file, ...args], { stdio: 'inherit', env });
  // A terminal also sends Ctrl+C to the child, but a script signals only this process.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onNpmEnd(() => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  // macOS and Windows on Arm have no such package.
  const isInstallable = bundledName in require('../package.json').optionalDependencies;
  process.stderr.write(
    `error: QOTD Studio requires Node.js 22.19 or later. This is ${process.versions.node}.\n${
      isInstallable
        ? "Run `npm ci` to install Node.js 24 for this project. Don't omit optional packages.\n"
        : 'Install it from https://nodejs.org.\n'
    }`,
  );
  process.exit(3);
}

/**
 * Calls `end` after a signal ended the npm that runs this script. npm signals only its shell, and the shell
 * doesn't forward signals, so the script would continue to run. On Windows, the parent's ID doesn't change
 * when the parent ends.
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
