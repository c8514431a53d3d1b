import { z } from 'zod';
import { settingsPatchSchema, settingsSchema } from '../settings.ts';
import { emptySchema } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

const appInfoSchema = z.object({
  version: z.string(),
  /** Whether the UI runs in the desktop app or in a browser. */
  shell: z.enum(['desktop', 'web']),
  platform: z.string(),
  dataDir: z.string(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;

/** The app itself: its environment, its settings, and problem reports. */
export const appMethods = {
  'app.info': { input: emptySchema, output: appInfoSchema },
  /**
   * Returns a problem report that can be shared: versions, the state of the files, the end of the log. It has no tokens and
   * no names, and text of questions only if `texts` is set.
   */
  'report.create': { input: z.object({ texts: z.boolean() }), output: z.object({ text: z.string() }) },
  'settings.get': { input: emptySchema, output: settingsSchema },
  /** Changes some settings. `base`: the values that they're based on, so that lists can be merged with other changes. */
  'settings.set': {
    input: settingsPatchSchema.extend({ base: settingsPatchSchema.optional() }),
    output: settingsSchema,
  },
} as const satisfies Methods;
