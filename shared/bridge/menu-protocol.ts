import { z } from 'zod';

/** Menu items that the system handles. */
export const MENU_ROLES = [
  'about',
  'close',
  'copy',
  'cut',
  'delete',
  'front',
  'hide',
  'hideOthers',
  'minimize',
  'paste',
  'pasteAndMatchStyle',
  'quit',
  'selectAll',
  'services',
  'togglefullscreen',
  'unhide',
  'zoom',
] as const;
export type MenuRole = (typeof MENU_ROLES)[number];

const label = z.string().min(1).max(200);
const actionId = z.string().max(100);

const menuItemSchema = z.discriminatedUnion('kind', [
  /**
   * `keys` is a shortcut in the format of the page's actions, such as `Ctrl Shift P`. `isChoice` marks items
   * in a group where one is checked.
   */
  z.object({
    kind: z.literal('action'),
    id: actionId,
    label,
    keys: z.string().max(40).nullable(),
    isChoice: z.boolean(),
  }),
  z.object({ kind: z.literal('role'), role: z.enum(MENU_ROLES), label }),
  z.object({ kind: z.literal('separator') }),
  z.object({ kind: z.literal('recent'), label, none: label, clear: label }),
]);
export type MenuItem = z.infer<typeof menuItemSchema>;

/** The menus in the page's language. */
export const menuBarSchema = z.object({
  /**
   * On macOS, the first menu is `app`, titled with the app's name. On other systems, its items are at the end
   * of other menus.
   */
  menus: z
    .array(
      z.object({
        label,
        place: z.enum(['app', 'file', 'edit', 'plain', 'window', 'help']),
        items: z.array(menuItemSchema).max(60),
      }),
    )
    .max(12),
});
export type MenuBar = z.infer<typeof menuBarSchema>;

export const menuStateSchema = z.object({
  disabled: z.array(actionId).max(200),
  checked: z.array(actionId).max(20),
});
export type MenuState = z.infer<typeof menuStateSchema>;

/**
 * Undo and redo for questions. In a text field outside of the editor, the menu items use the field's own
 * history.
 */
export const UNDO_ACTIONS = { 'question.undo': 'undo', 'question.redo': 'redo' } as const;
export type UndoCommand = (typeof UNDO_ACTIONS)[keyof typeof UNDO_ACTIONS];
export const isUndoAction = (id: string): id is keyof typeof UNDO_ACTIONS => Object.hasOwn(UNDO_ACTIONS, id);
