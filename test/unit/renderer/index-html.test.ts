import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it("the app's page asks browsers not to translate it, because React fails on replaced text", async () => {
  expect(await readFile('renderer/index.html', 'utf8')).toMatch(/<html [^>]*translate="no"/);
});
