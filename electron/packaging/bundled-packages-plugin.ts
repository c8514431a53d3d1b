import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The bundles in a package of the app. Vite calls the UI's `client`. */
export const SHIPPED_BUNDLES = ['main', 'preload', 'client', 'reference'];

/** Returns the file with the packages of a bundle. */
export const packageListFile = (root: string, bundle: string): string =>
  path.join(root, 'out/packages', `${bundle}.json`);

const LAST_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Helpers that the bundler generates. */
const OF_BUNDLER = /^\0(rolldown|vite)\//;

/**
 * Returns the folder of a module's package, relative to `root`, or null for a module of this project. Throws for other modules,
 * so that every bundled package is listed.
 * @param id the bundler's ID: a path with `/`, and possibly a prefix and a query
 */
export function packageOf(id: string, root: string): string | null {
  const [, bundler] = OF_BUNDLER.exec(id) ?? [];
  if (bundler !== undefined) return `node_modules/${bundler}`;
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  const base = root.replaceAll('\\', '/');
  if (!file.startsWith(`${base}/`))
    throw new Error(`Module ${JSON.stringify(id)} belongs to no known package.`);
  return LAST_PACKAGE.exec(file)?.[1]?.slice(base.length + 1) ?? null;
}

/** Lists the packages in each bundle, for the bill of materials. */
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
