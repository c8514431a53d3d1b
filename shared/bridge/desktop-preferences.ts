import { z } from 'zod';

/** The preferences of the desktop app on this computer. They aren't part of the library. */
export const desktopPreferencesSchema = z.object({
  /** Null if the app isn't installed. `needs-approval`: the user must also allow it in the system's settings. */
  openAtLogin: z.enum(['on', 'off', 'needs-approval']).nullable(),
  /** Whether the app keeps running without a window. Null on macOS, where every app does. */
  keepRunning: z.boolean().nullable(),
  /** Whether the GPU draws the window. */
  hardwareAcceleration: z.boolean(),
  /** A change takes effect only after a restart. */
  needsRestart: z.boolean(),
  /** Why notifications don't appear; null if they do, or none was shown yet. */
  notificationProblem: z.enum(['unsupported', 'failed']).nullable(),
});
export type DesktopPreferences = z.infer<typeof desktopPreferencesSchema>;

/** The preferences to change. */
export const preferenceChangesSchema = z
  .object({ openAtLogin: z.boolean(), keepRunning: z.boolean(), hardwareAcceleration: z.boolean() })
  .partial();
export type PreferenceChanges = z.infer<typeof preferenceChangesSchema>;
