import {
  isUndoAction,
  MENU_ROLES,
  type MenuBar,
  type MenuItem,
  type MenuRole,
  UNDO_ACTIONS,
} from '../../../shared/bridge/menu-protocol.ts';
import type { Translate } from '../../../shared/messages/translate.ts';
import type { Action, ActionId } from '../../actions/action-table.ts';
import { getActionName } from '../../actions/use-actions.ts';

type MenuEntry = ActionId | MenuRole | '-' | 'recent';

/** Each menu's entries. `-` is a separator. */
const FILE: readonly MenuEntry[] = [
  'question.new',
  'question.from-template',
  '-',
  'library.import',
  'recent',
  'library.export',
  '-',
  'question.save',
  'question.save-new',
  'question.export',
  '-',
  'app.print',
  '-',
];
const EDIT: readonly MenuEntry[] = [
  'question.undo',
  'question.redo',
  '-',
  'cut',
  'copy',
  'paste',
  'pasteAndMatchStyle',
  'delete',
  'selectAll',
  '-',
  'list.search',
  'list.replace',
  'app.palette',
];
const QUESTION: readonly MenuEntry[] = [
  'question.duplicate',
  'question.ask-again',
  'question.copy-text',
  'question.copy-poll',
  'question.copy-markdown',
  'question.private-fields',
  'question.versions',
  'question.mark-posted',
  '-',
  'options.form',
  'options.sort',
  'options.fill-emoji',
  'option.emoji',
  'problem.next',
  'problem.previous',
  '-',
  'question.discard',
  'question.remove',
];
const SYNC: readonly MenuEntry[] = [
  'sync.now',
  '-',
  'question.queue',
  'list.queue',
  'question.unqueue',
  'question.decide',
  'question.refresh',
  '-',
  'sync.refresh-all',
  'sync.adopt',
  'go.activity',
];
const VIEW: readonly MenuEntry[] = [
  'inspector.toggle',
  'inspector.preview',
  'inspector.similar',
  'inspector.request',
  'pane.next',
  'pane.previous',
  '-',
  'text.larger',
  'text.smaller',
  'text.normal',
  '-',
  'theme.system',
  'theme.light',
  'theme.dark',
  '-',
  'togglefullscreen',
];
const GO: readonly MenuEntry[] = [
  'section.draft',
  'section.ready',
  'section.service',
  'section.sent',
  'section.attention',
  'section.all',
  'section.trash',
  '-',
];

const HELP: readonly MenuEntry[] = ['go.guide', 'go.keyboard', 'app.report', 'app.logs', 'app.updates'];

/**
 * Creates the application menu from actions and system roles. Views that aren't in any other menu are in
 * **Go**. `hasServiceStates` is false while Queued and Synced are hidden.
 */
export function createMenuBar(
  actions: readonly Action[],
  t: Translate,
  { onMac, hasServiceStates }: { onMac: boolean; hasServiceStates: boolean },
): MenuBar {
  const createItem = (line: MenuEntry): MenuItem => {
    if (line === '-') return { kind: 'separator' };
    if (line === 'recent')
      return {
        kind: 'recent',
        label: t('desktop.recent'),
        none: t('desktop.noRecent'),
        clear: t('desktop.clearRecent'),
      };
    if (isRole(line)) return { kind: 'role', role: line, label: t(`desktop.roles.${line}`) };
    const action = actions.find(({ id }) => id === line);
    if (!action) throw new Error(`The menus have an action that does not exist: ${line}`);
    return {
      kind: 'action',
      id: line,
      // The label isn't the action's name, because Undo also works in other text fields. See `undoInField`.
      label: isUndoAction(line) ? t(`desktop.text.${UNDO_ACTIONS[line]}`) : getActionName(action, t),
      keys: findShownKeys(action),
      isChoice: line.startsWith('theme.'),
    };
  };
  const createMenu = (
    label: string,
    place: MenuBar['menus'][number]['place'],
    lines: readonly MenuEntry[],
  ) => ({
    label,
    place,
    items: lines.map(createItem),
  });
  const elsewhere: readonly MenuEntry[] = [
    ...FILE,
    ...EDIT,
    ...QUESTION,
    ...SYNC,
    ...VIEW,
    ...HELP,
    'go.settings',
  ];
  const otherViews = actions
    .filter(({ id, view }) => view !== null && !elsewhere.includes(id))
    .map(({ id }) => id);
  const app = createMenu(t('desktop.menus.app'), 'app', [
    'about',
    '-',
    'go.settings',
    '-',
    'services',
    '-',
    'hide',
    'hideOthers',
    'unhide',
    '-',
    'quit',
  ]);
  return {
    menus: [
      ...(onMac ? [app] : []),
      createMenu(t('desktop.menus.file'), 'file', [...FILE, ...getFileMenuEnd(onMac)]),
      createMenu(t('desktop.menus.edit'), 'edit', EDIT),
      createMenu(t('desktop.menus.question'), 'plain', QUESTION),
      createMenu(t('desktop.menus.sync'), 'plain', SYNC),
      createMenu(t('desktop.menus.view'), 'plain', VIEW),
      createMenu(t('desktop.menus.go'), 'plain', [
        ...GO.filter((line) => hasServiceStates || line !== 'section.service'),
        ...otherViews,
      ]),
      createMenu(
        t('desktop.menus.window'),
        'window',
        onMac ? ['minimize', 'zoom', '-', 'front'] : ['minimize', 'close'],
      ),
      createMenu(t('desktop.menus.help'), 'help', [...HELP, ...(onMac ? [] : (['-', 'about'] as const))]),
    ],
  };
}

function findShownKeys({ id, keys }: Action): string | null {
  if (isUndoAction(id)) return UNDO_KEYS[id];
  return keys[0] ?? null;
}

const UNDO_KEYS = { 'question.undo': 'Ctrl Z', 'question.redo': 'Ctrl Shift Z' } as const;

/** Returns the last entries of the File menu. On macOS, the app menu has Settings and Quit instead. */
const getFileMenuEnd = (onMac: boolean): readonly MenuEntry[] =>
  onMac ? ['close'] : ['go.settings', '-', 'quit'];

const isRole = (line: string): line is MenuRole => MENU_ROLES.some((role) => role === line);
