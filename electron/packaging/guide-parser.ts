import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import type { GuideElement, GuideLink, GuideNode, GuidePage } from '../../shared/guide/guide-page.ts';

const COMMENT = /^<!--.*-->\s*$/;
const GUIDE_LINK = /^([a-z-]+)\.md(?:#(.+))?$/;

/**
 * Parses a page of the guide. Throws for Markdown that the app doesn't show. A link to a document outside the
 * guide becomes text, because the app doesn't contain that document.
 * @param readImage returns the URL of the image with this path, relative to the page, or null to omit the image
 */
export function parseGuidePage(source: string, readImage: (path: string) => string | null): GuidePage {
  const [title, ...blocks] = marked.lexer(source);
  if (title?.type !== 'heading' || title.depth !== 1)
    throw new Error('A page of the guide starts with its title.');
  const parseAll = (tokens: readonly Token[] = []): GuideNode[] => tokens.flatMap((token) => parse(token));

  // The lexer returns other tokens only with extensions.
  const parse = (token: Token): GuideNode[] => parseKnown(token as MarkedToken);
  const parseKnown = (token: MarkedToken): GuideNode[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'text':
        return token.tokens ? parseAll(token.tokens) : [token.text];
      case 'codespan':
        return [{ tag: 'code', children: [token.text] }];
      case 'strong':
        return [{ tag: 'strong', children: parseAll(token.tokens) }];
      case 'paragraph': {
        const children = parseAll(token.tokens);
        return children.length > 0 ? [{ tag: 'p', children }] : [];
      }
      case 'code':
        return [{ tag: 'pre', children: [token.text] }];
      case 'image': {
        const src = readImage(token.href);
        return src === null ? [] : [{ tag: 'img', src, alt: token.text }];
      }
      case 'link':
        return [createLink(token.href, parseAll(token.tokens))];
      case 'table':
        return [createTable(token, parseAll)];
      case 'list': {
        const items = token.items.map(
          (item): GuideElement => ({ tag: 'li', children: parseAll(item.tokens) }),
        );
        return [{ tag: token.ordered ? 'ol' : 'ul', children: items }];
      }
      case 'heading':
        if (token.depth !== 2 && token.depth !== 3) break;
        return [
          {
            tag: token.depth === 2 ? 'h3' : 'h4',
            heading: createAnchor(token.text),
            children: parseAll(token.tokens),
          },
        ];
      case 'html':
        if (COMMENT.test(token.text)) return [];
    }
    throw new Error(`The guide can't contain this Markdown: ${token.raw}`);
  };
  return { title: title.text, content: parseAll(blocks) };
}

function createTable(
  { header, rows }: Tokens.Table,
  parseAll: (tokens: readonly Token[]) => GuideNode[],
): GuideElement {
  const createRow = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): GuideElement => ({
    tag: 'tr',
    children: cells.map(({ tokens }): GuideElement => ({ tag, children: parseAll(tokens) })),
  });
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [createRow('th', header)] },
      { tag: 'tbody', children: rows.map((row) => createRow('td', row)) },
    ],
  };
}

function createLink(target: string, children: readonly GuideNode[]): GuideElement {
  const [, page, heading] = GUIDE_LINK.exec(target) ?? [];
  if (page === undefined) return { tag: 'span', children };
  const to: GuideLink = { page, ...(heading !== undefined && { heading }) };
  return { tag: 'a', to, children };
}

/** Returns the anchor that GitHub generates for a heading. */
const createAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
