import { escapeMarkup } from '../../markup.ts';

/** Text that is HTML already. Everything else is escaped where it meets one. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | Html | null | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === null) return '';
  if (typeof part === 'string') return escapeMarkup(part);
  return typeof part === 'number' ? String(part) : part.map(render).join('');
};

/** A template of HTML: what is put in is escaped, for text and quoted attributes alike. Null leaves nothing. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(template.map((text, at) => text + render(parts[at] ?? null)).join(''));

/** A line of text with `code` in it, the way Markdown writes it. */
export const inline = (text: string): Html[] =>
  text.split(/(`[^`]+`)/).map((piece) => {
    const code = /^`(.+)`$/s.exec(piece)?.[1];
    return code === undefined ? html`${piece}` : html`<code>${code}</code>`;
  });

/** Paragraphs with empty lines in between. */
export const paragraphs = (text: string): Html[] =>
  text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);
