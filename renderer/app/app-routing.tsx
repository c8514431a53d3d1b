import { useEffect } from 'react';
import type { Section } from '../../shared/library/entry.ts';
import { removeControls } from '../../shared/text/invisible-characters.ts';
import { type ActionHandlers, type RunAction, useActions } from '../actions/use-actions.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import type { ViewProps } from '../stores/define-view.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { useServiceStatesShown } from '../stores/shown-states.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { ViewBoundary } from '../ui/feedback/view-boundary.tsx';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { movePane } from '../ui/layout/pane-focus.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { routedViews, views } from './view-registry.ts';

/** Renders the route's view, or nothing for the library. */
export function CurrentView(props: ViewProps) {
  const route = useStore(useAppStores().router);
  if (route.view === 'library') return null;
  // A different ID must remount the view.
  const key = 'id' in route ? `${route.view}/${route.id}` : route.view;
  return (
    <ViewBoundary key={key}>
      {routedViews.find(({ id }) => id === route.view)?.render(route, props)}
    </ViewBoundary>
  );
}

/** Operating systems truncate longer window titles. */
const MAX_TITLE_CHARACTERS = 200;

/** Sets the window title to the open question's title and the current view. */
export function useDocumentTitle(question: string): void {
  const route = useStore(useAppStores().router);
  const t = useTranslate();

  const title =
    route.view === 'library' ? t(`frame.sections.${route.section}`) : t(`views.${route.view}.title`);
  useEffect(() => {
    const start = removeControls(question.trim().slice(0, MAX_TITLE_CHARACTERS));
    const parts = [start, title, t('frame.appName')];
    document.title = parts.filter(Boolean).join(' · ');
  }, [question, title, t]);
}

/** Reports an invalid URL. The app then shows a different view. */
export function useUnknownAddressToast(): void {
  const lost = useStore(useAppStores().router.unknownAddress);
  const t = useTranslate();
  const toast = useToast();
  const report = useEventCallback((address: string) => toast({ message: t('frame.noPage', { address }) }));
  useEffect(() => {
    if (lost) report(lost.address);
  }, [lost, report]);
}

/** Registers the actions that open a view, section, or pane, or start a new question. */
export function useNavigationActions(ports: {
  onNew: () => void;
  /** Focuses the list as soon as it's shown. */
  focusList: () => void;
  focusShown: () => void;
}): void {
  const { router } = useAppStores();
  const hasServiceStates = useServiceStatesShown();
  const t = useTranslate();
  const focusShown = useEventCallback(ports.focusShown);
  /** Moves focus to the current view if the previous view had focus. */
  const restoreFocus = useEventCallback(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusShown();
    }),
  );
  useEffect(() => {
    // Back and Forward also change the view.
    addEventListener('popstate', restoreFocus);
    return () => removeEventListener('popstate', restoreFocus);
  }, [restoreFocus]);
  const goTo =
    (section: Section): RunAction =>
    () => {
      router.go({ view: 'library', section, open: null });
      ports.focusList();
    };
  const toViews: ActionHandlers = Object.fromEntries(
    views.map(({ id }) => [
      `go.${id}`,
      () => {
        router.go({ view: id });
        restoreFocus();
      },
    ]),
  );
  useActions(
    {
      ...toViews,
      'question.new': () => {
        ports.onNew();
      },
      // With an open question, the editor handles this action. Without one, Ctrl+S must not save the page.
      'question.save': { run: () => true, reason: t('actions.reasons.noQuestion') },
      'question.save-new': { run: () => true, reason: t('actions.reasons.noQuestion') },
      // With an open question, its menu handles this action. Without one, the shortcut must not add a
      // bookmark.
      'question.duplicate': { run: () => true, reason: t('actions.reasons.noQuestion') },
      'list.search': focusSearch,
      'pane.next': () => movePane(1),
      'pane.previous': () => movePane(-1),
      'section.draft': goTo('draft'),
      'section.ready': goTo('ready'),
      ...(hasServiceStates && { 'section.service': goTo('service') }),
      'section.sent': goTo('sent'),
      'section.attention': goTo('attention'),
      'section.all': goTo('all'),
      'section.trash': goTo('trash'),
    },
    'outer',
  );
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  field?.focus();
  field?.select();
  return field !== null;
}
