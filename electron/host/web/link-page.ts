import { hash } from 'node:crypto';
import german from '../../../shared/messages/de.json' with { type: 'json' };
import { createTranslate, translateToEnglish } from '../../../shared/messages/translate.ts';
import { escapeMarkup } from '../system/http/escape-markup.ts';
import { LINK_MINUTES } from './browser-access.ts';

/** The pages about the link that opens the app. */
export type LinkPage = 'opening' | 'used' | 'expired' | 'unknown';

const TRANSLATE = { en: translateToEnglish, de: createTranslate(german) };

const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#f8f9f9,#171a1b);color:light-dark(#182022,#e7ebec);' +
  'font:400 1rem/1.5 "Segoe UI Variable Text","Segoe UI",-apple-system,BlinkMacSystemFont,Inter,Cantarell,system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center}' +
  'main{box-sizing:border-box;width:min(34rem,100%);padding:2rem 1.5rem;overflow-wrap:break-word}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}p,ol{margin:0 0 1rem}ol{padding-left:1.5rem}' +
  'small{font-size:.875rem;color:light-dark(#465255,#b3bcbf)}a{color:light-dark(#0a687d,#63c2d6)}';

/** Allows no scripts and no requests, and only this style. */
const POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns a page in English or German (`Accept-Language`). `opening` continues to `path` from a page, since browsers don't
 * send a `SameSite=Strict` cookie after a redirect that starts on another site.
 */
export function renderLinkPage(
  page: LinkPage,
  { acceptLanguage = '', path = '' }: { acceptLanguage?: string | undefined; path?: string },
): { html: string; headers: Record<string, string> } {
  const language = /^\s*de\b/i.test(acceptLanguage) ? 'de' : 'en';
  const t = TRANSLATE[language];
  const title = escapeMarkup(t(`linkPage.${page}.title`));
  const text = escapeMarkup(t(`linkPage.${page}.text`, { minutes: LINK_MINUTES }));
  const to = escapeMarkup(path);
  const help = (part: 'intro' | 'terminal' | 'enter' | 'open' | 'openTabs') =>
    escapeMarkup(t(`linkPage.help.${part}`));
  const refresh = page === 'opening' ? `<meta http-equiv="refresh" content="0; url=${to}">` : '';
  const body =
    page === 'opening'
      ? `<p><a href="${to}">${text}</a></p>`
      : `<p>${text}</p><p>${help('intro')}</p><ol><li>${help('terminal')}</li><li>${help('enter')}</li>` +
        `<li>${help('open')}</li></ol><p><small>${help('openTabs')}</small></p>`;
  return {
    html:
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width">${refresh}<title>QOTD Studio</title>` +
      `<style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  };
}
