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
