import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT, UsageError } from '../../../electron/cli/command.ts';
import { formatCommandError } from '../../../electron/cli/command-error-message.ts';
import { createMarkSentCommand } from '../../../electron/cli/mark-sent-command.ts';
import { openSettings } from '../../../electron/desktop/settings/settings-file.ts';
import { AppError } from '../../../shared/errors.ts';
import { fakeTerminal } from '../../support/fake-terminal.ts';
import { createExampleEntry } from '../../support/store-entries.ts';
import { createSmallEntry } from '../../support/store-workload.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { openLibrary } from '../../support/test-library.ts';

const command = createMarkSentCommand({ version: '0.0.0', openSettings });

/** Creates question 1 with 3 options, a draft with ID 2, and a deleted question with ID 3. */
async function fill(dir: string): Promise<void> {
  const { library, close } = await openLibrary(dir);
  const removed = { ...createExampleEntry(3), removedAt: 5 };
  await library.replaceAll(() => [createExampleEntry(1), createSmallEntry(2), removed]);
  await close();
}

async function run(dir: string, ...args: string[]) {
  const { terminal, written } = fakeTerminal();
  const code = await command.run([...args, '--data', dir], terminal);
  return { code, ...written };
}

describe('mark-sent', () => {
  it('marks a question and prints its status', async () => {
    await using folder = await createTemporaryFolder();
    await fill(folder.dir);
    const link = 'https://chat.example/1/1420000000000000009';
    const args = ['1', '--votes', '3, 5,0', '--status', '1', '--message-link', link];
    expect(await run(folder.dir, ...args)).toEqual({
      code: EXIT.done,
      out: 'Question 1 now has status 1, message ID 1420000000000000009, and votes 3, 5, 0.\n',
      err: '',
    });
    const { library, close } = await openLibrary(folder.dir);
    expect(library.findQuestionByMessage('1420000000000000009')).toMatchObject({
      id: 1,
      question: { status: 1, messageLink: link },
    });
    await close();
    expect(await readdir(folder.dir)).not.toContain('library.lock.json');
  });

  it('prints one JSON line and keeps the votes unless new votes are passed', async () => {
    await using folder = await createTemporaryFolder();
    await fill(folder.dir);
    await run(folder.dir, '1', '--votes', '1,2,3');
    const { out } = await run(folder.dir, '--json', '1');
    expect(JSON.parse(out)).toEqual({
      id: 1,
      status: 3,
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      messageID: expect.stringMatching(/^\d{17,20}$/),
      messageLink: expect.stringMatching(/^https:/),
      votes: [1, 2, 3],
    });
    const random = JSON.parse((await run(folder.dir, '--json', '--random-votes', '1')).out);
    expect(random).toMatchObject({
      id: 1,
      votes: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });

  it.each([
    ['9', /No question has the ID 9\./],
    ['2', /Question 2 is a draft/],
    ['3', /Question 3 was deleted\. Restore it in the app first\./],
  ])('exits with 1 and a message for question %s', async (id, sentence) => {
    await using folder = await createTemporaryFolder();
    await fill(folder.dir);
    const { code, out, err } = await run(folder.dir, id);
    expect({ code, out }).toEqual({ code: EXIT.problems, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [[], /Specify the numeric ID/],
    [['1', '2'], /Specify the numeric ID/],
    [['one'], /Specify the numeric ID/],
    [['0'], /Specify the numeric ID/],
    [['1', '--votes', '1,2'], /--votes has 2 numbers, but question 1 has 3 options/],
    [['1', '--votes', '1,-2,3'], /--votes must be whole numbers/],
    [['1', '--votes', ''], /--votes must be whole numbers/],
    [['1', '--votes', '1,2,3', '--random-votes'], /not both/],
    [['1', '--status', '4'], /--status must be 0, 1, 2, or 3, not "4"/],
    [['1', '--message-link', 'chat'], /--message-link must be an http: or https: URL/],
    [['1', '--votes', '1'], /--votes has 1 number, but question 1 has 3 options\./],
    [['1', '--votes', '-1,2,3'], /--votes must be whole numbers/],
    [['1', '--nonsense'], /^Unknown option: --nonsense\.$/],
  ])('reports incorrect usage: %j', async (args, sentence) => {
    await using folder = await createTemporaryFolder();
    await fill(folder.dir);
    await expect(run(folder.dir, ...args)).rejects.toThrow(UsageError);
    await expect(run(folder.dir, ...args)).rejects.toThrow(sentence);
  });

  it("requires an existing library and doesn't create one", async () => {
    await using folder = await createTemporaryFolder();
    await expect(command.run(['1'], fakeTerminal().terminal)).rejects.toThrow(/Missing --data DIR/);
    const dir = path.join(folder.dir, 'nowhere');
    const failure = await run(dir, '1').catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toContain(
      `There's no library in ${dir}. `,
    );
    expect(await readdir(folder.dir)).toEqual([]);
  });

  it('reports the process that has the library open', async () => {
    await using folder = await createTemporaryFolder();
    await fill(folder.dir);
    const { close } = await openLibrary(folder.dir);
    const failure = await run(folder.dir, '1').catch((error: unknown) => error);
    expect(failure instanceof AppError && formatCommandError(failure)).toContain(
      `The library in ${folder.dir} is open in another program (process ${process.pid}).`,
    );
    await close();
  });
});
