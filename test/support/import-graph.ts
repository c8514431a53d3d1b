import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { z } from 'zod';

/** The files that each file of the product imports, by path from the project's folder on. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ROOT = path.resolve(import.meta.dirname, '../..');
const ZONES = ['shared', 'electron', 'renderer'];

const resultSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

/** Every import among the product's TypeScript files, of types and of what is loaded later as well. */
export async function readImports(): Promise<Imports> {
  const { ruleSet: _, ...options } = await extractDepcruiseOptions(
    path.join(ROOT, '.dependency-cruiser.json'),
  );
  const includeOnly = { path: `^(${ZONES.join('|')})/.*\\.tsx?$` };
  const { output } = await cruise(ZONES, { ...options, baseDir: ROOT, validate: false, includeOnly });
  const { modules } = resultSchema.parse(output);
  return new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}
