import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type Sources = ReadonlyMap<string, string>;

interface Uses {
  named: Set<string>;
  /** Whether the file computes some class names, as in `styles[tone]`. */
  isOpen: boolean;
}

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Returns classes that only a CSS module or only its importers have. */
function findClassFaults(sources: Sources): string[] {
  const uses = findUses(sources);
  return [...sources]
    .filter(([file]) => file.endsWith('.module.css'))
    .flatMap(([file, css]) => findFileFaults(file, parseClasses(css), uses.get(file)));
}

function findFileFaults(file: string, defined: ReadonlySet<string>, uses: Uses | undefined): string[] {
  if (!uses) return [`${file} is imported by nobody`];
  const unused = uses.isOpen ? new Set<string>() : defined.difference(uses.named);
  return [
    ...[...unused].map((name) => `${file}: nobody uses .${name}`),
    ...[...uses.named.difference(defined)].map((name) => `${file} has no .${name}`),
  ];
}

/** Returns the class names in all selectors, including those in media queries. */
function parseClasses(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '\n');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

function findUses(sources: Sources): Map<string, Uses> {
  const found = new Map<string, Uses>();
  for (const [file, source] of sources) {
    for (const [, name, target = ''] of source.matchAll(IMPORT)) {
      const css = path.posix.join(path.posix.dirname(file), target);
      const uses = found.get(css) ?? { named: new Set(), isOpen: false };
      const code = source.replaceAll(IMPORT, '');
      for (const [, used = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) uses.named.add(used);
      uses.isOpen ||= new RegExp(`\\b${name}\\[`).test(code);
      found.set(css, uses);
    }
  }
  return found;
}

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');

it("unused classes, undefined classes, and style sheets that aren't imported are reported", () => {
  const sources = new Map([
    [
      'a/row.module.css',
      '/* .said */ .row { color: red }\n@media (max-width: 9px) { .old, .row .inner { x: .5em } }',
    ],
    ['a/row.tsx', "import styles from './row.module.css';\nstyles.row; styles.inner; styles.missing;"],
    ['a/tone.module.css', '.danger { x: y }\n.info { x: y }'],
    ['b/tone.tsx', "import look from '../a/tone.module.css';\nlook[tone];"],
    ['b/left.module.css', '.left { x: y }'],
  ]);
  expect(findClassFaults(sources)).toEqual([
    'a/row.module.css: nobody uses .old',
    'a/row.module.css has no .missing',
    'b/left.module.css is imported by nobody',
  ]);
});

it('the renderer has no unused or undefined classes and no unimported style sheets', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsx?|css)$/.test(name),
  );
  const sources = new Map(
    files.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(RENDERER, name), 'utf8')]),
  );
  expect(sources.size).toBeGreaterThan(100);
  expect(findClassFaults(sources)).toEqual([]);
});
