import type { MessageKey, Translate } from '../../../shared/messages/translate.ts';
import { ACTIONS, type Action, type ActionGroup } from '../../actions/action-table.ts';
import { getActionName, useAvailableActions } from '../../actions/use-actions.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useServiceStatesShown } from '../../stores/shown-states.ts';
import { Kbd, useFormatShortcut } from '../../ui/feedback/kbd.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './keyboard-page.module.css';

/** A shortcut's purpose and its keys, in the notation of `ACTIONS`. */
interface KeyLine {
  name: string;
  keys: readonly string[];
}

interface KeySection {
  title: string;
  lines: readonly KeyLine[];
}

const [PALETTE_KEYS] = ACTIONS['app.palette'].keys;

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

type ControlKey = Extract<MessageKey, `keyboard.controls.${string}`>;

/** The keyboard shortcuts of fields and lists, grouped by the element that has focus. */
const CONTROLS: readonly { title: ControlKey; lines: readonly [ControlKey, ...keys: string[]][] }[] = [
  {
    title: 'keyboard.controls.option.title',
    lines: [
      ['keyboard.controls.option.next', 'Enter'],
      ['keyboard.controls.option.nextOnly', 'Shift Enter'],
      ['keyboard.controls.option.aboveOrBelow', 'Up', 'Down'],
      ['keyboard.controls.option.move', 'Alt Up', 'Alt Down'],
      ['keyboard.controls.option.remove', 'Backspace'],
      ['keyboard.controls.option.takeName', 'Enter', 'Tab'],
      ['keyboard.controls.option.closeNames', 'Esc'],
    ],
  },
  {
    title: 'keyboard.controls.text.title',
    lines: [
      ['keyboard.controls.text.undo', 'Ctrl Z'],
      ['keyboard.controls.text.redo', 'Ctrl Shift Z', 'Ctrl Y'],
    ],
  },
  {
    title: 'keyboard.controls.list.title',
    lines: [
      ['keyboard.controls.list.go', 'Up', 'Down'],
      ['keyboard.controls.list.select', 'Space'],
      ['keyboard.controls.list.selectOn', 'Shift Up', 'Shift Down'],
      ['keyboard.controls.list.selectAll', 'Ctrl A'],
      ['keyboard.controls.list.selectNone', 'Esc'],
      ['keyboard.controls.list.write', 'Enter'],
      ['keyboard.controls.list.remove', 'Del'],
      ['keyboard.controls.list.undo', 'Ctrl Z'],
      ['keyboard.controls.list.redo', 'Ctrl Shift Z', 'Ctrl Y'],
    ],
  },
  {
    title: 'keyboard.controls.search.title',
    lines: [
      ['keyboard.controls.search.clear', 'Esc'],
      ['keyboard.controls.search.results', 'Down'],
    ],
  },
  {
    title: 'keyboard.controls.palette.title',
    lines: [
      ['keyboard.controls.palette.go', 'Up', 'Down', 'PageUp', 'PageDown'],
      ['keyboard.controls.palette.run', 'Enter'],
      ['keyboard.controls.palette.actions', '>'],
      ['keyboard.controls.palette.emoji', ':'],
    ],
  },
  {
    title: 'keyboard.controls.everywhere.title',
    lines: [
      ['keyboard.controls.everywhere.go', 'Tab', 'Shift Tab'],
      ['keyboard.controls.everywhere.choose', 'Up', 'Down', 'Left', 'Right'],
      ['keyboard.controls.everywhere.close', 'Esc'],
    ],
  },
  {
    title: 'keyboard.controls.comparison.title',
    lines: [
      ['keyboard.controls.comparison.difference', 'J', 'K'],
      ['keyboard.controls.comparison.yours', '1'],
      ['keyboard.controls.comparison.theirs', '2'],
      ['keyboard.controls.comparison.both', '3'],
      ['keyboard.controls.comparison.before', 'B'],
      ['keyboard.controls.comparison.use', 'Ctrl Enter'],
    ],
  },
];

/** Returns all keyboard shortcuts. Actions come first, then fields and lists. */
export function createKeyMap(actions: readonly Action[], t: Translate): KeySection[] {
  const ofActions = GROUPS.map((group) => ({
    title: t(`keyboard.groups.${group}`),
    lines: actions
      .filter((action) => action.group === group && action.keys.length > 0)
      .map((action) => ({ name: getActionName(action, t), keys: action.keys })),
  }));
  const ofControls = CONTROLS.map(({ title, lines }) => ({
    title: t(title),
    lines: lines.map(([name, ...keys]) => ({ name: t(name), keys })),
  }));
  return [...ofActions, ...ofControls].filter(({ lines }) => lines.length > 0);
}

export function KeyboardPage() {
  const { router, settings: store } = useAppStores();
  const settings = useStore(store);
  const { actions } = useAvailableActions();
  const hasServiceStates = useServiceStatesShown();
  const shown = actions.filter(({ id }) => hasServiceStates || id !== 'section.service');
  const t = useTranslate();
  const format = useFormatShortcut();

  return (
    <Page title={t('views.keyboard.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard. */}
      <section className={styles.body} tabIndex={0} aria-label={t('views.keyboard.title')} data-pane-start="">
        <p className={styles.help}>
          {t('keyboard.help', { palette: format(PALETTE_KEYS) })}{' '}
          {settings?.singleKeys === false && t('keyboard.lettersOff')}{' '}
          <a href={router.formatHref({ view: 'settings', page: 'keyboard' })}>{t('keyboard.settings')}</a>
        </p>
        <div className={styles.sections}>
          {createKeyMap(shown, t).map((section) => (
            <Section key={section.title} section={section} />
          ))}
        </div>
      </section>
    </Page>
  );
}

function Section({ section: { title, lines } }: { section: KeySection }) {
  const t = useTranslate();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        {lines.map(({ name, keys }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              {keys.map((each, index) => (
                <span key={each} className={styles.how}>
                  {index > 0 && <span className={styles.or}>{t('keyboard.or')}</span>}
                  <Kbd>{each}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
