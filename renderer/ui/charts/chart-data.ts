/** A chart's data. Its table has a row for each category. */
export interface ChartData {
  /** Bars are horizontal and columns vertical. A line has timestamps as categories. */
  kind: 'bars' | 'columns' | 'line';
  /** The header of the table's first column. */
  categoryName: string;
  /** Line categories are timestamps in milliseconds, in order. */
  categories: readonly (string | number)[];
  series: readonly ChartSeries[];
  /** The value axis name. */
  valueName: string;
  /** Formats a category. By default, it's shown as is. */
  formatCategory?: (category: string | number) => string;
  formatValue: (value: number) => string;
  /** The time labels of a line's axis and the shortest time between them. The default labels are dates. */
  ticks?: { format: (at: number) => string; minInterval: number };
  /** Formats a bar's label by its index. The label can show more than the value. */
  formatBar?: (index: number) => string;
  /** Returns whether a bar stands out. The others are gray. */
  isHighlighted?: (index: number) => boolean;
  /** Returns a category's language for screen readers. */
  getLanguage?: (index: number) => string | undefined;
  /** Additional table columns, with a cell for each category. */
  columns?: readonly { name: string; cells: readonly string[] }[];
}

interface ChartSeries {
  name: string;
  /** One value for each category. */
  values: readonly number[];
}

/** The font that a chart inherits from its container. */
export interface ChartFont {
  family: string;
  /** The size in pixels. */
  size: number;
}

export const formatCategoryText = ({ formatCategory }: ChartData, category: string | number): string =>
  formatCategory ? formatCategory(category) : String(category);

/** The number of colors in `chart.module.css`. More lines repeat them with other dashes. */
export const CHART_COLORS = 6;

const DASHES = [[], [6, 3], [2, 3], [8, 3, 2, 3]] as const;

/**
 * Returns the line's dashes and gaps in pixels. They differ between lines with the same color. A solid line
 * has none.
 */
export const getDashes = (line: number): readonly number[] =>
  DASHES[Math.floor(line / CHART_COLORS) % DASHES.length] ?? [];
