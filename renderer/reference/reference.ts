import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The reference of the local API as a page: Swagger UI, which loads the description from the server of this page. */

// The description names the API by this address, and a page may call its own server only.
if (location.hostname !== '127.0.0.1') location.hostname = '127.0.0.1';

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyTheme);
applyTheme();

const ui = SwaggerUI({
  dom_id: '#reference',
  url: '/openapi.json',
  // Nothing leaves this computer.
  validatorUrl: null,
  queryConfigEnabled: false,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  persistAuthorization: false,
  displayRequestDuration: true,
  syntaxHighlight: { theme: 'obsidian' },
});

const status = document.querySelector('#token-status');
document.querySelector('#fill-token')?.addEventListener('click', async () => {
  const token = await navigator.clipboard.readText().then(
    (text) => text.trim(),
    () => '',
  );
  const isToken = /^[\w-]{1,200}$/.test(token);
  if (isToken) ui.preauthorizeApiKey('token', token);
  if (status) status.textContent = isToken ? 'Token filled in' : 'The clipboard has no token.';
});

/** What Swagger UI gives no name, and the name of it. The first that fits counts. */
const NAMES = [
  ['#servers', 'Server'],
  ['.examples-select select', 'Example'],
  ['select', 'Media type'],
  ['textarea', 'Request body'],
] as const;
const reference = document.querySelector('#reference') ?? document.body;
new MutationObserver(() => {
  for (const [selector, name] of NAMES)
    for (const field of reference.querySelectorAll(`${selector}:not([aria-label])`))
      field.setAttribute('aria-label', name);
  // They scroll, and so must be reached by keyboard.
  for (const code of reference.querySelectorAll('pre:not([tabindex])')) code.setAttribute('tabindex', '0');
}).observe(reference, { childList: true, subtree: true });
