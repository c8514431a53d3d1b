import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { openHost } from '../../../support/host.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';

async function filesWith(dir: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const one of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(one.parentPath, one.name);
    if (one.isFile() && (await readFile(file, 'utf8')).includes(text)) found.push(path.relative(dir, file));
  }
  return found;
}

it("permanent deletion removes a question's text from every file except restore points", async () => {
  await using folder = await createTemporaryFolder();
  const dir = path.join(folder.dir, 'library');
  const { host } = await openHost(folder.dir);
  const { handlers } = host;
  const draft = (title: string) => ({ ...createEmptyDraft(), title, options: '🍵 - Tea\n☕ - Coffee' });
  const known = { id: null, key: 'a', version: 0, basedOn: 0 };
  const { id, version } = await handlers['question.save']({ ...known, input: draft('Early secret?') });
  await handlers['draft.save']({ id, key: 'a', version, basedOn: 1, input: draft('Late secret?') });
  await host.close();
  expect(await filesWith(dir, 'secret')).toContain(path.join('questions', '000001-000256.jsonl'));
  const { host: again } = await openHost(folder.dir);
  await again.handlers['questions.remove']({ ids: [id] });
  await again.handlers['questions.purge']({ ids: [id] });
  await again.close();
  const files = await filesWith(dir, 'secret');
  expect(files.filter((name) => !name.startsWith('restore-points'))).toEqual([]);
});
