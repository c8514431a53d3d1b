import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, powerMonitor, session, shell } from 'electron';
import { apiDocsUrl } from '../../shared/local-api/api-docs.ts';
import type { Host } from '../host/host.ts';
import { createLog } from '../host/log.ts';
import type { Log } from '../host/ports.ts';
import { systemTimers } from '../host/ports.ts';
import { createAttention } from './attention.ts';
import { openDesktopHost } from './desktop-host.ts';
import { createFront, type Front } from './front.ts';
import { denyPermissions, keepInside } from './guards.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { serveBridge } from './ipc.ts';
import { serveShell } from './ipc-shell.ts';
import { type Places, placesOf } from './library-place.ts';
import { openLogFile } from './log-file.ts';
import { systemNotification } from './notification.ts';
import { once } from './once.ts';
import { createPlatformFeatures, type PlatformFeatures } from './platform-features.ts';
import { registerAppScheme, serveAppScheme } from './protocol.ts';
import { endWithSession, finishBeforeQuit } from './quit.ts';
import { onResume } from './resume.ts';
import { openShellState, type ShellStateFile } from './shell-state.ts';
import { languageIn } from './spoken-before.ts';
import { applyTheme } from './theme.ts';
import { createTrouble, reportStarted, type Trouble } from './trouble.ts';
import { openUpdates } from './updates/open-updates.ts';
import { restartToUpdate } from './updates/restart-to-update.ts';
import type { UpdateDesk } from './updates/updates.ts';
import { type ShellWords, wordsIn } from './words.ts';

/** Where the build put what the shell needs. */
export interface DesktopParts {
  /** The bundle that runs before the page. */
  preload: string;
  /** The folder of the built interface. */
  assetsDir: string;
  /** See `HostOptions`. */
  searchWorker: string;
  importWorker: string;
  referenceDir: string;
  /** The command line, as in `process.argv`. */
  argv: readonly string[];
}

/** Characters of the log that a report of a problem has. */
const REPORTED = 200_000;

/** What is known of the app from outside of its opening. */
interface Running {
  /** Null until it is known which library is meant. */
  places: Places | null;
  host: Host | null;
}

/** What the parts of an app that opens have in common. */
interface Opening {
  parts: DesktopParts;
  host: Host;
  state: ShellStateFile;
  words: () => ShellWords;
  log: Log;
  trouble: Trouble;
  /** Closes the host, once. */
  close: () => Promise<void>;
}

/**
 * Runs the desktop app, or hands over to the one that already runs. Returns at once: Electron is only ready after the
 * entry has run to its end.
 */
