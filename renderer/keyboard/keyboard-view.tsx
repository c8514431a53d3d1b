import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { defineView } from '../state/view.tsx';
import type { Action, ActionGroup } from '../ui/actions/actions.ts';
import { KeyCaps } from '../ui/actions/kbd.tsx';
import { nameOfAction, useOffers } from '../ui/actions/use-actions.ts';
import { Page } from '../ui/layout/page.tsx';
import { type Text, useText } from '../ui/text/text.tsx';
import styles from './keyboard-view.module.css';

/** One line of the map: what is done, and each way to do it, as `ACTIONS` writes keys. */
interface KeyLine {
  name: string;
  keys: readonly string[];
}

interface KeySection {
  title: string;
  lines: readonly KeyLine[];
}

const GROUPS: readonly ActionGroup[] = [
  'question',
  'options',
  'list',
  'sync',
  'view',
  'go',
  'library',
  'app',
];

/** All keyboard shortcuts: those of the actions, then those of fields and lists. */
export function keyMap(actions: readonly Action[], text: Text): KeySection[] {
  const ofActions = GROUPS.map((group) => ({
    title: text.keyboard.groups[group],
    lines: actions
      .filter((action) => action.group === group && action.keys.length > 0)
      .map((action) => ({ name: nameOfAction(action, text), keys: action.keys })),
  }));
  return [...ofActions, ...text.keyboard.widgets].filter(({ lines }) => lines.length > 0);
}

declare module '../state/route.ts' {
  interface Routes {
    keyboard: { view: 'keyboard' };
  }
}

/** Every key and what it does, made of the table of actions. */
function KeyboardView() {
  const { router, settings: store } = useAppState();
  const settings = useStore(store);
  const { actions } = useOffers();
  const text = useText();
  const words = useText().keyboard;
  const { title } = useText().views.keyboard;
  return (
    <Page title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
      <section className={styles.body} tabIndex={0} aria-label={title} data-pane-start="">
        <p className={styles.help}>
          {words.help} {settings?.singleKeys === false && words.lettersOff}{' '}
          <a href={router.href({ view: 'settings', page: 'keyboard' })}>{words.settings}</a>
        </p>
        <div className={styles.sections}>
          {keyMap(actions, text).map((section) => (
            <Section key={section.title} section={section} />
          ))}
        </div>
      </section>
    </Page>
  );
}

function Section({ section: { title, lines } }: { section: KeySection }) {
  const { or } = useText().keyboard;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        {lines.map(({ name, keys }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              {keys.map((each, index) => (
                <span key={each} className={styles.way}>
                  {index > 0 && <span className={styles.or}>{or}</span>}
                  <KeyCaps keys={each} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All keyboard shortcuts. */
export const keyboardView = defineView({
  id: 'keyboard',
  icon: 'keyboard',
  keys: ['?'],
  component: KeyboardView,
});
