import { z } from 'zod';

/** The desktop app's preferences on this computer. They aren't part of the library. */
export const desktopPreferencesSchema = z.object({
  /**
   * Null if the app isn't installed. With `needs-approval`, the user must also allow the login item in the
   * system settings.
   */
  openAtLogin: z.enum(['on', 'off', 'needs-approval']).nullable(),
  /** Null on macOS, where every app keeps running without a window. */
  keepRunning: z.boolean().nullable(),
  hardwareAcceleration: z.boolean(),
  /** A change takes effect only after a restart. */
  needsRestart: z.boolean(),
  /** Null if notifications work or none has been shown yet. */
  notificationProblem: z.enum(['unsupported', 'failed']).nullable(),
});
export type DesktopPreferences = z.infer<typeof desktopPreferencesSchema>;

export const preferenceChangesSchema = z
  .object({ openAtLogin: z.boolean(), keepRunning: z.boolean(), hardwareAcceleration: z.boolean() })
  .partial();
export type PreferenceChanges = z.infer<typeof preferenceChangesSchema>;
