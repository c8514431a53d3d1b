import { spellChecker } from './spell-checker.ts';
import { createStrictEmitter, createStrictObject } from './strict-object.ts';

type PermissionCheck = (contents: null, permission: string, origin: string) => boolean;
type PermissionRequest = (
  contents: object | undefined,
  permission: string,
  answer: (granted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void;
// Without handlers, Electron grants all permissions.
const permissions: { check: PermissionCheck; request: PermissionRequest } = {
  check: () => true,
  request: (_contents, _permission, answer) => answer(true),
};

export const defaultSession = createStrictObject(
  'session.defaultSession',
  createStrictEmitter({
    setPermissionRequestHandler(handler: PermissionRequest) {
      permissions.request = handler;
    },
    setPermissionCheckHandler(handler: PermissionCheck) {
      permissions.check = handler;
    },
    setDevicePermissionHandler() {},
    /** The system's proxies for every URL, in PAC format. Tests can change this value. */
    proxies: process.env.ELECTRON_MOCK_PROXIES ?? 'DIRECT',
    async resolveProxy(url: string) {
      if (!URL.canParse(url)) throw new Error(`Stricter than Electron: ${url} isn't a URL`);
      return this.proxies;
    },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) QOTDStudio/0.1.0 Chrome/153.0.0.0 Electron/45.5.0 Safari/537.36',
    getUserAgent() {
      return this.userAgent;
    },
    setUserAgent(userAgent: string) {
      this.userAgent = userAgent;
    },
    // The mock's pages can't reach other hosts, so there are no responses to change.
    webRequest: createStrictObject('session.defaultSession.webRequest', { onHeadersReceived() {} }),
    ...spellChecker,
  }),
);
/** Each page permission's names in Chromium, by its name in Electron. */
const PERMISSIONS = {
  geolocation: ['geolocation'],
  notifications: ['notifications'],
  midi: ['midi'],
  media: ['camera', 'microphone'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  'loopback-network': ['local-network-access'],
} as const;

/**
 * Returns the permissions, by Chromium's names, that the page at `url` may receive. Both handlers must agree.
 */
export function listGrantedPermissions(contents: object, url: string): string[] {
  return Object.entries(PERMISSIONS).flatMap(([permission, chromium]) => {
    const answers = [permissions.check(null, permission, new URL('/', url).href)];
    const details = { requestingUrl: url, isMainFrame: true };
    permissions.request(contents, permission, (granted) => answers.push(granted), details);
    return answers.every(Boolean) ? chromium : [];
  });
}
