import type { Handlers } from '../../../shared/bridge.ts';
import type { Library } from '../library/library.ts';
import type { SettingsStore } from '../ports.ts';
import type { Similar } from '../similar/similar.ts';
import { seenEmoji } from './seen-emoji.ts';

export type EmojiMethod = 'emoji.seen';

/** The bridge methods about the author's own emoji. The emoji themselves are among the settings. */
export const createEmojiHandlers = (ports: {
  library: Pick<Library, 'entries'>;
  similar: Pick<Similar, 'fromService'>;
  settings: Pick<SettingsStore, 'get'>;
}): Pick<Handlers, EmojiMethod> => ({
  'emoji.seen': async () => {
    const known = await ports.similar.fromService();
    return seenEmoji({
      entries: ports.library.entries,
      fromService: () => known,
      custom: () => ports.settings.get().customEmoji,
    });
  },
});
