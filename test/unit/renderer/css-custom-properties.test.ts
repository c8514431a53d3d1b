import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');

/** Properties that React Aria sets on positioned elements. */
const OF_OTHERS = ['--trigger-width'];

test('every custom property that a style uses is defined', () => {
  const styles = globSync('**/*.css', { cwd: RENDERER }).map((file) =>
    readFileSync(path.join(RENDERER, file), 'utf8'),
  );
  const findNames = (pattern: RegExp) =>
    new Set(styles.flatMap((style) => [...style.matchAll(pattern)].map(([, name = '']) => name)));
  const defined = findNames(/^\s*(--[\w-]+)\s*:/gm);
  const used = findNames(/var\((--[\w-]+)/g);
  expect(used.size).toBeGreaterThan(50);
  // An undefined color is transparent, so covered content would be visible.
  expect([...used].filter((name) => !defined.has(name) && !OF_OTHERS.includes(name))).toEqual([]);
});
