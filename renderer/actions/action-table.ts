import type { ViewId } from '../stores/router.ts';
import type { IconSource } from '../ui/icons/icon.tsx';

/** The heading under which the palette and the **Keyboard shortcuts** page list the action. */
export type ActionGroup = 'question' | 'options' | 'list' | 'sync' | 'view' | 'go' | 'library' | 'app';

export interface ActionAppearance {
  group: ActionGroup;
  icon: IconSource;
  /**
   * The action's shortcuts. Modifiers are in the order Ctrl Alt Shift. A space joins keys that are pressed
   * together, and `, ` separates keys that are pressed in sequence. Without shortcuts, an action is only in
   * the palette and menus.
   */
  keys: readonly string[];
}

/**
 * The actions that are available everywhere, except opening views. They fill the palette, the menus, and the
 * list of keyboard shortcuts. Their names are in the catalogs under `actions.names`, and components implement
 * them with `useActions`.
 */
export const ACTIONS = {
  'question.new': { group: 'question', icon: 'plus', keys: ['Ctrl N', 'Alt N'] },
  'question.from-template': { group: 'question', icon: 'text', keys: [] },
  'question.save': { group: 'question', icon: 'check', keys: ['Ctrl S'] },
  'question.save-new': { group: 'question', icon: 'plus', keys: ['Ctrl Shift Enter'] },
  'question.duplicate': { group: 'question', icon: 'copy', keys: ['Ctrl D'] },
  'question.ask-again': { group: 'question', icon: 'redo', keys: [] },
  'question.undo': { group: 'question', icon: 'undo', keys: [] },
  'question.redo': { group: 'question', icon: 'redo', keys: [] },
  'question.copy-text': { group: 'question', icon: 'copy', keys: ['Ctrl Shift C'] },
  'question.copy-poll': { group: 'question', icon: 'copy', keys: [] },
  'question.copy-markdown': { group: 'question', icon: 'copy', keys: [] },
  'template.save': { group: 'question', icon: 'text', keys: [] },
  'question.discard': { group: 'question', icon: 'x', keys: [] },
  'question.versions': { group: 'question', icon: 'clock', keys: [] },
  'question.mark-posted': { group: 'question', icon: 'st-sent', keys: [] },
  'question.export': { group: 'question', icon: 'upload', keys: [] },
  'request.copy-body': { group: 'question', icon: 'copy', keys: [] },
  'request.copy-curl': { group: 'question', icon: 'copy', keys: [] },
  'question.plan': { group: 'question', icon: 'calendar', keys: [] },
  'question.private-fields': { group: 'question', icon: 'tag', keys: [] },
  'question.remove': { group: 'question', icon: 'trash', keys: [] },
  'options.fill-emoji': { group: 'options', icon: 'smile', keys: [] },
  'options.sort': { group: 'options', icon: 'sort', keys: [] },
  'options.form': { group: 'options', icon: 'text', keys: ['Ctrl Shift T', 'Alt T'] },
  'option.emoji': { group: 'options', icon: 'smile', keys: ['Ctrl .'] },
  'option.suggestion': { group: 'options', icon: 'smile', keys: ['Alt Enter'] },
  'problem.next': { group: 'question', icon: 'alert', keys: ['F8'] },
  'problem.previous': { group: 'question', icon: 'alert', keys: ['Shift F8'] },
  'list.search': { group: 'list', icon: 'search', keys: ['/'] },
  'list.filter': { group: 'list', icon: 'filter', keys: [] },
  'list.select-all': { group: 'list', icon: 'check', keys: [] },
  'list.clear-selection': { group: 'list', icon: 'x', keys: [] },
  'list.replace': { group: 'list', icon: 'text', keys: ['Ctrl Shift H'] },
  'list.set-fields': { group: 'list', icon: 'pen', keys: [] },
  'list.tag': { group: 'list', icon: 'tag', keys: [] },
  'list.plan': { group: 'list', icon: 'calendar', keys: [] },
  'list.mark-ready': { group: 'list', icon: 'st-ready', keys: [] },
  'list.export': { group: 'list', icon: 'upload', keys: [] },
  'list.mark-posted': { group: 'list', icon: 'st-sent', keys: [] },
  'list.enter-votes': { group: 'list', icon: 'chart', keys: [] },
  'list.fill-emoji': { group: 'list', icon: 'smile', keys: [] },
  'list.remove': { group: 'list', icon: 'trash', keys: [] },
  'trash.empty': { group: 'list', icon: 'trash', keys: [] },
  'list.queue': { group: 'list', icon: 'st-waiting', keys: ['Ctrl Enter'] },
  'list.unqueue': { group: 'list', icon: 'x', keys: [] },
  'list.refresh': { group: 'list', icon: 'sync', keys: [] },
  'sync.now': { group: 'sync', icon: 'sync', keys: ['Ctrl Shift Y'] },
  'question.queue': { group: 'sync', icon: 'st-waiting', keys: ['Ctrl Enter'] },
  'question.unqueue': { group: 'sync', icon: 'x', keys: [] },
  'question.decide': { group: 'sync', icon: 'st-conflict', keys: [] },
  'question.refresh': { group: 'sync', icon: 'sync', keys: [] },
  'sync.refresh-all': { group: 'sync', icon: 'sync', keys: [] },
  'sync.adopt': { group: 'sync', icon: 'import', keys: [] },
  'pane.next': { group: 'view', icon: 'panel', keys: ['F6'] },
  'pane.previous': { group: 'view', icon: 'panel', keys: ['Shift F6'] },
  'inspector.toggle': { group: 'view', icon: 'panel', keys: ['Ctrl Shift P'] },
  'inspector.preview': { group: 'view', icon: 'eye', keys: ['Alt 1'] },
  'inspector.similar': { group: 'view', icon: 'duplicates', keys: ['Alt 2'] },
  'inspector.request': { group: 'view', icon: 'upload', keys: ['Alt 3'] },
  'section.draft': { group: 'go', icon: 'st-draft', keys: ['G, D'] },
  'section.ready': { group: 'go', icon: 'st-ready', keys: ['G, R'] },
  'section.service': { group: 'go', icon: 'st-service', keys: ['G, O'] },
  'section.sent': { group: 'go', icon: 'st-sent', keys: ['G, S'] },
  'section.attention': { group: 'go', icon: 'alert', keys: ['G, N'] },
  'section.all': { group: 'go', icon: 'all', keys: ['G, A'] },
  'library.import': { group: 'library', icon: 'import', keys: ['Ctrl O'] },
  'library.samples': { group: 'library', icon: 'plus', keys: [] },
  'library.remove-samples': { group: 'library', icon: 'trash', keys: [] },
  'library.export': { group: 'library', icon: 'upload', keys: [] },
  'section.trash': { group: 'go', icon: 'trash', keys: ['G, T'] },
  'app.print': { group: 'app', icon: 'printer', keys: ['Ctrl P'] },
  'app.report': { group: 'app', icon: 'alert', keys: [] },
  'app.logs': { group: 'app', icon: 'text', keys: [] },
  'app.updates': { group: 'app', icon: 'sync', keys: [] },
  'text.larger': { group: 'app', icon: 'plus', keys: ['Ctrl +', 'Ctrl ='] },
  'text.smaller': { group: 'app', icon: 'text', keys: ['Ctrl -'] },
  'text.normal': { group: 'app', icon: 'text', keys: ['Ctrl 0'] },
  'theme.system': { group: 'app', icon: 'sun', keys: [] },
  'theme.light': { group: 'app', icon: 'sun', keys: [] },
  'theme.dark': { group: 'app', icon: 'moon', keys: [] },
  'app.palette': { group: 'app', icon: 'search', keys: ['Ctrl K'] },
} as const satisfies Record<string, ActionAppearance>;

export type TableActionId = keyof typeof ACTIONS;
export type ActionId = TableActionId | `go.${ViewId}`;

/** Returns an action's shortcuts. Menus and buttons show the first one. */
export const getShortcuts = (id: TableActionId): readonly string[] => ACTIONS[id].keys;

/**
 * An action with its appearance. `view` is the view that the action opens, or null for actions from
 * `ACTIONS`.
 */
export type Action = ActionAppearance &
  ({ id: TableActionId; view: null } | { id: `go.${ViewId}`; view: ViewId });

const isInTable = (id: string): id is TableActionId => Object.hasOwn(ACTIONS, id);

/** Returns the actions from `ACTIONS`, followed by one action for each view. */
export const createActions = (
  views: readonly { id: ViewId; icon: IconSource; keys: readonly string[] }[],
): readonly Action[] => [
  ...Object.keys(ACTIONS)
    .filter(isInTable)
    .map((id): Action => ({ ...ACTIONS[id], id, view: null })),
  ...views.map(({ id, icon, keys }): Action => ({ group: 'go', icon, keys, id: `go.${id}`, view: id })),
];
