/**
 * Every shortcut of the window that a single component does not handle by itself. `keys` as shown: modifiers in the
 * order Ctrl Alt Shift, a blank between keys pressed together, `, ` between keys pressed one after the other.
 */
export const SHORTCUTS = {
  'question.new': { keys: ['Ctrl N', 'Alt N'] },
  'question.save': { keys: ['Ctrl S'] },
  'question.duplicate': { keys: ['Ctrl D'] },
  'options.form': { keys: ['Ctrl Shift T', 'Alt T'] },
  'problem.next': { keys: ['F8'] },
  'problem.previous': { keys: ['Shift F8'] },
  'list.search': { keys: ['/'] },
  'pane.next': { keys: ['F6'] },
  'pane.previous': { keys: ['Shift F6'] },
  'inspector.toggle': { keys: ['Ctrl Shift P'] },
  'inspector.preview': { keys: ['Alt 1'] },
  'inspector.similar': { keys: ['Alt 2'] },
  'section.draft': { keys: ['G, D'] },
  'section.ready': { keys: ['G, R'] },
  'section.service': { keys: ['G, O'] },
  'section.sent': { keys: ['G, S'] },
  'section.attention': { keys: ['G, N'] },
  'section.all': { keys: ['G, A'] },
} as const satisfies Record<string, { keys: readonly string[] }>;

export type ShortcutId = keyof typeof SHORTCUTS;

/** What of a key event matters here. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  /** The focus is where letters are text. */
  inText: boolean;
}

/** How long a first key waits for its second, in milliseconds. */
export const SEQUENCE_WAIT = 1500;

/** The name of a key press in the words of the table, such as `Ctrl Shift P`. */
export function nameOfPress({ key, ctrl, alt, shift }: KeyPress): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  // A sign such as «/» needs Shift on some keyboards; the sign itself says enough.
  const showsShift = shift && (key.length > 1 || name !== key.toLowerCase());
  return [ctrl && 'Ctrl', alt && 'Alt', showsShift && 'Shift', name].filter(Boolean).join(' ');
}

/**
 * Which shortcut of `answered` a press completes, or the first key of one that it begins. `pending` is the first key
 * pressed before. Keys without Ctrl or Alt are text inside text fields; function keys never are.
 */
export function matchShortcut(
  press: KeyPress,
  pending: string | null,
  answered: readonly ShortcutId[],
): { shortcut: ShortcutId | null; pending: string | null } {
  const bare = !press.ctrl && !press.alt && press.key.length === 1;
  if (bare && press.inText) return { shortcut: null, pending: null };
  const name = nameOfPress(press);
  const wanted = pending === null ? name : `${pending}, ${name}`;
  const shortcut = findShortcut(wanted, answered) ?? findShortcut(name, answered);
  if (shortcut) return { shortcut, pending: null };
  const begins = answered.some((id) => keysOf(id).some((keys) => keys.startsWith(`${name}, `)));
  return { shortcut: null, pending: begins ? name : null };
}

const findShortcut = (pressed: string, answered: readonly ShortcutId[]): ShortcutId | null =>
  answered.find((id) => keysOf(id).includes(pressed)) ?? null;

const keysOf = (id: ShortcutId): readonly string[] => SHORTCUTS[id].keys;

/** Whether a shortcut has this name. */
export const isShortcut = (id: string): id is ShortcutId => Object.hasOwn(SHORTCUTS, id);
