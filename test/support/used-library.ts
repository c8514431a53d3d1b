import { randomUUID } from 'node:crypto';
import type { Host } from '../../electron/host/create-host.ts';
import { createNodeFiles } from '../../electron/host/system/files.ts';
import { createEmptyDraft } from '../../shared/question/question-fields.ts';
import { openHost } from './host.ts';
import { ignoreSync } from './store-faults.ts';

export const openHostIn = async (dir: string): Promise<Host> =>
  (await openHost(dir, 0, { files: ignoreSync(createNodeFiles()) })).host;

/** Saves a question. Without an ID, creates one. */
export async function saveQuestion({ handlers, library }: Host, title: string, id?: number): Promise<number> {
  const entry = id === undefined ? undefined : library.find(id);
  const input = { ...createEmptyDraft(), title, options: '🍵 - Tea\n☕ - Coffee' };
  const known = { version: entry?.version ?? 0, basedOn: entry?.saved ?? 0 };
  const saved = await handlers['question.save']({
    id: id ?? null,
    key: entry?.key ?? randomUUID(),
    ...known,
    input,
  });
  return saved.id;
}

/** Makes the app write every kind of file. Each file that can contain text contains `word`. */
export async function fillLibrary(host: Host, word: string): Promise<void> {
  const { handlers, admin } = host;
  await handlers['settings.set']({ defaultFooter: `${word} footer`, syncUrl: 'http://127.0.0.1:9/api/v1' });
  const ids = [await saveQuestion(host, `${word} one?`), await saveQuestion(host, `${word} two?`)];
  const [first = 0, second = 0] = ids;
  await saveQuestion(host, `${word} edited?`, first);
  await handlers['similar.setDismissed']({ a: `q${first}`, b: `q${second}`, dismissed: true });
  await handlers['sync.setToken']({ token: 'a-token-of-the-service' });
  await admin.exchange.import(
    JSON.stringify([{ title: `${word} imported?`, options: '🍵 - Tea\n☕ - Coffee' }]),
    {
      format: 'json',
      dryRun: false,
    },
  );
  await handlers['restorePoint.create']({ library: 'own', name: 'kept' });
  const { name } = await handlers['restorePoint.create']({ library: 'own' });
  await saveQuestion(host, `${word} later?`, second);
  await handlers['restorePoint.restore']({ library: 'own', name: 'kept' });
  await handlers['restorePoint.restore']({ library: 'own', name });
  await handlers['questions.remove']({ ids: [second] });
  await handlers['questions.purge']({ ids: [second] });
  await handlers['history.list']({ id: first });
  await handlers['report.create']({ texts: true });
}
