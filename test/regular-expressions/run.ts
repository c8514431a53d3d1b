import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildPatterns } from './built-patterns.ts';
import { findGrowth, type Growth } from './growth.ts';
import { listPatterns } from './product-patterns.ts';

/**
 * `npm run tool -- regular-expressions`: prints the product's regular expressions and the growth of their
 * time. Exits with 1 if a pattern isn't linear or a computed pattern is never built.
 */
const root = dirname(dirname(import.meta.dirname));
const built = Map.groupBy(await buildPatterns(root), ({ file, line }) => `${file}:${line}`);
const files = globSync('{electron,shared,renderer}/**/*.{ts,tsx,cjs,mjs,js}', { cwd: root }).toSorted();
const rows = files
  .flatMap((file) => listPatterns(root, file))
  .flatMap(({ file, line, pattern }) => {
    const place = `${file}:${line}`;
    const patterns = pattern ? [pattern] : (built.get(place) ?? []).map(({ pattern }) => pattern);
    if (patterns.length === 0) return [{ place, pattern: 'RegExp(…)', growth: 'never built' }];
    return patterns.map((each) => ({
      place,
      pattern: shorten(String(each)),
      growth: describe(findGrowth(each)),
    }));
  });
const wrong = rows.filter(({ growth }) => growth !== 'linear');
for (const { place, pattern, growth } of rows) {
  process.stdout.write(`${place}\t${pattern}\t${growth}\n`);
}
process.stderr.write(`${rows.length} regular expressions, ${wrong.length} not linear\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

function describe(growth: Growth): string {
  if (growth.kind === 'linear') return 'linear';
  const pump =
    growth.pump === null ? 'a lookbehind without a limit' : `${JSON.stringify(growth.pump)} repeated`;
  return `${growth.kind}: ${pump}`;
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