export function runDesktop(parts: DesktopParts): void {
  // Whoever read it may be gone, which is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const running: Running = { places: null, host: null };
  const words = () => wordsIn(languageOf(running), app.getPreferredSystemLanguages());
  const { argv } = parts;
  const early = createLog((line) => process.stderr.write(line), Date.now);
  const places = placed(argv, createTrouble({ argv, log: early, words }));
  if (!places) return;
  running.places = places;
  if (!app.requestSingleInstanceLock()) {
    app.exit(0);
    return;
  }
  const file = openLogFile(path.join(places.userData, 'logs'));
  const log = createLog((line) => {
    process.stderr.write(line);
    file.write(line);
  }, Date.now);
  const trouble = createTrouble({ argv, log, words });
  trouble.restartAfterCrash();
  registerAppScheme();
  const inbox = createInbox(app, argv, process.cwd());
  keepPagesInside(running, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
  app
    .whenReady()
    .then(async () => {
      denyPermissions(session.defaultSession);
      serveAppScheme(parts.assetsDir);
      const { searchWorker, importWorker, referenceDir } = parts;
      const recentLog = () => file.tail(REPORTED);
      const host = await openDesktopHost({
        places,
        searchWorker,
        importWorker,
        referenceDir,
        log,
        recentLog,
      });
      running.host = host;
      const state = openShellState(path.join(places.userData, 'shell.json'), (error) =>
        log.error('What the shell remembers could not be kept', error),
      );
      await open({ parts, host, state, words, log, trouble, close: once(host.close) }, inbox);
    })
    .catch(trouble.giveUp);
}

/** The language that the author chose, as far as anything is known of it yet. */
const languageOf = ({ places, host }: Running) =>
  host?.settings.get().language ?? (places ? languageIn(places.library) : 'system');

/** Which library is meant. Whatever goes by `userData`, such as who runs already, is about that one. */
function placed(argv: readonly string[], { giveUp }: Trouble): Places | null {
  try {
    const usual = app.getPath('userData');
    const places = placesOf(argv, usual);
    if (places.userData !== usual) {
      mkdirSync(places.userData, { recursive: true });
      app.setPath('userData', places.userData);
    }
    return places;
  } catch (error) {
    giveUp(error);
    return null;
  }
}

/** Every page that there will ever be, from its first moment. */
function keepPagesInside(running: Running, log: Log): void {
  const outside = {
    openExternal: (url: string) =>
      void shell
        .openExternal(url)
        .catch((error: unknown) => log.error('No program opens this address', error)),
    docsUrl: () => docsUrlOf(running.host),
  };
  app.on('web-contents-created', (_, contents) => keepInside(contents, outside));
}

function docsUrlOf(host: Host | null): string | null {
  const url = host?.localApi.status().url;
  return url ? apiDocsUrl(url) : null;
}

/** Puts everything around the host, and then shows the window. */
async function open(opening: Opening, inbox: Inbox): Promise<void> {
  const { parts, host, state, words, log, close } = opening;
  finishBeforeQuit(app, close, (error) => log.error('The library could not be closed', error));
  applyTheme(host.settings.get().theme);
  const { platform } = process;
  const features = createPlatformFeatures(app, platform, log);
  if (app.isPackaged) features.register();
  const front = createFront({
    ...{ preload: parts.preload, platform, state, words, features, log, close },
    endWithSession: (finish) =>
      endWithSession(powerMonitor, { finish, exit: (code) => app.exit(code), timers: systemTimers }),
  });
  const updates = updatesOver(opening, front);
  answerPage(opening, front, updates);
  followHost(opening, front, features);
  onResume(powerMonitor, () => void host.handlers['sync.awake']({}));
  front.window.show();
  front.window.current?.once('show', () => reportStarted(process.env));
  updates.begin();
  inbox.listen({
    onGiven: (given) => void front.openGiven(given),
    onWanted: () => front.window.show(),
  });
  if (host.settings.get().apiEnabled) await host.localApi.start();
}

function updatesOver({ state, log, trouble, close }: Opening, front: Front): UpdateDesk {
  return openUpdates({
    state,
    timers: systemTimers,
    log,
    tell: () => front.commands.give({ kind: 'updates' }),
    restart: restartToUpdate({
      finish: async () => {
        const contents = front.page();
        if (contents) await front.lastWords(contents);
        await close();
      },
      release: () => app.releaseSingleInstanceLock(),
      giveUp: trouble.startAnew,
    }),
  });
}

/** What the page may call: the host, and the shell around it. */
function answerPage(
  { host, log }: Opening,
  { page, pageCalled, commands, menus }: Front,
  updates: UpdateDesk,
): void {
  serveBridge({ handlers: host.handlers, listen: host.listen, page, onCall: pageCalled, log });
  serveShell({
    page,
    log,
    handlers: {
      take: commands.take,
      setMenu: answered(menus.set),
      popMenu: answered(menus.popup),
      updates: updates.view,
      wishUpdate: answered(({ wish }) => updates.wish(wish)),
    },
  });
}

/** What the system shows of the host: the number on the icon, notifications, the theme. */
function followHost({ host, words }: Opening, { window, commands }: Front, features: PlatformFeatures): void {
  const heed = createAttention(
    {
      features,
      isLookedAt: () => window.current?.isFocused() ?? false,
      notify: systemNotification(),
      words,
      onChosen: () => {
        window.show();
        commands.give({ kind: 'action', id: 'section.attention' });
      },
    },
    host.library.counts,
  );
  host.listen((event) => {
    heed(event);
    if (event.type === 'settings') applyTheme(event.settings.theme);
  });
}

/** A handler that gives nothing but that it was done. */
const answered =
  <T>(work: (input: T) => void) =>
  (input: T): null => {
    work(input);
    return null;
  };
