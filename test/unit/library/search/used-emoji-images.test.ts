import { describe, expect, it } from 'vitest';
import { listUsedEmojiImages } from '../../../../electron/host/library/search/library-statistics.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createTemporaryFolder } from '../../../support/temporary-folder.ts';
import { openLibrary } from '../../../support/test-library.ts';

const picture = (label: string, file = label) => `$[${label}](https://cdn.example/${file}.png)$`;
const url = (file: string) => `https://cdn.example/${file}.png`;

describe('used emoji images', () => {
  it('come from drafts, questions, and service content, with the most used first', async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    const begin = (options: string, key: string) =>
      library.saveQuestion({
        id: null,
        key,
        version: 0,
        basedOn: 0,
        input: { ...createEmptyDraft(), title: 'What to eat?', options },
      });
    await begin(`${picture('sushi')} - Sushi\n${picture('party cat', 'cat')} - Cat`, 'a');
    await begin(`${picture('party cat', 'cat')} - Cat\n${picture('other', 'cat')} - Twice\n☕ - Tea`, 'b');
    await begin(`${picture('sushi', 'sushi2')} - a draft`, 'c');
    const fromService = [{ options: [{ emoji: picture('far') }, { emoji: '☕' }] }];
    const custom = [{ name: 'sushi', url: url('mine'), keywords: [] }];

    expect(listUsedEmojiImages(library.entries(), fromService, custom)).toEqual([
      { label: 'party cat', url: url('cat'), questions: 2, name: 'party_cat' },
      { label: 'sushi', url: url('sushi'), questions: 1, name: 'sushi_2' },
      { label: 'sushi', url: url('sushi2'), questions: 1, name: 'sushi_3' },
      { label: 'far', url: url('far'), questions: 1, name: 'far' },
    ]);
    await close();
  });

  it("omit custom emoji and the local API's placeholders", async () => {
    await using folder = await createTemporaryFolder();
    const { library, close } = await openLibrary(folder.dir);
    await library.saveQuestion({
      id: null,
      key: 'a',
      version: 0,
      basedOn: 0,
      input: {
        ...createEmptyDraft(),
        title: 'What to eat?',
        options: `${picture('sushi')} - Sushi\n$pizza$ - Pizza`,
      },
    });
    const custom = [{ name: 'fish', url: url('sushi'), keywords: [] }];
    expect(listUsedEmojiImages(library.entries(), [], custom)).toEqual([]);
    await close();
  });
});
