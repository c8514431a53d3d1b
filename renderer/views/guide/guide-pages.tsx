import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { GuideLink, GuideNode, GuidePage } from '../../../shared/guide/guide-page.ts';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import type { ViewProps } from '../../stores/define-view.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { isBehindOverlay } from '../../ui/overlays/backdrop.tsx';
import styles from './guide-pages.module.css';
import { createGuideRoute, GUIDE_PAGES, type GuidePageId, type GuideRoute } from './guide-route.ts';

/** The build converts the Markdown to JSON. See `parseGuidePage`. */
const files = import.meta.glob<GuidePage>('../../../docs/guide/*.md', { eager: true, import: 'default' });

/** Returns a page of the guide. Throws if `docs/guide/` doesn't contain the page. */
export function getGuidePage(id: GuidePageId): GuidePage {
  const page = files[`../../../docs/guide/${id}.md`];
  if (!page) throw new Error(`The guide has no page ${id}.`);
  return page;
}

/** Shows the guide. Escape closes it. The content is in English in all languages. */
export function GuidePages({ route, onClose }: ViewProps & { route: GuideRoute }) {
  const { router } = useAppStores();
  const t = useTranslate();
  const offers = useAvailableActions();
  const [start] = GUIDE_PAGES;
  const { page = start, heading } = route;
  const content = useRef<HTMLElement>(null);
  useFocusedHeading(content, page, heading);
  useEscape(onClose);
  return (
    <Page
      title={t('views.guide.title')}
      actions={
        <>
          <Button variant="ghost" onPress={() => offers.run('go.keyboard')}>
            {t('views.keyboard.title')}
          </Button>
          <Button variant="ghost" onPress={() => offers.run('app.report')}>
            {t('actions.names.app.report')}
          </Button>
        </>
      }
    >
      <Tabs
        className={styles.guide ?? ''}
        orientation="vertical"
        selectedKey={page}
        onSelectionChange={(key) => {
          const chosen = createGuideRoute(String(key));
          if (chosen) router.go(chosen, 'replace');
        }}
      >
        <TabList aria-label={t('views.guide.title')} className={styles.nav ?? ''} data-pane-start="">
          {GUIDE_PAGES.map((id) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              <span lang="en">{getGuidePage(id).title}</span>
            </Tab>
          ))}
        </TabList>
        <TabPanel key={page} id={page} className={styles.panel ?? ''}>
          <section
            ref={content}
            className={styles.body}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
            tabIndex={0}
            lang="en"
            aria-label={getGuidePage(page).title}
          >
            <h2 tabIndex={-1}>{getGuidePage(page).title}</h2>
            <GuideContent page={getGuidePage(page)} formatHref={(to) => router.formatHref(findRoute(to))} />
          </section>
        </TabPanel>
      </Tabs>
    </Page>
  );
}

const findRoute = ({ page, heading }: GuideLink): GuideRoute =>
  createGuideRoute(page, heading) ?? { view: 'guide' };

/** Prefixes a heading's anchor, because IDs must be unique in the window. */
const createHeadingId = (heading: string): string => `guide-${heading}`;

/** Shows a page of the guide without its title. */
export function GuideContent(props: { page: GuidePage; formatHref: (to: GuideLink) => string }) {
  const render = (node: GuideNode): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'img') return <img src={node.src} alt={node.alt} />;
    const children = node.children.map(render);
    if (node.tag === 'a') return createElement('a', { href: props.formatHref(node.to) }, ...children);
    if ('heading' in node)
      return createElement(node.tag, { id: createHeadingId(node.heading), tabIndex: -1 }, ...children);
    return createElement(node.tag, null, ...children);
  };
  return createElement('div', { className: styles.content }, ...props.page.content.map(render));
}

/** Focuses the route's heading, or the title after a link to another page removed the focused element. */
function useFocusedHeading(
  content: { readonly current: HTMLElement | null },
  page: GuidePageId,
  heading: string | undefined,
): void {
  const shown = useRef(page);
  useEffect(() => {
    const isOtherPage = shown.current !== page;
    shown.current = page;
    const found = heading === undefined ? null : document.getElementById(createHeadingId(heading));
    if (found) void showHeading(found, content.current);
    else if (isOtherPage && document.activeElement === document.body)
      content.current?.querySelector('h2')?.focus();
  }, [content, page, heading]);
}

/** Focuses a heading. Images above it have no height until they're decoded. */
async function showHeading(heading: HTMLElement, content: HTMLElement | null): Promise<void> {
  heading.focus();
  await Promise.allSettled([...(content?.querySelectorAll('img') ?? [])].map((image) => image.decode()));
  heading.scrollIntoView();
}

function useEscape(onEscape: () => void): void {
  const close = useEventCallback((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isBehindOverlay()) onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [close]);
}
