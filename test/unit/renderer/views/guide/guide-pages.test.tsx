import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { routedViews } from '../../../../../renderer/app/view-registry.ts';
import { formatRoute, parseRoute } from '../../../../../renderer/stores/router.ts';
import { GuideContent, getGuidePage } from '../../../../../renderer/views/guide/guide-pages.tsx';
import { createGuideRoute, GUIDE_PAGES } from '../../../../../renderer/views/guide/guide-route.ts';
import type { GuideElement, GuideNode } from '../../../../../shared/guide/guide-page.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../docs/guide');

const listElements = (nodes: readonly GuideNode[]): GuideElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...('children' in node ? listElements(node.children) : [])],
  );

/** Returns the shown words. An image's words are its alternative text. */
const listShownWords = (nodes: readonly GuideNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return listWords(node);
    return 'children' in node ? listShownWords(node.children) : listWords(node.alt);
  });

const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of a Markdown file without its title and everything that isn't shown. */
const listSourceWords = (source: string): string[] =>
  listWords(
    source
      .replace(/^# .*\n/, '')
      .replaceAll(/^<!--.*-->$/gm, '')
      .replaceAll(/^!\[.*\]\(.*\.webp\)$/gm, '')
      .replaceAll(/^```.*$/gm, '')
      .replaceAll(/^\d+\. /gm, '')
      .replaceAll(/\]\([^)\s]*\)/g, ']'),
  );

describe('the guide', () => {
  it('contains every page of the documentation', () => {
    const names = readdirSync(FOLDER).map((file) => path.basename(file, '.md'));
    expect([...GUIDE_PAGES].toSorted()).toEqual(names.toSorted());
  });

  it('rejects pages that don’t exist', () => {
    expect(createGuideRoute('cli')).toBeNull();
    expect(parseRoute('#/guide/cli', routedViews)).toEqual({ view: 'guide' });
  });
});

describe.each(GUIDE_PAGES)('the guide’s page %s', (id) => {
  const { title, content } = getGuidePage(id);
  const elements = listElements(content);

  it('shows the whole text', () => {
    const source = readFileSync(path.join(FOLDER, `${id}.md`), 'utf8');
    expect(source).toMatch(new RegExp(`^# ${title}\n`));
    expect(listShownWords(content)).toEqual(listSourceWords(source));
  });

  it('links only to pages and headings of the guide', () => {
    for (const element of elements) {
      if (element.tag !== 'a') continue;
      const route = createGuideRoute(element.to.page, element.to.heading);
      if (route?.page === undefined) throw new Error(`A link leads to ${element.to.page}.`);
      expect(parseRoute(formatRoute(route, routedViews), routedViews)).toEqual(route);
      const { heading } = route;
      const headings = listElements(getGuidePage(route.page).content).flatMap((each) =>
        'heading' in each ? [each.heading] : [],
      );
      if (heading !== undefined) expect(headings).toContain(heading);
    }
  });

  it('contains its images and describes them', () => {
    for (const element of elements) {
      if (element.tag !== 'img') continue;
      expect(element.src).toMatch(/^data:image\/svg\+xml;base64,./);
      expect(element.alt).not.toBe('');
    }
  });

  it('is rendered with a link for each reference', () => {
    const html = renderToStaticMarkup(
      <GuideContent page={getGuidePage(id)} formatHref={({ page }) => `#/guide/${page}`} />,
    );
    const links = elements.filter(({ tag }) => tag === 'a');
    expect(html.match(/<a href="#\/guide\/[a-z-]+">/g) ?? []).toHaveLength(links.length);
  });
});
