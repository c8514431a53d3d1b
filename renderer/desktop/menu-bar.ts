import type { MenuBar, MenuItem, MenuRole } from '../../shared/shell.ts';
import type { Action, ActionId } from '../ui/actions/actions.ts';
import { nameOfAction } from '../ui/actions/use-actions.ts';
import type { Text } from '../ui/text/text.tsx';

type Line = ActionId | MenuRole | '-' | 'recent';

/** What stands in which menu, in order. `-`: a line between. */
const FILE: readonly Line[] = [
  'question.new',
  'question.from-template',
  '-',
  'library.import',
  'recent',
  'library.export',
  '-',
  'question.save',
  'question.export',
  '-',
];
const EDIT: readonly Line[] = [
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
  'app.palette',
];
const QUESTION: readonly Line[] = [
  'question.duplicate',
  'question.copy-text',
  'question.notes',
  'question.versions',
  'question.mark-sent',
  '-',
  'options.form',
  'options.sort',
  'option.emoji',
  'problem.next',
  'problem.previous',
  '-',
  'question.discard',
  'question.remove',
];
const SYNC: readonly Line[] = [
  'sync.now',
  '-',
  'question.queue',
  'question.unqueue',
  'question.decide',
  'question.refresh',
  '-',
  'sync.refresh-all',
  'sync.adopt',
  'go.activity',
];
const VIEW: readonly Line[] = [
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
const GO: readonly Line[] = [
  'section.draft',
  'section.ready',
  'section.service',
  'section.sent',
  'section.attention',
  'section.all',
  'section.trash',
  '-',
];

const HELP: readonly Line[] = ['go.keyboard', 'app.report', 'app.updates'];

/** The system's menus: everything in them is an action or done by the system. Views in no other menu are in Go. */
export function menuBar(actions: readonly Action[], language: Text, onMac: boolean): MenuBar {
  const words = language.desktop;
  const { menus, roles, text } = words;
  const itemOf = (line: Line): MenuItem => {
    if (line === '-') return { kind: 'separator' };
    if (line === 'recent')
      return { kind: 'recent', label: words.recent, none: words.noRecent, clear: words.clearRecent };
    if (isRole(line, roles)) return { kind: 'role', role: line, label: roles[line] };
    const action = actions.find(({ id }) => id === line);
    if (!action) throw new Error(`The menus have an action that does not exist: ${line}`);
    // The first of its keys is the one that is shown.
    return { kind: 'action', id: line, label: nameOfAction(action, language), keys: action.keys[0] ?? null };
  };
  const menu = (label: string, place: MenuBar['menus'][number]['place'], lines: readonly Line[]) => ({
    label,
    place,
    items: lines.map(itemOf),
  });
  const elsewhere: readonly Line[] = [
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
  const app = menu(menus.app, 'app', [
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
      menu(menus.file, 'file', [...FILE, ...ends(onMac)]),
      menu(menus.edit, 'edit', EDIT),
      menu(menus.question, 'plain', QUESTION),
      menu(menus.sync, 'plain', SYNC),
      menu(menus.view, 'plain', VIEW),
      menu(menus.go, 'plain', [...GO, ...otherViews]),
      menu(menus.window, 'window', onMac ? ['minimize', 'zoom', '-', 'front'] : ['minimize', 'close']),
      menu(menus.help, 'help', [...HELP, ...(onMac ? [] : (['-', 'about'] as const))]),
    ],
    text: {
      spelling: onMac ? text.ownSpelling : text.spelling,
      noSuggestion: text.noSuggestion,
      learn: text.learn,
      cut: roles.cut,
      copy: roles.copy,
      paste: roles.paste,
      selectAll: roles.selectAll,
    },
  };
}

/** Where macOS has a menu of the app's own, settings and the way out stand in that. */
const ends = (onMac: boolean): readonly Line[] => (onMac ? ['close'] : ['go.settings', '-', 'quit']);

const isRole = (line: string, roles: Text['desktop']['roles']): line is MenuRole =>
  Object.hasOwn(roles, line);
