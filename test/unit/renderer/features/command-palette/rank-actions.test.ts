import { describe, expect, it } from 'vitest';
import { nameOfAction, searchTermsOfAction } from '../../../../../renderer/actions/use-actions.ts';
import {
  type ActionList,
  rankActions,
  withRecentAction,
} from '../../../../../renderer/features/command-palette/rank-actions.ts';
import { appActions } from '../../../../support/app-actions.ts';
import { inEnglish, inGerman } from '../../../../support/translations.ts';

const list = (more: Partial<ActionList> = {}): ActionList => ({
  actions: appActions,
  nameOf: (action) => nameOfAction(action, inEnglish),
  searchWordsOf: ({ id }) => (id === 'question.remove' ? 'delete' : ''),
  isAvailable: () => true,
  recent: [],
  ...more,
});
const idsOf = (search: string, more?: Partial<ActionList>) =>
  rankActions(search, list(more)).map(({ id, items }) => [
    id,
    ...items.map((item) => (item.kind === 'action' ? item.action.id : '')),
  ]);

describe('actions in the palette', () => {
  it('include the whole table once if nothing is searched', () => {
    const ids = idsOf('', { recent: ['question.save', 'go.settings', 'gone'] });
    expect(ids.map(([group]) => group)).toEqual(['recent', 'actions', 'go']);
    expect(ids[0]).toEqual(['recent', 'question.save', 'go.settings']);
    expect(ids.flatMap(([, ...rest]) => rest).sort()).toEqual(appActions.map(({ id }) => id).sort());
  });

  it('are sorted by match, with the best group first', () => {
    expect(idsOf('next')).toEqual([['actions', 'problem.next', 'pane.next']]);
    expect(idsOf('go to dr')[0]).toEqual(['go', 'section.draft']);
    expect(idsOf('delete')).toEqual([
      ['actions', 'question.remove', 'list.remove', 'library.remove-samples'],
    ]);
  });

  it.each([
    ['archive', inEnglish],
    ['archivieren', inGerman],
  ])('include marking as posted for “%s”', (search, t) => {
    const searchWordsOf: ActionList['searchWordsOf'] = (action) => searchTermsOfAction(action, t);
    expect(idsOf(search, { searchWordsOf })).toEqual([
      ['actions', 'question.mark-posted', 'list.mark-posted'],
    ]);
  });

  it('start with recent ones if they match equally well', () => {
    expect(idsOf('next', { recent: ['pane.next'] })).toEqual([['actions', 'pane.next', 'problem.next']]);
  });

  it('include only available ones', () => {
    const more = { isAvailable: (id: string) => id !== 'question.save', recent: ['question.save'] };
    expect(idsOf('save', more).flat()).not.toContain('question.save');
    expect(idsOf('', more).map(([group]) => group)).toEqual(['actions', 'go']);
  });
});

describe('recent actions', () => {
  it('start with the latest, have no duplicates, and are limited', () => {
    expect(withRecentAction(['b', 'a'], 'a', 3)).toEqual(['a', 'b']);
    expect(withRecentAction(['c', 'b', 'a'], 'd', 3)).toEqual(['d', 'c', 'b']);
  });
});
