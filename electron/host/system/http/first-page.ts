import { readFile } from 'node:fs/promises';
import type { Handlers } from '../../../../shared/bridge/bridge-methods.ts';
import {
  createFirstListQuery,
  FIRST_RANGE,
  FIRST_RESPONSES_ID,
  type FirstResponses,
} from '../../../../shared/bridge/first-responses.ts';

type FirstHandlers = Pick<Handlers, 'settings.get' | 'library.list'>;

/**
 * Resolves with the app's page. The page contains the responses that its first frame needs, as data that
 * browsers don't run. If the responses can't be loaded, the page contains none, and the UI reports the reason
 * when it requests them. Rejects if the file can't be read.
 */
export async function renderFirstPage(file: string, handlers: FirstHandlers): Promise<string> {
  const [page, data] = await Promise.all([readFile(file, 'utf8'), loadFirstResponses(handlers)]);
  if (data === null) return page;
  const element = `<script type="application/json" id="${FIRST_RESPONSES_ID}">${toEmbeddedJson(data)}</script>`;
  // The data is last so the browser can load scripts earlier. The replacement is a function because the data
  // may contain `$&`.
  return page.replace(/(?=<\/body>|$)/, () => element);
}

async function loadFirstResponses(handlers: FirstHandlers): Promise<FirstResponses | null> {
  try {
    const settings = await handlers['settings.get']({});
    const list = await handlers['library.list']({
      ...createFirstListQuery(settings.listSorts),
      ...FIRST_RANGE,
    });
    return { settings, list };
  } catch {
    return null;
  }
}

/**
 * Escapes text such as `</script>` or `<!--` because it could end the element or change how the rest is
 * parsed.
 */
const toEmbeddedJson = (value: FirstResponses): string => JSON.stringify(value).replaceAll('<', '\\u003c');
