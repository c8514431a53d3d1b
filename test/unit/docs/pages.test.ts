import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  ...(await readdir(path.join(ROOT, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const text = (page: string) => readFile(path.join(ROOT, page), 'utf8');

/** Text without what is shown as code. */
const prose = (page: string) => page.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** Pages and pictures that a page leads to, from the project's folder on. */
function links(page: string, source: string): { file: string; anchor: string | undefined }[] {
  return [...prose(source).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return { file: file === '' ? page : path.posix.join(path.posix.dirname(page), file), anchor };
    });
}

/** What a heading is called in an address, as GitHub makes it. */
const anchors = (source: string) =>
  [...source.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(PAGES)('%s', (page) => {
  it('leads only to what is there', async () => {
    for (const { file, anchor } of links(page, await text(page))) {
      expect(existsSync(path.join(ROOT, file)), `${page} leads to ${file}`).toBe(true);
      if (anchor !== undefined)
        expect(anchors(await text(file)), `${page} leads to ${file}#${anchor}`).toContain(anchor);
    }
  });

  it('names only files of the code that are there', async () => {
    const named = [...(await text(page)).matchAll(/`((?:electron|renderer|shared|test)\/[\w./-]*)`/g)].map(
      ([, file = '']) => file,
    );
    for (const file of named) expect(existsSync(path.join(ROOT, file)), `${page} names ${file}`).toBe(true);
  });

  it('names only commands that are there', async () => {
    const named = [...(await text(page)).matchAll(/npm run (?:-s |--silent )?([a-z0-9:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(named));
  });
});
