import { useAppState } from '../state/app-state.tsx';
import { formatRoute } from '../state/route.ts';
import { useStore } from '../state/store.ts';
import { KeyCaps } from '../ui/actions/kbd.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useText } from '../ui/text/text.tsx';
import { type KeySection, keyMap } from './key-map.ts';
import styles from './keyboard-view.module.css';

/** Every key and what it does, made of the table of actions. */
export function KeyboardView() {
  const settings = useStore(useAppState().settings);
  const { names } = useText().actions;
  const words = useText().keyboard;
  return (
    <Page title={words.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
      <section className={styles.body} tabIndex={0} aria-label={words.title} data-pane-start="">
        <p className={styles.help}>
          {words.help} {settings?.singleKeys === false && words.lettersOff}{' '}
          <a href={formatRoute({ view: 'settings', page: 'keyboard' })}>{words.settings}</a>
        </p>
        <div className={styles.sections}>
          {keyMap(names, words).map((section) => (
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
