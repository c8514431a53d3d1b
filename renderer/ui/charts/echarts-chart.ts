import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import { BarChart, LineChart } from 'echarts/charts';
import { GridSimpleComponent, TooltipComponent, type TooltipComponentOption } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { CHART_COLORS, type ChartData, type ChartFont, formatCategoryText, getDashes } from './chart-data.ts';

use([BarChart, LineChart, GridSimpleComponent, TooltipComponent, SVGRenderer]);

type ChartOption = ComposeOption<BarSeriesOption | LineSeriesOption | TooltipComponentOption>;

export interface DrawnChart {
  draw(data: ChartData, font: ChartFont): void;
  /** Calls `listener` with a clicked category's index. */
  onSelect(listener: (index: number) => void): void;
  dispose(): void;
}

/** Draws charts as SVG. Colors are CSS variables because they must follow the theme. */
export function createChart(element: HTMLElement): DrawnChart {
  const chart = init(element, null, { renderer: 'svg' });
  return {
    draw(data, font) {
      chart.resize();
      chart.setOption(createOption(data, font, chart.getWidth()), { notMerge: true });
    },
    onSelect: (listener) => {
      chart.on('click', ({ dataIndex }) => listener(dataIndex));
    },
    dispose: () => chart.dispose(),
  };
}

const toCssVariable = (name: string) => `var(--${name})`;
const getSeriesColor = (index: number) => toCssVariable(`chart-${(index % CHART_COLORS) + 1}`);
const MARKERS = ['circle', 'rect', 'triangle', 'diamond'] as const;
const getMarker = (index: number) => MARKERS[Math.floor(index / CHART_COLORS) % MARKERS.length] ?? 'circle';

const DAY = 24 * 60 * 60 * 1000;

/** A character's approximate width relative to the font size. */
const CHARACTER_WIDTH = 0.65;
/** The chart width for each number on the value axis, in pixels. */
const WIDTH_PER_TICK = 150;
/** The space around a tooltip's text, in pixels. */
const TOOLTIP_MARGIN = 40;

/** The share of a horizontal chart's width that category labels can use. */
const LABEL_SHARE = 0.42;

function createOption(data: ChartData, font: ChartFont, width: number): ChartOption {
  const isHorizontal = data.kind === 'bars';
  const text = { color: toCssVariable('text-2'), fontFamily: font.family, fontSize: font.size };
  const values = {
    type: 'value' as const,
    min: 0,
    minInterval: 1,
    ...(isHorizontal && { splitNumber: Math.min(5, Math.max(2, Math.floor(width / WIDTH_PER_TICK))) }),
    name: data.valueName,
    nameLocation: 'middle' as const,
    nameGap: font.size * (isHorizontal ? 2.5 : 1),
    nameTextStyle: text,
    axisLabel: { ...text, formatter: (value: number) => data.formatValue(value), hideOverlap: true },
    splitLine: { lineStyle: { color: toCssVariable('line') } },
  };
  const axisLine = { show: true, lineStyle: { color: toCssVariable('line-control') } };
  const categories =
    data.kind === 'line'
      ? {
          type: 'time' as const,
          minInterval: data.ticks?.minInterval ?? DAY,
          axisLine,
          axisTick: { show: true, lineStyle: { color: toCssVariable('line-control') } },
          axisLabel: {
            ...text,
            hideOverlap: true,
            formatter: (at: number) => data.ticks?.format(at) ?? formatCategoryText(data, at),
          },
        }
      : {
          type: 'category' as const,
          data: data.categories.map((category) => formatCategoryText(data, category)),
          inverse: isHorizontal,
          axisLine,
          axisTick: { show: false },
          axisLabel: isHorizontal
            ? {
                ...text,
                color: toCssVariable('text'),
                interval: 0,
                width: width * LABEL_SHARE,
                overflow: 'truncate' as const,
              }
            : { ...text, hideOverlap: true },
        };
  return {
    animation: false,
    useUTC: !data.ticks,
    grid: {
      left: 4,
      // The last time label is centered at the end of the axis.
      right: isHorizontal ? measureLabelWidth(data, font) : data.kind === 'line' ? font.size * 2.5 : 16,
      top: 8,
      bottom: font.size * (isHorizontal ? 1 : 2),
    },
    xAxis: isHorizontal ? values : categories,
    yAxis: isHorizontal ? categories : values,
    tooltip: {
      trigger: 'axis',
      // HTML tooltips need inline styles, and the content security policy blocks inline styles.
      renderMode: 'richText',
      confine: true,
      transitionDuration: 0,
      axisPointer: {
        type: data.kind === 'line' ? 'line' : 'shadow',
        lineStyle: { color: toCssVariable('line-control') },
        shadowStyle: { color: toCssVariable('bg-hover'), opacity: 1 },
        animation: false,
      },
      backgroundColor: toCssVariable('bg-raised'),
      borderColor: toCssVariable('line-strong'),
      borderWidth: 1,
      padding: 8,
      textStyle: { ...text, color: toCssVariable('text') },
      formatter: (shown) =>
        wrap(
          formatTooltip(data, Array.isArray(shown) ? (shown[0]?.dataIndex ?? 0) : shown.dataIndex),
          (width - TOOLTIP_MARGIN) / (font.size * CHARACTER_WIDTH),
        ),
    },
    series: data.series.map(({ name, values: own }, index) =>
      data.kind === 'line' ? createLine(data, name, own, index) : createBar(data, name, own, index, text),
    ),
  };
}

