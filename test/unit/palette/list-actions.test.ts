import { describe, expect, it } from 'vitest';
import { type ActionBook, listActions, remember } from '../../../renderer/palette/list-actions.ts';
import { ACTION_IDS } from '../../../renderer/ui/actions/actions.ts';
import { actions } from '../../../renderer/ui/text/en/actions.ts';

const book = (more: Partial<ActionBook> = {}): ActionBook => ({
  names: actions.names,
  also: { 'question.remove': 'delete' },
  reasonOf: () => null,
  recent: [],
  ...more,
});
const idsOf = (search: string, more?: Partial<ActionBook>) =>
  listActions(search, book(more)).map(({ id, items }) => [
    id,
    ...items.map((item) => (item.kind === 'action' ? item.id : '')),
  ]);

describe('actions of the palette', () => {
  it('are all of the table where nothing is searched, each once', () => {
    const ids = idsOf('', { recent: ['question.save', 'go.settings', 'gone'] });
    expect(ids.map(([group]) => group)).toEqual(['recent', 'actions', 'go']);
    expect(ids[0]).toEqual(['recent', 'question.save', 'go.settings']);
    expect(ids.flatMap(([, ...rest]) => rest).sort()).toEqual([...ACTION_IDS].sort());
  });

  it('stand in the order of their match, and the group of the best one first', () => {
    expect(idsOf('next')).toEqual([['actions', 'problem.next', 'pane.next']]);
    expect(idsOf('go to dr')[0]).toEqual(['go', 'section.draft']);
    expect(idsOf('delete')).toEqual([['actions', 'question.remove']]);
  });

  it('of equals begin with what was run last', () => {
    expect(idsOf('next', { recent: ['pane.next'] })).toEqual([['actions', 'pane.next', 'problem.next']]);
  });

  it('say why they can’t be done', () => {
    const [group] = listActions(
      'save',
      book({ reasonOf: (id) => (id === 'question.save' ? 'Not now.' : null) }),
    );
    expect(group?.items[0]).toMatchObject({ id: 'question.save', reason: 'Not now.' });
  });
});

describe('what was run last', () => {
  it('begins with the newest, has each once and is bounded', () => {
    expect(remember(['b', 'a'], 'a', 3)).toEqual(['a', 'b']);
    expect(remember(['c', 'b', 'a'], 'd', 3)).toEqual(['d', 'c', 'b']);
  });
});
