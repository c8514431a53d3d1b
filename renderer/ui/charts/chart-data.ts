/** The data of a chart. Its table has a row for each category. */
export interface ChartData {
  /** Bars are horizontal, columns vertical, and a line has dates as categories. */
  kind: 'bars' | 'columns' | 'line';
  /** The name of the categories: the first header of the table. */
  categoryName: string;
  /** For a line: timestamps in milliseconds, in order. */
  categories: readonly (string | number)[];
  series: readonly ChartSeries[];
  /** The name of the value axis. */
  valueName: string;
  /** A category as text. The default is the category itself. */
  formatCategory?: (category: string | number) => string;
  formatValue: (value: number) => string;
  /** For a line: the labels of its axis in local time, and the least time between them. The default is dates. */
  ticks?: { format: (at: number) => string; minInterval: number };
  /** The label of a bar by its category, which can have more than the value. */
  formatBar?: (index: number) => string;
  /** Bars that stand out. The others are gray. */
  isHighlighted?: (index: number) => boolean;
  /** The language of a category, for screen readers. */
  languageOf?: (index: number) => string | undefined;
  /** More columns of the table, with a cell for each category. */
  columns?: readonly { name: string; cells: readonly string[] }[];
}

interface ChartSeries {
  name: string;
  /** One for each category. */
  values: readonly number[];
}

/** What a chart takes from its container. */
export interface ChartFont {
  family: string;
  /** In pixels. */
  size: number;
}

export const categoryText = ({ formatCategory }: ChartData, category: string | number): string =>
  formatCategory ? formatCategory(category) : String(category);

/** The number of colors, which are defined in `chart.module.css`. More lines repeat them with other dashes. */
export const CHART_COLORS = 6;

const DASHES = [[], [6, 3], [2, 3], [8, 3, 2, 3]] as const;

/** The dashes and gaps of a line in pixels, which differ if the color is the same. None for a solid line. */
export const dashesOf = (line: number): readonly number[] =>
  DASHES[Math.floor(line / CHART_COLORS) % DASHES.length] ?? [];
