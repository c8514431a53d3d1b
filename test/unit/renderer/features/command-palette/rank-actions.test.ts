import { describe, expect, it } from 'vitest';
import { getActionName, getActionSearchTerms } from '../../../../../renderer/actions/use-actions.ts';
import {
  type ActionList,
  addRecentAction,
  rankActions,
} from '../../../../../renderer/features/command-palette/rank-actions.ts';
import { appActions } from '../../../../support/app-actions.ts';
import { inEnglish, inGerman } from '../../../../support/translations.ts';

const list = (more: Partial<ActionList> = {}): ActionList => ({
  actions: appActions,
  getName: (action) => getActionName(action, inEnglish),
  getSearchWords: ({ id }) => (id === 'question.remove' ? 'delete' : ''),
  isAvailable: () => true,
  recent: [],
  ...more,
});
const rankIds = (search: string, more?: Partial<ActionList>) =>
  rankActions(search, list(more)).map(({ id, items }) => [
    id,
    ...items.map((item) => (item.kind === 'action' ? item.action.id : '')),
  ]);

describe('actions in the palette', () => {
  it('appear once each if the search is empty, recent ones first', () => {
    const ids = rankIds('', { recent: ['question.save', 'go.settings', 'gone'] });
    expect(ids.map(([group]) => group)).toEqual(['recent', 'actions', 'go']);
    expect(ids[0]).toEqual(['recent', 'question.save', 'go.settings']);
    expect(ids.flatMap(([, ...rest]) => rest).sort()).toEqual(appActions.map(({ id }) => id).sort());
  });

  it('are sorted by match, with the best group first', () => {
    expect(rankIds('next')).toEqual([['actions', 'problem.next', 'pane.next']]);
    expect(rankIds('go to dr')[0]).toEqual(['go', 'section.draft']);
    expect(rankIds('delete')).toEqual([
      ['actions', 'question.remove', 'list.remove', 'library.remove-samples'],
    ]);
  });

  it.each([
    ['archive', inEnglish],
    ['archivieren', inGerman],
  ])('include “Mark as posted” for the search “%s”', (search, t) => {
    const findSearchWords: ActionList['getSearchWords'] = (action) => getActionSearchTerms(action, t);
    expect(rankIds(search, { getSearchWords: findSearchWords })).toEqual([
      ['actions', 'question.mark-posted', 'list.mark-posted'],
    ]);
  });

  it('are sorted by recent use if they match equally well', () => {
    expect(rankIds('next', { recent: ['pane.next'] })).toEqual([['actions', 'pane.next', 'problem.next']]);
  });

  it("are omitted if they're unavailable", () => {
    const more = { isAvailable: (id: string) => id !== 'question.save', recent: ['question.save'] };
    expect(rankIds('save', more).flat()).not.toContain('question.save');
    expect(rankIds('', more).map(([group]) => group)).toEqual(['actions', 'go']);
  });
});

describe('recent actions', () => {
  it('start with the latest, without duplicates, up to the limit', () => {
    expect(addRecentAction(['b', 'a'], 'a', 3)).toEqual(['a', 'b']);
    expect(addRecentAction(['c', 'b', 'a'], 'd', 3)).toEqual(['d', 'c', 'b']);
  });
});
