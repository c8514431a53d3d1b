import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };

/**
 * Returns the folder from which the user called npm, because npm runs scripts in the package's folder.
 * Returns undefined if npm didn't start a script of this package.
 */
export function findCallerFolder(env: NodeJS.ProcessEnv): string | undefined {
  // The variables can be from another package's script that started this process.
  return env.npm_package_name === packageJson.name ? env.INIT_CWD : undefined;
}

/**
 * Removes variables from `env` that npm and `run-on-supported-node.cjs` add for this package's scripts.
 * Commands started from here, such as a bot's tests, then find their own Node, tools, and npm settings.
 */
export function removeNpmEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    if (name.startsWith('npm_') || ['INIT_CWD', 'NODE', 'COLOR'].includes(name)) delete env[name];
  }
  // npm and `run-on-supported-node.cjs` put their folders first in PATH. npm's last folder is `node-gyp-bin`.
  const folders = (env.PATH ?? '').split(path.delimiter);
  const last = folders.findIndex((folder) => path.basename(folder) === 'node-gyp-bin');
  env.PATH = folders.slice(last + 1).join(path.delimiter);
}
