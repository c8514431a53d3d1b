import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { classFaults } from '../../support/css-classes.ts';

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');

it('names classes that nobody uses, classes that nobody has, and styles that nobody imports', () => {
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
  expect(classFaults(sources)).toEqual([
    'a/row.module.css: nobody uses .old',
    'a/row.module.css has no .missing',
    'b/left.module.css is imported by nobody',
  ]);
});

it('there is no such class in the window', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsx?|css)$/.test(name),
  );
  const sources = new Map(
    files.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(RENDERER, name), 'utf8')]),
  );
  expect(sources.size).toBeGreaterThan(100);
  expect(classFaults(sources)).toEqual([]);
});
