import type { TableActionId } from '../../actions/actions.ts';

/** Words that actions are looked for by, beside their names. */
const also: Partial<Record<TableActionId, string>> = {
  'question.new': 'add create write',
  'question.duplicate': 'copy clone',
  'question.discard': 'revert reset',
  'question.versions': 'history restore',
  'question.mark-sent': 'votes publish message',
  'question.remove': 'delete trash',
  'options.form': 'switch edit',
  'problem.next': 'error warning jump',
  'problem.previous': 'error warning jump',
  'list.search': 'find filter',
  'inspector.toggle': 'preview panel',
  'library.samples': 'example demo seed',
  'app.report': 'bug help diagnostics log support',
  'app.updates': 'upgrade version new download install',
  'text.larger': 'zoom in bigger size font',
  'text.smaller': 'zoom out size font',
  'text.normal': 'zoom reset font',
  'theme.system': 'appearance colours mode',
  'theme.light': 'appearance colours mode white',
  'theme.dark': 'appearance colours mode black night',
  'sync.now': 'send publish upload push fetch',
  'question.queue': 'publish send upload',
  'question.unqueue': 'hold back stop',
  'question.decide': 'conflict merge resolve outcome',
  'sync.adopt': 'adopt import link id',
  'sync.refresh-all': 'pull votes update',
};

/** Words of the palette. */
export const palette = {
  title: 'Commands',
  results: 'Results',
  groups: {
    recent: 'Recently used',
    actions: 'Actions',
    go: 'Go to',
    questions: 'Questions',
    emoji: 'Emoji',
  },
  nothing: (search: string) => `Nothing matches “${search}”.`,
  loading: 'Loading emoji',
  isOpen: 'It is open.',
  cannot: (name: string, reason: string) => `${name}: ${reason}`,
  copiedEmoji: (name: string) => `Copied :${name}:`,
  foot: { move: 'move', run: 'run', actionsOnly: 'actions only', emoji: 'emoji' },
  keys: { enter: 'Enter', escape: 'Esc' },
  also,
};
