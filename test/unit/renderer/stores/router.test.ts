import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routedViews, views } from '../../../../renderer/app/view-registry.ts';
import {
  createRouter,
  formatRoute,
  parseRoute,
  type Route,
  SETTINGS_PAGES,
} from '../../../../renderer/stores/router.ts';
import { sectionSchema } from '../../../../shared/library/entry.ts';

const open = fc.oneof(fc.integer({ min: 1 }), fc.constant(null));
const writable = sectionSchema.exclude(['trash']).options;
const routes: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ view: fc.constant('library'), section: fc.constantFrom(...sectionSchema.options), open }),
  fc.record({
    view: fc.constant('library'),
    section: fc.constantFrom(...writable),
    open: fc.constant('new' as const),
  }),
  fc.constantFrom(...views.map(({ id }): Route => ({ view: id }))),
  fc.record({ view: fc.constant('decide'), id: fc.integer({ min: 1 }) }),
  fc.record({ view: fc.constant('settings'), page: fc.constantFrom(...SETTINGS_PAGES) }),
);
const parse = (hash: string) => parseRoute(hash, routedViews);

describe('the view registry', () => {
  it('contains views whose paths are unique and differ from all sections', () => {
    const heads = [...routedViews.map(({ id }) => id), ...sectionSchema.options];
    expect(heads).toEqual([...new Set(heads)]);
  });

  it.each(routedViews.map(({ id }) => id))('parses #/%s/nowhere as a view without a parameter', (id) => {
    const route = parse(`#/${id}/nowhere`);
    expect(views.map((view): Route => ({ view: view.id }))).toContainEqual(route);
  });
});

describe('parseRoute', () => {
  it('parses every formatted route', () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(parse(formatRoute(route, routedViews))).toEqual(route);
      }),
    );
  });

  it.each(['', '#', '#/', '#/nowhere', '#/constructor', '#/local-api-2', 'x'])(
    'opens the full list for %j',
    (hash) => {
      expect(parse(hash)).toEqual({ view: 'library', section: 'all', open: null });
    },
  );

  it("doesn't create questions in Trash", () => {
    expect(parse('#/trash/new')).toEqual({ view: 'library', section: 'trash', open: null });
  });

  it('opens the settings for an unknown settings page', () => {
    expect(parse('#/settings/nowhere')).toEqual({ view: 'settings' });
  });

  it.each(['0', '01', '-1', '1.5', 'x', '9'.repeat(30)])("doesn't open a question for the ID %j", (id) => {
    expect(parse(`#/ready/${id}`)).toEqual({ view: 'library', section: 'ready', open: null });
  });
});

describe('the router', () => {
  /** Creates a page with a fake history. */
  function createPage(hash: string) {
    const location = { hash };
    let onPop = () => {};
    const setHash = (_: unknown, __: string, to?: string | URL | null) => {
      location.hash = String(to);
    };
    const page = {
      location,
      history: { pushState: setHash, replaceState: setHash },
      addEventListener: (_: string, listener: () => void) => {
        onPop = listener;
      },
    };
    const router = createRouter(page, routedViews);
    const follow = (to: string) => {
      location.hash = to;
      onPop();
    };
    return { location, router, follow };
  }

  it.each(['', '#', '#/', '#/all', '#/all/', '#/settings/editor', '#/decide/7', '#/draft/new'])(
    'accepts %j without a message',
    (hash) => {
      expect(createPage(hash).router.unknownAddress.get()).toBe(null);
    },
  );

  it.each([
    ['#/nowhere', '#/all'],
    ['nowhere', '#/all'],
    ['#/ready/x', '#/ready'],
    ['#/settings/nowhere', '#/settings'],
    ['#/plan/7', '#/plan'],
  ])('reports %j as invalid and opens %j', (hash, shown) => {
    const { location, router } = createPage(hash);
    expect(router.unknownAddress.get()).toEqual({ address: hash });
    expect(location.hash).toBe(shown);
  });

  it("reports an invalid URL every time, even if it's repeated", () => {
    const { location, router, follow } = createPage('#/plan');
    const unknownAddresses: unknown[] = [];
    router.unknownAddress.subscribe(() => unknownAddresses.push(router.unknownAddress.get()));
    follow('#/nowhere');
    follow('#/nowhere');
    follow('#/duplicates');
    expect(unknownAddresses).toEqual([{ address: '#/nowhere' }, { address: '#/nowhere' }]);
    expect(location.hash).toBe('#/duplicates');
    expect(router.get()).toEqual({ view: 'duplicates' });
  });
});
