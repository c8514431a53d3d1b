import { z } from 'zod';
import { desktopPreferencesSchema, preferenceChangesSchema } from './desktop-preferences.ts';
import { menuBarSchema, menuStateSchema } from './menu-protocol.ts';
import { updateRequestSchema, updateStatusSchema } from './update-protocol.ts';

/**
 * Messages between the desktop shell and its page, in addition to the bridge. A page in a browser has no
 * shell.
 */

const downloadFailureSchema = z.enum(['disk-full', 'other']);
export type DownloadFailure = z.infer<typeof downloadFailureSchema>;

/** A request from a menu, a link, or a file. */
export const shellCommandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('action'), id: z.string().max(100) }),
  /** A link to a question in this library. The ID isn't validated, and the user must confirm the link. */
  z.object({ kind: z.literal('open'), id: z.int().positive() }),
  /** A link to a service question by question ID or message ID. The user must confirm the link. */
  z.object({ kind: z.literal('add'), reference: z.string().max(64) }),
  /** A file with questions was opened. The user sees a preview before the import. */
  z.object({ kind: z.literal('import'), name: z.string().max(255), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('updates') }),
  /** A language's dictionary couldn't be downloaded. `language` is a code such as `en-GB`. */
  z.object({ kind: z.literal('dictionary-failed'), language: z.string().max(35) }),
  /** An exported file was saved, or saving it failed. Pass `id` to `showDownload`. */
  z.object({
    kind: z.literal('download'),
    id: z.int(),
    name: z.string().max(255),
    failure: downloadFailureSchema.nullable(),
  }),
  z.object({
    kind: z.literal('unusable'),
    why: z.enum(['link', 'no-browser', 'folder', 'file-gone', 'file-unreadable', 'file-too-large']),
    name: z.string().max(255),
  }),
]);
export type ShellCommand = z.infer<typeof shellCommandSchema>;

/** The text of any question or request is shorter. */
const MAX_COPIED_CHARACTERS = 10_000_000;

export const shellMethods = {
  /** Returns the commands since the last call, oldest first. */
  take: { input: z.object({}), output: z.array(shellCommandSchema) },
  setMenu: { input: menuBarSchema, output: z.null() },
  setMenuState: { input: menuStateSchema, output: z.null() },
  /**
   * Copies text to the clipboard. A page can do that only after a user gesture, and choosing a native menu
   * item doesn't count as one.
   */
  copyText: { input: z.object({ text: z.string().max(MAX_COPIED_CHARACTERS) }), output: z.null() },
  /** Opens the folder with the log files. `failed` is the folder's path if it can't be opened. */
  showLogs: { input: z.object({}), output: z.object({ failed: z.string().nullable() }) },
  /** Undoes or redoes an edit in the focused text field. Uses the field's own history. */
  undoInField: { input: z.object({ command: z.enum(['undo', 'redo']) }), output: z.null() },
  updates: { input: z.object({}), output: updateStatusSchema },
  requestUpdate: { input: z.object({ request: updateRequestSchema }), output: z.null() },
  showDownload: { input: z.object({ id: z.int() }), output: z.null() },
  preferences: { input: z.object({}), output: desktopPreferencesSchema },
  /** Returns all preferences after the change. */
  changePreferences: { input: preferenceChangesSchema, output: desktopPreferencesSchema },
  /** Opens the menus at a position in CSS pixels, for windows without a menu bar. */
  popMenu: {
    input: z.object({ x: z.number().min(0).max(100_000), y: z.number().min(0).max(100_000) }),
    output: z.null(),
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

type ShellMethod = keyof typeof shellMethods;
export type ShellHandlers = {
  [M in ShellMethod]: (
    input: z.output<(typeof shellMethods)[M]['input']>,
  ) => z.output<(typeof shellMethods)[M]['output']> | Promise<z.output<(typeof shellMethods)[M]['output']>>;
};

const isShellMethod = (name: string): name is ShellMethod => Object.hasOwn(shellMethods, name);

/** Handles a call from the page. Throws if the method is unknown or its input is invalid. */
export function callShell(handlers: ShellHandlers, name: string, raw: unknown): unknown {
  if (!isShellMethod(name)) throw new Error('Rejected: unknown method.');
  const input = shellMethods[name].input.safeParse(raw);
  if (!input.success) throw new Error('Rejected: invalid input for this method.');
  // The handler's type is inferred from this schema, but TypeScript loses that connection in the table.
  const handler: (input: never) => unknown = handlers[name];
  return handler(input.data as never);
}
