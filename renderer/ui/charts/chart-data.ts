/** A chart's data. Its table has a row for each category. */
export interface ChartData {
  /** The chart's shape. Bars are horizontal, and columns are vertical. A line's categories are timestamps. */
  kind: 'bars' | 'columns' | 'line';
  /** The header of the table's first column. */
  categoryName: string;
  /** Line categories are timestamps in milliseconds, in order. */
  categories: readonly (string | number)[];
  series: readonly ChartSeries[];
  valueName: string;
  /** Formats a category. By default, the category is shown unchanged. */
  formatCategory?: (category: string | number) => string;
  formatValue: (value: number) => string;
  /**
   * The time labels on a line's axis, with the shortest time between labels. By default, the labels are
   * dates.
   */
  ticks?: { format: (at: number) => string; minInterval: number };
  /** Formats a bar's label by the bar's index. The label can contain more than the value. */
  formatBar?: (index: number) => string;
  /** Returns whether a bar is highlighted. The other bars are gray. */
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
  /** The font size in pixels. */
  size: number;
}

export const formatCategoryText = ({ formatCategory }: ChartData, category: string | number): string =>
  formatCategory ? formatCategory(category) : String(category);

/** The number of colors in `chart.module.css`. Additional lines reuse the colors with different dashes. */
export const CHART_COLORS = 6;

const DASHES = [[], [6, 3], [2, 3], [8, 3, 2, 3]] as const;

/**
 * Returns the lengths of a line's dashes and gaps, in pixels. Lines with the same color have different
 * dashes. For a solid line, the array is empty.
 */
export const getDashes = (line: number): readonly number[] =>
  DASHES[Math.floor(line / CHART_COLORS) % DASHES.length] ?? [];
