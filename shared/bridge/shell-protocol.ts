import { z } from 'zod';
import { updateRequestSchema, updateViewSchema } from './update-view.ts';

/**
 * What a desktop shell and its page say to each other beside the host's bridge: what the system asks of the window, and
 * what the window shows in the system's own menus. In a browser there is no shell, and nothing of this is said.
 */

/** Something that was asked for outside of the page: in a menu, by a link, with a file. */
export const shellCommandSchema = z.discriminatedUnion('kind', [
  /** The name of one of the page's actions, from a menu that the page made. */
  z.object({ kind: z.literal('action'), id: z.string().max(100) }),
  /** A link asks for a question of this library. Nothing was looked at yet, and the author has to agree. */
  z.object({ kind: z.literal('open'), id: z.int().positive() }),
  /** A link asks for a question of the service, by number or `_id`. The author has to agree. */
  z.object({ kind: z.literal('adopt'), reference: z.string().max(64) }),
  /** A file was opened that holds questions. Nothing is imported before the author has seen what. */
  z.object({ kind: z.literal('import'), name: z.string().max(255), bytes: z.instanceof(Uint8Array) }),
  /** There is something else to show of updates: see `updates` below. */
  z.object({ kind: z.literal('updates') }),
  /** It can't be done. `name`: the link or the file. */
  z.object({
    kind: z.literal('unusable'),
    why: z.enum(['link', 'file-gone', 'file-unreadable', 'file-too-large']),
    name: z.string().max(255),
  }),
]);
export type ShellCommand = z.infer<typeof shellCommandSchema>;

/** What the system does by itself when a menu is asked for it. */
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
  /** `keys` as the page's table of actions writes them, such as `Ctrl Shift P`; null where there are none. */
  z.object({
    kind: z.literal('action'),
    id: z.string().max(100),
    label,
    keys: z.string().max(40).nullable(),
  }),
  z.object({ kind: z.literal('role'), role: z.enum(MENU_ROLES), label }),
  z.object({ kind: z.literal('separator') }),
  /** Files that were opened last, as far as the shell remembers any. */
  z.object({ kind: z.literal('recent'), label, none: label, clear: label }),
]);
export type MenuItem = z.infer<typeof menuItemSchema>;

/** The menus, in the language of the page. */
export const menuBarSchema = z.object({
  /** The first menu on macOS, where it has the app's name; elsewhere its items are at the end of the others. */
  menus: z
    .array(
      z.object({
        label,
        place: z.enum(['app', 'file', 'edit', 'plain', 'window', 'help']),
        items: z.array(menuItemSchema).max(60),
      }),
    )
    .max(12),
  /** For the menu of a text: what is asked for there besides the roles. */
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

/** What a page may ask of the shell. */
export const shellMethods = {
  /** What was asked for outside since the last call, oldest first. It is given once. */
  take: { input: z.object({}), output: z.array(shellCommandSchema) },
  setMenu: { input: menuBarSchema, output: z.null() },
  /** What is to be shown of updates now. */
  updates: { input: z.object({}), output: updateViewSchema },
  wishUpdate: { input: z.object({ wish: updateRequestSchema }), output: z.null() },
  /** Opens the menus at a place of the window, in CSS pixels, where the window shows no menu bar of its own. */
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

/** One call of the page. Throws where the method is not known or its input is not of its shape. */
export function callShell(handlers: ShellHandlers, name: string, raw: unknown): unknown {
  if (!isShellMethod(name)) throw new Error('Refused: no such method.');
  const input = shellMethods[name].input.safeParse(raw);
  if (!input.success) throw new Error('Refused: not the input of this method.');
  // Parsed by the very schema that the handler's type is inferred from; TypeScript can't follow that through the table.
  const handler: (input: never) => unknown = handlers[name];
  return handler(input.data as never);
}
