import { z } from 'zod';
import { desktopPreferencesSchema, preferenceChangesSchema } from './desktop-preferences.ts';
import { updateRequestSchema, updateStatusSchema } from './update-protocol.ts';

/** The messages between the desktop shell and its page, in addition to the bridge. In a browser, there is no shell. */

/** A request from outside of the page: from a menu, a link, or a file. */
export const shellCommandSchema = z.discriminatedUnion('kind', [
  /** An action of the page, from a menu. */
  z.object({ kind: z.literal('action'), id: z.string().max(100) }),
  /** A link to a question of this library. It isn't validated, and the user must confirm. */
  z.object({ kind: z.literal('open'), id: z.int().positive() }),
  /** A link to a question of the service, by ID, or `_` and message ID. The user must confirm. */
  z.object({ kind: z.literal('adopt'), reference: z.string().max(64) }),
  /** A file with questions was opened. The user sees a preview before the import. */
  z.object({ kind: z.literal('import'), name: z.string().max(255), bytes: z.instanceof(Uint8Array) }),
  /** The state of updates has changed: see `updates` below. */
  z.object({ kind: z.literal('updates') }),
  /** A link or file that can't be opened. `name`: its name. */
  z.object({
    kind: z.literal('unusable'),
    why: z.enum(['link', 'folder', 'file-gone', 'file-unreadable', 'file-too-large']),
    name: z.string().max(255),
  }),
]);
export type ShellCommand = z.infer<typeof shellCommandSchema>;

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

const menuItemSchema = z.discriminatedUnion('kind', [
  /** `keys` in the format of the page's actions, such as `Ctrl Shift P`; null if there are none. */
  z.object({
    kind: z.literal('action'),
    id: z.string().max(100),
    label,
    keys: z.string().max(40).nullable(),
  }),
  z.object({ kind: z.literal('role'), role: z.enum(MENU_ROLES), label }),
  z.object({ kind: z.literal('separator') }),
  /** Recently opened files. */
  z.object({ kind: z.literal('recent'), label, none: label, clear: label }),
]);
export type MenuItem = z.infer<typeof menuItemSchema>;

/** The menus, in the language of the page. */
export const menuBarSchema = z.object({
  /** On macOS, `app` is the first menu, with the app's name; elsewhere its items are at the end of other menus. */
  menus: z
    .array(
      z.object({
        label,
        place: z.enum(['app', 'file', 'edit', 'plain', 'window', 'help']),
        items: z.array(menuItemSchema).max(60),
      }),
    )
    .max(12),
  /** The labels of the context menu of text fields. */
  text: z.object({
    spelling: label,
    noSuggestion: label,
    learn: label,
    cut: label,
    copy: label,
    paste: label,
    selectAll: label,
  }),
});
export type MenuBar = z.infer<typeof menuBarSchema>;

/** Methods that the page can call. */
export const shellMethods = {
  /** Returns the requests since the last call, oldest first. */
  take: { input: z.object({}), output: z.array(shellCommandSchema) },
  setMenu: { input: menuBarSchema, output: z.null() },
  /** Returns the state of updates. */
  updates: { input: z.object({}), output: updateStatusSchema },
  requestUpdate: { input: z.object({ request: updateRequestSchema }), output: z.null() },
  preferences: { input: z.object({}), output: desktopPreferencesSchema },
  /** Returns all preferences after the change. */
  changePreferences: { input: preferenceChangesSchema, output: desktopPreferencesSchema },
  /** Opens the menus at a position in the window, in CSS pixels, if the window has no menu bar. */
  popMenu: {
    input: z.object({ x: z.number().min(0).max(100_000), y: z.number().min(0).max(100_000) }),
    output: z.null(),
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

type ShellMethod = keyof typeof shellMethods;
export type ShellHandlers = {
  [M in ShellMethod]: (
    input: z.output<(typeof shellMethods)[M]['input']>,
  ) => z.output<(typeof shellMethods)[M]['output']>;
};

const isShellMethod = (name: string): name is ShellMethod => Object.hasOwn(shellMethods, name);

/** Handles a call of the page. Throws if the method is unknown or its input is invalid. */
export function callShell(handlers: ShellHandlers, name: string, raw: unknown): unknown {
  if (!isShellMethod(name)) throw new Error('Rejected: unknown method.');
  const input = shellMethods[name].input.safeParse(raw);
  if (!input.success) throw new Error('Rejected: invalid input for this method.');
  // The handler's type is inferred from this schema, but TypeScript loses that connection in the table.
  const handler: (input: never) => unknown = handlers[name];
  return handler(input.data as never);
}
