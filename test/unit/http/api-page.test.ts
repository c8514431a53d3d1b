import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeApi } from '../../../electron/host/http/description/openapi.ts';
import type { ApiDescription } from '../../../electron/host/http/description/openapi-model.ts';
import { renderApiPage } from '../../../electron/host/http/description/page/api-page.ts';
import { html, inline } from '../../../electron/host/http/description/page/html.ts';
import { API_PAGE_STYLE } from '../../../electron/host/http/description/page/style.ts';
import { startApi } from '../../support/api.ts';
import { operationsOf } from '../../support/described-api.ts';

const LINKS = { style: '/docs/style.css', description: '/openapi.json' };
const description = describeApi({ url: 'http://127.0.0.1:4747/api/v1', version: '1.2.3' });
const OPTIONS = { links: LINKS, faults: { faults: [], seed: 1 } };
const page = renderApiPage(description, OPTIONS);

const all = (pattern: RegExp, text = page): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** What a reader sees. */
const textOf = (markup: string) =>
  markup.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '');
const text = textOf(page);

describe('the page about the API', () => {
  it('tells every operation, status, schema and member', () => {
    for (const { method, path, operation } of operationsOf(description)) {
      expect(text).toContain(`${method.toUpperCase()} ${path}`);
      expect(text).toContain(operation.summary);
      for (const status of Object.keys(operation.responses)) expect(text).toContain(status);
    }
    for (const [name, { properties = {} }] of Object.entries(description.components.schemas)) {
      const section = page.split(`id="schema-${name}"`)[1]?.split('</section>')[0] ?? '';
      const rows = all(/<th role="rowheader"[^>]*><code>([^<]+)<\/code>/g, section);
      expect([name, ...rows]).toEqual([name, ...Object.keys(properties)]);
    }
  });

  it('tells every limit', () => {
    const told = all(/<td role="cell" class="limits"[^>]*>(.*?)<\/td>/gs).map(textOf);
    for (const limit of [
      '5 to 150 characters',
      'at most 350 characters',
      'at most 200 characters',
      '0 to 1',
    ]) {
      expect(told).toContain(limit);
    }
    expect(text).toContain('The 2 to 20 options');
  });

  it('marks every local choice', () => {
    const choices: string[] = [];
    JSON.stringify(description, (key, value: unknown) => {
      if (key === 'x-local-choice' && typeof value === 'string') choices.push(value.replaceAll('`', ''));
      return value;
    });
    const told = all(/<p class="local">(.*?)<\/p>/gs).map(textOf);
    const wanted = [...new Set(choices)].map((choice) => choice.toLowerCase());
    const found = new Set(told.map((one) => one.replace('Local choice ', '').toLowerCase()));
    expect(wanted.filter((choice) => !found.has(choice))).toEqual([]);
  });

  it('has a command to copy for every example of a request', () => {
    const commands = all(/<pre><code>(curl .*?)<\/code><\/pre>/gs).map(textOf);
    expect(commands).toHaveLength(5);
    for (const command of commands) {
      expect(command).toMatch(/^curl (-X PUT )?http:\/\/127\.0\.0\.1:4747\/api\/v1\/questions/);
      expect(command).toContain('"Authorization: Bearer $QOTD_TOKEN"');
    }
  });

  it('says where the token of the commands comes from', () => {
    const use = textOf(page.split('id="use"')[1]?.split('</section>')[0] ?? '');
    expect(use).toContain('export QOTD_TOKEN=');
    expect(use).toMatch(/serve prints those that it makes/);
  });

  it('links to places that are there', () => {
    const ids = all(/\sid="([^"]+)"/g);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(all(/href="#([^"]+)"/g).filter((target) => !ids.includes(target))).toEqual([]);
    expect(new Set(all(/(?:href|src)="([^#][^"]*)"/g))).toEqual(new Set(Object.values(LINKS)));
  });

  it('runs nothing and styles nothing inside', () => {
    expect(page).not.toMatch(
      /<(script|style|iframe|img|svg|form|object|embed)|\son\w+=|\sstyle=|javascript:/i,
    );
    expect(API_PAGE_STYLE).not.toMatch(/url\(|@import/);
  });

  it('escapes whatever stands in the description', () => {
    const evil = '</code><script>alert(1)</script>"\'&`<img src=x onerror=alert(1)>`';
    const spoil = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(spoil);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          ['description', 'summary', 'title', 'version', 'detail', 'x-local-choice', 'pattern'].includes(
            key,
          ) && typeof one === 'string'
            ? evil
            : spoil(one),
        ]),
      );
    };
    const spoilt = spoil(description) as ApiDescription;
    const rendered = renderApiPage(spoilt, OPTIONS);
    expect(rendered).not.toMatch(/<script|<img/);
    expect(rendered).toContain('&lt;script&gt;');
  });

  it('says which faults are on, while any is', async () => {
    const api = await startApi();
    const shown = async () => textOf((await api.call('GET', '/docs', { token: null })).text);
    expect(await shown()).not.toContain('Faults are on');
    api.faults.set(
      [
        { operation: 'POST', kind: 'drop-after', probability: 0.2 },
        { operation: '*', kind: 'wrong-type', type: 'text/<b>', probability: 1 },
      ],
      7,
    );
    expect(await shown()).toMatch(/Faults are on\..*seed 7.*POST:drop-after:0\.2.*\*:wrong-type=text\/<b>/s);
    api.faults.set([]);
    expect(await shown()).not.toContain('Faults are on');
    await api.close();
  });

  it('is served with a policy that lets it load its style alone', async () => {
    const api = await startApi();
    const answer = await api.call('GET', '/docs', { token: null });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self';/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.text).toBe(renderApiPage(describeApi({ url: api.url, version: '1.2.3' }), OPTIONS));
    const style = await api.call('GET', '/docs/style.css', { token: null });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.text).toBe(API_PAGE_STYLE);
    await api.close();
  });
});

describe('html', () => {
  it('leaves no text that a browser could read as markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'`a;\n') }), (given) => {
        const { text: made } = html`<p title="${given}">${given}${[given, null, inline(given)]}</p>`;
        expect(made.replace(/^<p title="|">|<\/?code>|<\/p>$/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';') }), (given) => {
        expect(textOf(html`${given}`.text)).toBe(given);
      }),
    );
  });

  it('keeps what is HTML already', () => {
    expect(html`<ul>${[1, 2].map((one) => html`<li>${one}</li>`)}</ul>`.text).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    );
    expect(inline('a `b` c').map(({ text: one }) => one)).toEqual(['a ', '<code>b</code>', ' c']);
  });
});
