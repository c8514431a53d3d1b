import { UNDO_ACTIONS, type UndoCommand } from '../../../shared/bridge/menu-protocol.ts';
import type { DesktopShell } from '../../bridge/bridge-client.ts';

const TEXT_FIELD =
  'textarea, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="range"])';

/**
 * Undoes or redoes a change in the focused text field. The editor handles the input event for the whole
 * draft. Other fields use the browser's history, which only Electron can access. Returns false if no text
 * field has focus.
 */
export function undoInField(id: keyof typeof UNDO_ACTIONS, link: DesktopShell): boolean {
  const field = document.activeElement;
  if (!field?.matches(TEXT_FIELD)) return false;
  const command = UNDO_ACTIONS[id];
  const input = new InputEvent('beforeinput', {
    inputType: INPUT_TYPES[command],
    bubbles: true,
    cancelable: true,
  });
  if (field.dispatchEvent(input)) void link.call('undoInField', { command }).catch(() => undefined);
  return true;
}

const INPUT_TYPES = { undo: 'historyUndo', redo: 'historyRedo' } as const satisfies Record<
  UndoCommand,
  string
>;
