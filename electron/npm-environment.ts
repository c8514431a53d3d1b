import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };

/**
 * Returns the folder in which npm was called to run a script of this package: npm runs scripts in the package's folder.
 * Undefined if npm runs no script of this package.
 */
export function findCallerFolder(env: NodeJS.ProcessEnv): string | undefined {
  // Another package's script may have started this process, and the variables are about that package.
  return env.npm_package_name === packageJson.name ? env.INIT_CWD : undefined;
}

/**
 * Removes from `env` what npm and `run-on-supported-node.cjs` add for a script of this package, so that a command started
 * from here, such as a bot's tests, finds its Node, its tools, and its npm settings. npm reads its settings files again.
 */
export function removeNpmEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    if (name.startsWith('npm_') || ['INIT_CWD', 'NODE', 'COLOR'].includes(name)) delete env[name];
  }
  // Both put their folders first, and this is npm's last one.
  const folders = (env.PATH ?? '').split(path.delimiter);
  const last = folders.findIndex((folder) => path.basename(folder) === 'node-gyp-bin');
  env.PATH = folders.slice(last + 1).join(path.delimiter);
}
