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

describe('the registry of views', () => {
  it('gives each an address of its own, which no section has', () => {
    const heads = [...routedViews.map(({ id }) => id), ...sectionSchema.options];
    expect(heads).toEqual([...new Set(heads)]);
  });

  it.each(routedViews.map(({ id }) => id))('leads from #/%s/nowhere to a view without a parameter', (id) => {
    const route = parse(`#/${id}/nowhere`);
    expect(views.map((view): Route => ({ view: view.id }))).toContainEqual(route);
  });
});

describe('route', () => {
  it('is read back from its address', () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(parse(formatRoute(route, routedViews))).toEqual(route);
      }),
    );
  });

  it.each(['', '#', '#/', '#/nowhere', '#/constructor', '#/local-api-2', 'x'])(
    'of %j is the home view',
    (hash) => {
      expect(parse(hash)).toEqual({ view: 'library', section: 'all', open: null });
    },
  );

  it('opens nothing new in the trash', () => {
    expect(parse('#/trash/new')).toEqual({ view: 'library', section: 'trash', open: null });
  });

  it('of a page that the settings do not have is the settings', () => {
    expect(parse('#/settings/nowhere')).toEqual({ view: 'settings' });
  });

  it.each(['0', '01', '-1', '1.5', 'x', '9'.repeat(30)])('opens nothing for the id %j', (id) => {
    expect(parse(`#/ready/${id}`)).toEqual({ view: 'library', section: 'ready', open: null });
  });
});

describe('router', () => {
  /** A page at an address, whose history goes where it is told. */
  function pageAt(hash: string) {
    const location = { hash };
    let onPop = () => {};
    const put = (_: unknown, __: string, to?: string | URL | null) => {
      location.hash = String(to);
    };
    const page = {
      location,
      history: { pushState: put, replaceState: put },
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
    'finds nothing lost at %j',
    (hash) => {
      expect(pageAt(hash).router.unknownAddress.get()).toBe(null);
    },
  );

  it.each([
    ['#/nowhere', '#/all'],
    ['nowhere', '#/all'],
    ['#/ready/x', '#/ready'],
    ['#/settings/nowhere', '#/settings'],
    ['#/plan/7', '#/plan'],
  ])('tells that %j leads nowhere, and goes to %j', (hash, shown) => {
    const { location, router } = pageAt(hash);
    expect(router.unknownAddress.get()).toEqual({ address: hash });
    expect(location.hash).toBe(shown);
  });

  it('tells so each time, also of the same address', () => {
    const { location, router, follow } = pageAt('#/plan');
    const told: unknown[] = [];
    router.unknownAddress.subscribe(() => told.push(router.unknownAddress.get()));
    follow('#/nowhere');
    follow('#/nowhere');
    follow('#/duplicates');
    expect(told).toEqual([{ address: '#/nowhere' }, { address: '#/nowhere' }]);
    expect(location.hash).toBe('#/duplicates');
    expect(router.get()).toEqual({ view: 'duplicates' });
  });
});
