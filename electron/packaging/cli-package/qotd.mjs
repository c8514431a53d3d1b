#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 13)) {
  const { enableCompileCache } = await import(new URL('compile-cache.cjs', import.meta.url).href);
  enableCompileCache();
  stopWithNpx();
  await import(new URL('cli/cli.js', import.meta.url).href);
} else {
  process.stderr.write(`error: qotd requires Node.js 22.13 or later. This is ${process.versions.node}.\n`);
  process.exitCode = 3;
}

/**
 * Stops after a signal ended npx. npx signals only its shell, and a shell doesn't forward signals. On
 * Windows, the parent's ID doesn't change when the parent ends.
 */
function stopWithNpx() {
  if (process.env.npm_lifecycle_event !== 'npx' || process.platform === 'win32') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
