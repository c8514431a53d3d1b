import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The bundles that a package of the app holds; `client` is what vite calls the window's. */
export const SHIPPED_BUNDLES = ['main', 'preload', 'client', 'reference'];

/** Where a build leaves the packages of one bundle. */
export const packageListFile = (root: string, bundle: string): string =>
  path.join(root, 'out/packages', `${bundle}.json`);

const LAST_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Helpers that the bundler writes itself are its own code. */
const OF_BUNDLER = /^\0(rolldown|vite)\//;

/**
 * The folder of the package that a module belongs to, from `root` on, or null for a module of this project. A module
 * that belongs to neither ends the build, lest a bundle hold what no list names.
 * @param id as the bundler has it: a path with `/`, perhaps a mark before it and a question behind
 */
export function packageOf(id: string, root: string): string | null {
  const [, bundler] = OF_BUNDLER.exec(id) ?? [];
  if (bundler !== undefined) return `node_modules/${bundler}`;
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  const base = root.replaceAll('\\', '/');
  if (!file.startsWith(`${base}/`)) throw new Error(`Nobody knows whose ${JSON.stringify(id)} is.`);
  return LAST_PACKAGE.exec(file)?.[1]?.slice(base.length + 1) ?? null;
}

/** Writes down, beside each bundle that is shipped, whose code ended in it: what the bill of materials is made from. */
export const bundledPackages = (root: string): Plugin => ({
  name: 'shipped-packages',
  applyToEnvironment: ({ name }) => SHIPPED_BUNDLES.includes(name),
  writeBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? Object.keys(part.modules) : [],
    );
    const packages = new Set(ids.map((id) => packageOf(id, root)).filter((dir) => dir !== null));
    const file = packageListFile(root, this.environment.name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify([...packages].toSorted(), null, 2)}\n`);
  },
});
