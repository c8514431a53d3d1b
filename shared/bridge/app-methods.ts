import { z } from 'zod';
import { settingsPatchSchema, settingsSchema } from '../settings.ts';
import { emptySchema } from './common-schemas.ts';
import type { Methods } from './method-types.ts';

const appInfoSchema = z.object({
  version: z.string(),
  shell: z.enum(['desktop', 'web']),
  platform: z.string(),
  dataDir: z.string(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;

export const appMethods = {
  'app.info': { input: emptySchema, output: appInfoSchema },
  /**
   * Returns a problem report that is safe to share: versions, file status, and the end of the log. It
   * contains no tokens or names, and question text only if `texts` is set.
   */
  'report.create': { input: z.object({ texts: z.boolean() }), output: z.object({ text: z.string() }) },
  'settings.get': { input: emptySchema, output: settingsSchema },
  /**
   * Changes some settings. `base` has the values that the changes are based on, to merge lists with other
   * changes.
   */
  'settings.set': {
    input: settingsPatchSchema.extend({ base: settingsPatchSchema.optional() }),
    output: settingsSchema,
  },
} as const satisfies Methods;
