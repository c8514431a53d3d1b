import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/**
 * Shows the local API's reference with Swagger UI. The same server provides the page and the API description.
 */

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyTheme);
applyTheme();

const ui = SwaggerUI({
  dom_id: '#reference',
  url: '/openapi.json',
  // Don't send the API description to Swagger's validator.
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

/** Accessible names for elements that Swagger UI doesn't name. The first matching selector applies. */
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
  // Code blocks scroll, so the keyboard must be able to focus them.
  for (const code of reference.querySelectorAll('pre:not([tabindex])')) code.setAttribute('tabindex', '0');
}).observe(reference, { childList: true, subtree: true });
