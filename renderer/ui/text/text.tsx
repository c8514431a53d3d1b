import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { alike } from './en/alike.ts';
import type { customEmoji } from './en/custom-emoji.ts';
import type { desktop } from './en/desktop.ts';
import type { exchange } from './en/exchange.ts';
import type { history } from './en/history.ts';
import type { importing } from './en/import.ts';
import { english } from './en/index.ts';
import type { keyboard } from './en/keyboard.ts';
import type { library } from './en/library.ts';
import type { localApi } from './en/local-api.ts';
import type { palette } from './en/palette.ts';
import type { paste } from './en/paste.ts';
import type { recovery } from './en/recovery.ts';
import type { report } from './en/report.ts';
import type { request } from './en/request.ts';
import type { sent } from './en/sent.ts';
import type { settings } from './en/settings.ts';
import type { sync } from './en/sync.ts';
import type { templates } from './en/templates.ts';
import type { welcome } from './en/welcome.ts';

/** Every word of the interface. English gives the shape; every error code has its words. */
export type Text = typeof english & {
  errors: Record<ErrorCode, (details: Readonly<Record<string, unknown>>) => string>;
  /** Words of views that are loaded later. Missing in English, whose words come with the views themselves. */
  more?: MoreText;
};

/** What another language than English has at once, and English later. */
interface MoreText {
  alike: typeof alike;
  customEmoji: typeof customEmoji;
  desktop: typeof desktop;
  exchange: typeof exchange;
  history: typeof history;
  importing: typeof importing;
  keyboard: typeof keyboard;
  library: typeof library;
  localApi: typeof localApi;
  palette: typeof palette;
  paste: typeof paste;
  recovery: typeof recovery;
  report: typeof report;
  request: typeof request;
  sent: typeof sent;
  settings: typeof settings;
  sync: typeof sync;
  templates: typeof templates;
  welcome: typeof welcome;
}

const TextContext = createContext<Text>(english);

/** The words of the chosen locale. */
export const useText = (): Text => useContext(TextContext);
export const TextProvider = TextContext.Provider;
