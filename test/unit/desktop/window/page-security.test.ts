import { EventEmitter } from 'node:events';
import type { OnHeadersReceivedListenerDetails, Session, WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import {
  denyPermissions,
  hideFromImageHosts,
  restrictNavigation,
} from '../../../../electron/desktop/window/page-security.ts';

const DOCS = 'http://127.0.0.1:4747/docs';

/** Creates a fake page with the navigation guards. */
function page(docs: string | null = DOCS) {
  const emitter = new EventEmitter();
  const opened: string[] = [];
  let open = (_details: { url: string }): { action: string } => ({ action: 'allow' });
  const contents = Object.assign(emitter, {
    setWindowOpenHandler: (handler: typeof open) => {
      open = handler;
    },
  });
  restrictNavigation(contents as unknown as WebContents, {
    openExternal: (url) => opened.push(url),
    getDocsUrl: () => docs,
  });
  return {
    opened,
    open: (url: string) => open({ url }).action,
    isPrevented: (name: string, properties: object) => {
      let prevented = false;
      const preventDefault = () => {
        prevented = true;
      };
      emitter.emit(name, { ...properties, preventDefault });
      return prevented;
    },
  };
}

const OUTSIDE = [
  'https://elsewhere.example/',
  'https://qotd/',
  'http://qotd/',
  'app://qotd.example/',
  'app://other/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'javascript:alert(1)',
  'about:blank',
  'nonsense',
];

describe('a page', () => {
  it.each(OUTSIDE)("can't navigate to %s", (url) => {
    expect(page().isPrevented('will-navigate', { url, isMainFrame: true })).toBe(true);
    expect(page().isPrevented('will-redirect', { url })).toBe(true);
  });

  it('can navigate within the app', () => {
    expect(page().isPrevented('will-navigate', { url: 'app://qotd/#/all', isMainFrame: true })).toBe(false);
    expect(page().isPrevented('will-frame-navigate', { url: 'app://qotd/', isMainFrame: true })).toBe(false);
    expect(page().isPrevented('will-redirect', { url: 'app://qotd/' })).toBe(false);
  });

  it("can't contain frames or webviews", () => {
    expect(page().isPrevented('will-frame-navigate', { url: 'app://qotd/', isMainFrame: false })).toBe(true);
    expect(page().isPrevented('will-attach-webview', {})).toBe(true);
  });

  it.each([...OUTSIDE, 'app://qotd/'])("doesn't open an app window for %s", (url) => {
    const it = page();
    expect(it.open(url)).toBe('deny');
    expect(it.opened).toEqual(url.startsWith('https:') ? [url] : []);
  });

  it("opens the local API's page in the browser while the API runs", () => {
    const it = page();
    expect(it.open(DOCS)).toBe('deny');
    expect(it.opened).toEqual([DOCS]);
    expect(it.isPrevented('will-navigate', { url: DOCS, isMainFrame: true })).toBe(true);
  });

  it.each([
    `${DOCS}/`,
    `${DOCS}?x`,
    `${DOCS}#x`,
    'http://127.0.0.1:4747/',
    'http://127.0.0.1:4748/docs',
    'http://localhost:4747/docs',
    'http://127.0.0.1:4747@elsewhere.example/docs',
    'http://elsewhere.example/docs',
  ])("can't open %s because it's a different page", (url) => {
    const it = page();
    expect(it.open(url)).toBe('deny');
    expect(it.opened).toEqual([]);
  });

  it("can't open the local API's page while the API is off", () => {
    const it = page(null);
    it.open(DOCS);
    expect(it.opened).toEqual([]);
  });
});

describe('permissions', () => {
  const handlers = () => {
    const registered: Record<string, (...args: unknown[]) => unknown> = {};
    const register = (name: string) => (handler: (...args: unknown[]) => unknown) => {
      registered[name] = handler;
    };
    const session = new Proxy({}, { get: (_, name) => register(String(name)) });
    denyPermissions(session as Session);
    return registered;
  };

  const PERMISSIONS = ['geolocation', 'local-network', 'loopback-network', 'clipboard-read'];
  const PAGES = ['app://qotd/', 'app://qotd/#/all', 'https://elsewhere.example/'];

  it.each(PERMISSIONS)("are denied on request, even for the app's own page: %s", (permission) => {
    const responses: unknown[] = [];
    const given = handlers();
    for (const requestingUrl of PAGES)
      given.setPermissionRequestHandler?.(null, permission, (granted: unknown) => responses.push(granted), {
        requestingUrl,
      });
    expect(responses).toEqual([false, false, false]);
    for (const page of PAGES) expect(given.setPermissionCheckHandler?.(null, permission, page)).toBe(false);
  });

  it("are denied when they're checked, including for devices", () => {
    expect(handlers().setPermissionCheckHandler?.(null, 'media', 'app://qotd/')).toBe(false);
    expect(handlers().setDevicePermissionHandler?.({})).toBe(false);
  });
});

describe('image hosts', () => {
  const start = (userAgent: string) => {
    const set: string[] = [];
    let respond = (_headers: Record<string, string[]>): unknown => null;
    const webRequest = {
      onHeadersReceived(
        _filter: object,
        listener: (details: object, callback: (response: object) => void) => void,
      ) {
        respond = (responseHeaders) => {
          const responses: object[] = [];
          listener({ responseHeaders } as OnHeadersReceivedListenerDetails, (response) =>
            responses.push(response),
          );
          return responses;
        };
      },
    };
    const session = {
      getUserAgent: () => userAgent,
      setUserAgent: (text: string) => set.push(text),
      webRequest,
    };
    hideFromImageHosts(session as unknown as Session, '0.1.0');
    return { set, respond: (headers: Record<string, string[]>) => respond(headers) };
  };

  it("can't set cookies", () => {
    const { respond } = start('');
    const kept = { 'Content-Type': ['image/png'] };
    expect(respond({ ...kept, 'Set-Cookie': ['a=1', 'b=2'], 'set-cookie': ['c=3'] })).toEqual([
      { responseHeaders: kept },
    ]);
    expect(respond(kept)).toEqual([{ responseHeaders: kept }]);
  });

  it("receive Chromium's user agent without the names QOTD Studio and Electron", () => {
    const before =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) QOTDStudio/0.1.0 Chrome/153.0.0.0 Electron/45.5.0 Safari/537.36';
    expect(start(before).set).toEqual([
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    ]);
  });
});
