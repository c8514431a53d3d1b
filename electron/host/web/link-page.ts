import { hash } from 'node:crypto';
import { escapeMarkup } from '../system/http/escape-markup.ts';
import { LINK_MINUTES } from './one-time-links.ts';

/** What a page about the link that opens the app says. */
export type LinkPage = 'opening' | 'used' | 'expired' | 'unknown';

interface LinkPageText {
  title: string;
  text: string;
}

const EN: Record<LinkPage, LinkPageText> & { help: readonly string[]; lang: string } = {
  lang: 'en',
  opening: { title: 'Opening QOTD Studio…', text: 'Open QOTD Studio' },
  used: {
    title: 'This link was already used',
    text: 'Each link opens QOTD Studio only once.',
  },
  expired: {
    title: 'This link has expired',
    text: `A link that isn’t used expires after ${LINK_MINUTES} minutes.`,
  },
  unknown: {
    title: 'Open QOTD Studio with a new link',
    text: 'This browser needs a link from the QOTD Studio that is running now.',
  },
  help: [
    'To get a new link:',
    'Go to the terminal where QOTD Studio runs.',
    'Press Enter.',
    'Open the link that appears.',
    'Tabs that already show QOTD Studio keep working until you stop it. Your questions are safe.',
  ],
};

const DE: typeof EN = {
  lang: 'de',
  opening: { title: 'QOTD Studio wird geöffnet …', text: 'QOTD Studio öffnen' },
  used: {
    title: 'Dieser Link wurde schon benutzt',
    text: 'Jeder Link öffnet QOTD Studio nur einmal.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: `Ein Link, der nicht benutzt wird, läuft nach ${LINK_MINUTES} Minuten ab.`,
  },
  unknown: {
    title: 'Öffne QOTD Studio mit einem neuen Link',
    text: 'Dieser Browser braucht einen Link von dem QOTD Studio, das gerade läuft.',
  },
  help: [
    'So bekommst du einen neuen Link:',
    'Wechsle zu dem Terminal, in dem QOTD Studio läuft.',
    'Drück die Eingabetaste.',
    'Öffne den Link, der dann erscheint.',
    'Tabs, die QOTD Studio schon zeigen, funktionieren weiter, bis du es beendest. Deine Fragen sind sicher.',
  ],
};

const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#f8f9f9,#171a1b);color:light-dark(#182022,#e7ebec);' +
  'font:400 1rem/1.5 "Segoe UI Variable Text","Segoe UI",-apple-system,BlinkMacSystemFont,Inter,Cantarell,system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center}' +
  'main{box-sizing:border-box;width:min(34rem,100%);padding:2rem 1.5rem;overflow-wrap:break-word}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}p,ol{margin:0 0 1rem}ol{padding-left:1.5rem}' +
  'small{font-size:.875rem;color:light-dark(#465255,#b3bcbf)}a{color:light-dark(#0a687d,#63c2d6)}';

/** Nothing runs and nothing is loaded; the one style is known by its hash. */
const POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A page about the link, in English or German as the browser asks (`Accept-Language`). `path` is where `opening` goes on: a
 * page rather than a redirect, since a cookie for this site alone is not sent along a redirect that another site began.
 */
export function renderLinkPage(
  page: LinkPage,
  { acceptLanguage = '', path = '' }: { acceptLanguage?: string | undefined; path?: string },
): { html: string; headers: Record<string, string> } {
  const words = /^\s*de\b/i.test(acceptLanguage) ? DE : EN;
  const { title, text } = words[page];
  const to = escapeMarkup(path);
  const [how, goTo, press, open, safe] = words.help.map(escapeMarkup);
  const refresh = page === 'opening' ? `<meta http-equiv="refresh" content="0; url=${to}">` : '';
  const rest =
    page === 'opening'
      ? `<p><a href="${to}">${text}</a></p>`
      : `<p>${text}</p><p>${how}</p><ol><li>${goTo}</li><li>${press}</li><li>${open}</li></ol><p><small>${safe}</small></p>`;
  return {
    html:
      `<!doctype html><html lang="${words.lang}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width">${refresh}<title>QOTD Studio</title>` +
      `<style>${STYLE}</style><main><h1>${title}</h1>${rest}</main></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  };
}