/** Estimates the width of the longest label next to a bar, in pixels. */
function measureLabelWidth(data: ChartData, font: ChartFont): number {
  const lengths = (data.series[0]?.values ?? []).map(
    (value, index) => formatBarLabel(data, index, value).length,
  );
  const longest = lengths.reduce((one, other) => Math.max(one, other), 2);
  return font.size * (1 + CHARACTER_WIDTH * longest);
}

const formatBarLabel = (data: ChartData, index: number, value: number): string =>
  data.formatBar?.(index) ?? data.formatValue(value);

/** Lines with more points don't have markers. */
const MAX_MARKERS = 60;

function createLine(data: ChartData, name: string, own: readonly number[], index: number): LineSeriesOption {
  return {
    type: 'line',
    name,
    data: own.map((value, at) => [data.categories[at] ?? 0, value]),
    symbol: getMarker(index),
    symbolSize: 6,
    showSymbol: own.length <= MAX_MARKERS,
    showAllSymbol: true,
    itemStyle: { color: getSeriesColor(index) },
    lineStyle: {
      color: getSeriesColor(index),
      width: 2,
      type: getDashes(index).length > 0 ? [...getDashes(index)] : 'solid',
    },
    emphasis: { disabled: true },
  };
}

function createBar(
  data: ChartData,
  name: string,
  own: readonly number[],
  index: number,
  text: object,
): BarSeriesOption {
  return {
    type: 'bar',
    name,
    data: own.map((value, at) =>
      data.isHighlighted && !data.isHighlighted(at)
        ? { value, itemStyle: { color: toCssVariable('chart-muted') } }
        : value,
    ),
    barMaxWidth: 20,
    barGap: '10%',
    itemStyle: { color: getSeriesColor(index), borderRadius: 2 },
    emphasis: { disabled: true },
    label: {
      show: data.kind === 'bars',
      position: 'right',
      formatter: ({ dataIndex, value }) => formatBarLabel(data, dataIndex, Number(value)),
      ...text,
    },
  };
}

function formatTooltip(data: ChartData, at: number): string {
  const lines = data.series.map(
    ({ name, values }) => `${name}: ${formatBarLabel(data, at, values[at] ?? 0)}`,
  );
  return [formatCategoryText(data, data.categories[at] ?? ''), ...lines].join('\n');
}

/** Estimates the text's width in characters. Chinese, Japanese, Korean, and emoji characters count twice. */
const measureWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);

/** Breaks long lines between words, because tooltips don't wrap text. */
function wrap(text: string, maxWidth: number): string {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  const wrapLine = (line: string): string => {
    const lines = [''];
    for (const { segment } of words.segment(line)) {
      const current = lines.pop() ?? '';
      if (current === '' || measureWidth(current + segment) <= maxWidth) lines.push(current + segment);
      else lines.push(current.trimEnd(), segment.trimStart());
    }
    return lines.join('\n');
  };
  return text.split('\n').map(wrapLine).join('\n');
}
