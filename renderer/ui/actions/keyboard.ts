import type { Action, ActionId } from './actions.ts';

/** What of a key event matters here. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  /** The focus is where letters are text. */
  inText: boolean;
  /** Keys without Ctrl or Alt do nothing, as the settings have it. */
  lettersOff?: boolean;
}

/** How long a first key waits for its second, in milliseconds. */
export const SEQUENCE_WAIT = 1500;

/** The name of a key press in the words of `ACTIONS`, such as `Ctrl Shift P`. */
export function nameOfPress({ key, ctrl, alt, shift }: KeyPress): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  // A sign such as «/» needs Shift on some keyboards; the sign itself says enough.
  const showsShift = shift && (key.length > 1 || name !== key.toLowerCase());
  return [ctrl && 'Ctrl', alt && 'Alt', showsShift && 'Shift', name].filter(Boolean).join(' ');
}

/**
 * Which action of `answered` a press completes, or the first key of one that it begins. `pending` is the first key
 * pressed before. Keys without Ctrl or Alt are text inside text fields; function keys never are.
 */
export function matchAction(
  press: KeyPress,
  pending: string | null,
  answered: readonly Action[],
): { action: ActionId | null; pending: string | null } {
  const bare = !press.ctrl && !press.alt && press.key.length === 1;
  if (bare && (press.inText || press.lettersOff)) return { action: null, pending: null };
  const name = nameOfPress(press);
  const wanted = pending === null ? name : `${pending}, ${name}`;
  const action = findAction(wanted, answered) ?? findAction(name, answered);
  if (action) return { action, pending: null };
  const begins = answered.some((action) => action.keys.some((keys) => keys.startsWith(`${name}, `)));
  return { action: null, pending: begins ? name : null };
}

const findAction = (pressed: string, answered: readonly Action[]): ActionId | null =>
  answered.find(({ keys }) => keys.includes(pressed))?.id ?? null;
