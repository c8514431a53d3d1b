import { describe, expect, it } from 'vitest';
import { sync as german } from '../../../../renderer/ui/text/de/sync.ts';
import { sync as english } from '../../../../renderer/ui/text/en/sync.ts';

describe('what is told of a round', () => {
  it.each([
    { synced: 5, needs: 0, waiting: 0, en: 'Synced 5 questions', de: '5 Fragen abgeglichen' },
    { synced: 0, needs: 0, waiting: 0, en: 'Nothing to sync', de: 'Nichts abzugleichen' },
    {
      synced: 1,
      needs: 0,
      waiting: 2,
      en: 'Synced 1 question. 2 waiting.',
      de: '1 Frage abgeglichen. 2 warten.',
    },
    {
      synced: 0,
      needs: 1,
      waiting: 1,
      en: 'Nothing synced. 1 to decide, 1 waiting.',
      de: 'Nichts abgeglichen. 1 zu klären, 1 wartet.',
    },
  ])('of $synced, $needs and $waiting is what there is', ({ synced, needs, waiting, en, de }) => {
    expect(english.done.synced(synced, needs, waiting)).toBe(en);
    expect(german.done.synced(synced, needs, waiting)).toBe(de);
  });
});
