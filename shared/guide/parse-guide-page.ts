/** A page of the user guide. The build converts it from Markdown, so that the app contains no Markdown parser. */
export interface GuidePage {
  title: string;
  content: readonly GuideNode[];
}

/** Text or an element. An element has the name and the attributes of the HTML element that shows it. */
export type GuideNode = string | GuideElement;

export type GuideElement =
  | { tag: PlainTag; children: readonly GuideNode[] }
  | { tag: 'h3' | 'h4'; heading: string; children: readonly GuideNode[] }
  | { tag: 'a'; to: GuideLink; children: readonly GuideNode[] }
  | { tag: 'img'; src: string; alt: string };

type PlainTag =
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'pre'
  | 'code'
  | 'strong'
  | 'span';

/** A page of the guide, named after its file, and a heading on it. */
export interface GuideLink {
  page: string;
  heading?: string;
}

const TITLE = /^# (.+)$/;
const HEADING = /^(###?) (.+)$/;
const COMMENT = /^<!-- .* -->$/;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;
/** The formats within a line: code, bold text, an image, and a link. */
const FORMATS = /`([^`]+)`|\*\*([^*]+)\*\*|!\[([^[\]]*)\]\(([^()\s]+)\)|\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** Characters that other Markdown would contain. */
const UNSUPPORTED = /[`*<\\]|\]\(/;
const GUIDE_LINK = /^([a-z-]+)\.md(?:#(.+))?$/;

const element = (tag: PlainTag, ...children: readonly GuideNode[]): GuideElement => ({ tag, children });

/**
 * Parses the Markdown that the guide uses. Throws for other Markdown. A link to a document outside the guide
 * becomes text, because the app doesn't contain that document.
 * @param readImage returns the URL of the image with this path, relative to the page
 */
export function parseGuidePage(source: string, readImage: (path: string) => string): GuidePage {
  const [first = '', ...lines] = source.trimEnd().split(/\r?\n/);
  const [, title] = TITLE.exec(first) ?? [];
  if (title === undefined) throw new Error('A page of the guide starts with its title.');
  const content: GuideNode[] = [];
  const format = (text: string) => formatText(text, readImage);
  const takeWhile = (belongs: (line: string) => boolean): string[] => {
    const end = lines.findIndex((line) => !belongs(line));
    return lines.splice(0, end < 0 ? lines.length : end);
  };
  const takeCode = () => {
    lines.shift();
    const code = takeWhile((each) => each !== '```');
    if (lines.shift() === undefined) throw new Error('A code block in the guide has no end.');
    return element('pre', code.join('\n'));
  };
  const takeList = (tag: 'ul' | 'ol', marker: RegExp) => {
    const items = takeWhile((line) => marker.test(line));
    return element(tag, ...items.map((item) => element('li', ...format(item.replace(marker, '')))));
  };
  const takeBlock = (line: string): GuideElement => {
    if (line.startsWith('```')) return takeCode();
    if (line.startsWith('|'))
      return createTable(
        takeWhile((row) => row.startsWith('|')),
        format,
      );
    if (BULLET.test(line)) return takeList('ul', BULLET);
    if (NUMBER.test(line)) return takeList('ol', NUMBER);
    lines.shift();
    const [, level, heading] = HEADING.exec(line) ?? [];
    if (heading === undefined) {
      if (/^[\s#]/.test(line)) throw new Error(`The guide can't contain this Markdown: ${line}`);
      return element('p', ...format(line));
    }
    return {
      tag: level === '##' ? 'h3' : 'h4',
      heading: createAnchor(heading),
      children: format(heading),
    };
  };
  for (let [line] = lines; line !== undefined; [line] = lines) {
    if (line === '' || COMMENT.test(line)) {
      lines.shift();
      continue;
    }
    content.push(takeBlock(line));
    if (lines[0]) throw new Error(`The guide needs a blank line before this one: ${lines[0]}`);
  }
  return { title, content };
}

function createTable(rows: readonly string[], format: (text: string) => GuideNode[]): GuideElement {
  const cells = rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = cells;
  const createRow = (tag: 'th' | 'td', row: readonly string[]) =>
    element('tr', ...row.map((cell) => element(tag, ...format(cell))));
  return element(
    'table',
    element('thead', createRow('th', head)),
    element('tbody', ...body.map((row) => createRow('td', row))),
  );
}

function formatText(text: string, readImage: (path: string) => string): GuideNode[] {
  const nodes: GuideNode[] = [];
  let end = 0;
  const addText = (plain: string) => {
    if (UNSUPPORTED.test(plain)) throw new Error(`The guide can't contain this Markdown: ${plain}`);
    if (plain !== '') nodes.push(plain);
  };
  for (const match of text.matchAll(FORMATS)) {
    addText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, code, bold, alt, image, label, target] = match;
    if (code !== undefined) nodes.push(element('code', code));
    else if (bold !== undefined) nodes.push(element('strong', ...formatText(bold, readImage)));
    else if (image !== undefined) nodes.push({ tag: 'img', src: readImage(image), alt: alt ?? '' });
    else if (label !== undefined && target !== undefined)
      nodes.push(createLink(target, formatText(label, readImage)));
  }
  addText(text.slice(end));
  return nodes;
}

function createLink(target: string, children: readonly GuideNode[]): GuideElement {
  const [, page, heading] = GUIDE_LINK.exec(target) ?? [];
  if (page === undefined) return element('span', ...children);
  return { tag: 'a', to: { page, ...(heading !== undefined && { heading }) }, children };
}

/** Returns the anchor that GitHub generates for a heading. */
const createAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
