import type { Told } from '../openapi-model.ts';
import { type Html, html, inline, type Part, paragraphs } from './html.ts';

/** The parts that the sections of the page are put together from. */

/** What is said of something without its local choice, and that choice as a sentence of its own. */
export function parted(told: Partial<Told>): { text: string; choice: string | null } {
  const { description = '', 'x-local-choice': choice } = told;
  if (choice === undefined) return { text: description, choice: null };
  const text = description.replace(`Local choice: ${choice}`, '').trim();
  return { text, choice: choice.replace(/^[a-z]/, (letter) => letter.toUpperCase()) };
}

export const localChoice = (choice: string | null): Html | null =>
  choice === null ? null : html`<p class="local"><span class="tag">Local choice</span> ${inline(choice)}</p>`;

/** What is said of something, and below it what of that is this project's own choice. */
export function saying(told: Partial<Told>): Part {
  const { text, choice } = parted(told);
  return [text === '' ? null : paragraphs(text), localChoice(choice)];
}

export const code = (text: string): Html => html`<pre><code>${text}</code></pre>`;

export const json = (value: unknown): Html => code(JSON.stringify(value, null, 2));

/** Something to unfold. */
export const folded = (summary: Part, content: Part): Html =>
  html`<details><summary>${summary}</summary>${content}</details>`;

export interface Column {
  title: string;
  /** For the style sheet. */
  name: string;
}

/**
 * A table whose first column names the rows. Its roles are written out: on narrow screens the style sheet makes blocks
 * of its cells, which takes the roles of the elements away.
 */
export function table(caption: string, columns: readonly Column[], rows: readonly (readonly Part[])[]): Html {
  const heads = columns.map(
    ({ title, name }) => html`<th role="columnheader" scope="col" class="${name}">${title}</th>`,
  );
  const cell = (content: Part, { title, name }: Column) =>
    html`<td role="cell" class="${name}" data-title="${title}">${content}</td>`;
  const row = ([first = null, ...others]: readonly Part[]) => html`<tr role="row">
<th role="rowheader" scope="row" class="${columns[0]?.name ?? ''}">${first}</th>
${others.map((content, at) => cell(content, columns[at + 1] ?? { title: '', name: '' }))}
</tr>`;
  return html`<table role="table" aria-label="${caption}">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${rows.map(row)}</tbody>
</table>`;
}
