import type { Section } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { type Act, useActions } from '../ui/actions/use-actions.ts';
import { movePane } from '../ui/layout/panes.ts';
import { useText } from '../ui/text/text.tsx';

/** Views of which there is one. */
type PlainView = 'activity' | 'duplicates' | 'plan' | 'local-api' | 'emoji' | 'keyboard' | 'settings';

/** Offers what can be done wherever one is: the ways to every view, section and pane, and a new question. */
export function useWindowActions(ports: {
  onNew: () => void;
  /** The list is about to be shown, and gets the focus. */
  focusList: () => void;
}): void {
  const { router } = useAppState();
  const { noQuestion } = useText().actions.reasons;
  const goTo =
    (section: Section): Act =>
    () => {
      router.go({ view: 'library', section, open: null });
      ports.focusList();
    };
  const goToView =
    (view: PlainView): Act =>
    () => {
      router.go({ view });
    };
  useActions(
    {
      'question.new': () => {
        ports.onNew();
      },
      // The editor saves. Where there is none, the browser's own «Save page» is of no use either.
      'question.save': { run: () => true, reason: noQuestion },
      // The menu of what is open duplicates. Where nothing is, the browser's own «Add bookmark» is of no use either.
      'question.duplicate': { run: () => true, reason: noQuestion },
      'list.search': focusSearch,
      'pane.next': () => movePane(1),
      'pane.previous': () => movePane(-1),
      'section.draft': goTo('draft'),
      'section.ready': goTo('ready'),
      'section.service': goTo('service'),
      'section.sent': goTo('sent'),
      'section.attention': goTo('attention'),
      'section.all': goTo('all'),
      'section.trash': goTo('trash'),
      'go.duplicates': goToView('duplicates'),
      'go.plan': goToView('plan'),
      'go.activity': goToView('activity'),
      'go.local-api': goToView('local-api'),
      'go.emoji': goToView('emoji'),
      'go.settings': goToView('settings'),
      'go.keyboard': goToView('keyboard'),
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
