import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** In a shared folder, other accounts can create files and links with predictable names. */
describe('the shared temporary folder', () => {
  const sources = globSync('{electron,shared,renderer}/**/*.{ts,tsx,cjs,mjs}', { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, file), 'utf8'),
  }));
  const find = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));

  it('is used only by modules that create a private folder with a random name', () => {
    const users = find(/\btmpdir\(\)|['"`]\/(?:var\/)?tmp\b/);
    expect(users.length).toBeGreaterThan(2);
    expect(users.filter((file) => !find(/\bmkdtemp(?:Sync)?\(/).includes(file))).toEqual([]);
  });

  it('never contains compiled code', () => {
    expect(find(/odule['")]*\.enableCompileCache\(\)/)).toEqual([]);
  });
});
