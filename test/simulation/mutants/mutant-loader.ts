import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './sync-mutants.ts';

const ROOT = new URL('../../../', import.meta.url);

/**
 * Returns whether a module is loaded again for each mutant: a mutated module, or one that may import a
 * mutated module.
 */
const isMutable = (file: string): boolean => file.startsWith('electron/host/');

/**
 * Imports backend modules with a mutant's changes, separate from the original modules. Throws if text to
 * replace doesn't occur exactly once. Works only in Node, because other TypeScript loaders don't support
 * these hooks.
 */
export function createMutantLoader(mutants: readonly Mutant[]): {
  load(file: string, mutant: Mutant): Promise<unknown>;
  remove(): void;
} {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const name = findMutant(context.parentURL);
      if (name === null || !isMutable(toFile(resolved.url))) return resolved;
      return { ...resolved, url: withMutant(resolved.url, name) };
    },
    load(url, context, next) {
      const mutant = mutants.find(({ name }) => name === findMutant(url));
      if (!mutant) return next(url, context);
      const source = applyMutant(toFile(url), mutant);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  return {
    load: (file, { name }) => import(withMutant(new URL(file, ROOT).href, name)),
    remove: () => hooks.deregister(),
  };
}

export function applyMutant(file: string, { name, edits }: Mutant): string {
  let source = readFileSync(new URL(file, ROOT), 'utf8');
  for (const edit of edits) {
    if (edit.file !== file) continue;
    if (source.split(edit.from).length !== 2)
      throw new Error(`“${name}”: ${file} doesn't contain “${edit.from}” exactly once.`);
    source = source.replace(edit.from, () => edit.to);
  }
  return source;
}

function toFile(url: string): string {
  if (!url.startsWith('file:')) return url;
  return relative(fileURLToPath(ROOT), fileURLToPath(url.replace(/\?.*$/, ''))).replaceAll(sep, '/');
}

const findMutant = (url: string | undefined): string | null =>
  url === undefined || !url.includes('?') ? null : new URL(url).searchParams.get('mutant');

const withMutant = (url: string, name: string): string =>
  `${url.replace(/\?.*$/, '')}?mutant=${encodeURIComponent(name)}`;
