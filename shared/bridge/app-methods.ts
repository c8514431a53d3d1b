import { z } from 'zod';
import { seenEmojiSchema } from '../emoji/custom-emoji.ts';
import { settingsPatchSchema, settingsSchema } from '../settings.ts';
import { emptySchema, type Methods } from './method-types.ts';

const appInfoSchema = z.object({
  version: z.string(),
  /** The shell around the interface. */
  shell: z.enum(['desktop', 'web']),
  platform: z.string(),
  dataDir: z.string(),
});
export type AppInfo = z.infer<typeof appInfoSchema>;

/** The app itself: what it runs on, its settings, and a report of a problem. */
export const appMethods = {
  'app.info': { input: emptySchema, output: appInfoSchema },
  /** Pictures that stand in questions, and are not among the user's own emoji; used most first. */
  'emoji.seen': { input: emptySchema, output: z.array(seenEmojiSchema) },
  /**
   * A report of a problem, to be read and given away: versions, health of the files, the end of the log. Nothing of the
   * author's: no token, no name, and questions only where `texts` is set.
   */
  'report.make': { input: z.object({ texts: z.boolean() }), output: z.object({ text: z.string() }) },
  'settings.get': { input: emptySchema, output: settingsSchema },
  'settings.set': { input: settingsPatchSchema, output: settingsSchema },
} as const satisfies Methods;
