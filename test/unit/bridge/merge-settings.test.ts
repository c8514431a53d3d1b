import { describe, expect, it } from 'vitest';
import { mergeSettings } from '../../../electron/host/bridge/merge-settings.ts';
import { createEmptyFilter } from '../../../shared/library/library-filter.ts';
import { createEmptyDraft } from '../../../shared/question/question-fields.ts';
import { createDefaultSettings } from '../../../shared/settings.ts';

const template = (name: string, title = name) => ({ name, draft: { ...createEmptyDraft(), title } });
const emoji = (name: string, url = `https://x.example/${name}.png`) => ({ name, url, keywords: [] });
const pinSearch = (search: string) => ({ section: 'all' as const, search, filter: createEmptyFilter() });
const [A, B, C] = [template('A'), template('B'), template('C')];

describe('settings that 2 windows change concurrently', () => {
  it.each([
    {
      name: 'have the templates that both windows added',
      current: [A, B],
      base: [A],
      next: [A, C],
      merged: [A, C, B],
    },
    {
      name: "don't have a template that either window removed",
      current: [A, C],
      base: [A, B, C],
      next: [A, B],
      merged: [A],
    },
    {
      name: 'have the changes of both windows',
      current: [template('A', 'New'), B],
      base: [A, B],
      next: [A, template('B', 'Newer')],
      merged: [template('A', 'New'), template('B', 'Newer')],
    },
    {
      name: 'have both templates if both windows added one with the same name',
      current: [template('A', 'One')],
      base: [],
      next: [template('A', 'Other')],
      merged: [template('A 2', 'Other'), template('A', 'One')],
    },
    {
      name: 'have a template only once if both windows added it',
      current: [A, B],
      base: [A],
      next: [A, B],
      merged: [A, B],
    },
  ])('$name', ({ current, base, next, merged }) => {
    const now = { ...createDefaultSettings(), templates: current };
    expect(mergeSettings({ templates: next }, { templates: base }, now)).toEqual({ templates: merged });
  });

  it('merge emoji, hosts, pinned filters, and sort orders but replace other values', () => {
    const edited = { sort: 'edited', reversed: false } as const;
    const titled = { sort: 'title', reversed: true } as const;
    const now = {
      ...createDefaultSettings(),
      customEmoji: [emoji('cat')],
      pictureHosts: ['a.example'],
      pinnedFilters: [pinSearch('cat')],
      listSorts: { draft: edited },
      theme: 'dark' as const,
    };
    const patch = {
      customEmoji: [emoji('dog')],
      pictureHosts: ['b.example'],
      pinnedFilters: [pinSearch('dog')],
      listSorts: { ready: titled },
      theme: 'light' as const,
    };
    const base = { customEmoji: [], pictureHosts: [], pinnedFilters: [], listSorts: {} };
    expect(mergeSettings(patch, base, now)).toEqual({
      customEmoji: [emoji('dog'), emoji('cat')],
      pictureHosts: ['b.example', 'a.example'],
      pinnedFilters: [pinSearch('dog'), pinSearch('cat')],
      listSorts: { draft: edited, ready: titled },
      theme: 'light',
    });
  });

  it('replace lists if the base values are unknown', () => {
    const now = { ...createDefaultSettings(), templates: [A, B] };
    expect(mergeSettings({ templates: [C] }, undefined, now)).toEqual({ templates: [C] });
  });
});
