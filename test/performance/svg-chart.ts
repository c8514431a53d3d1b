import { init } from 'echarts';

/** Line charts by library size. Series with the same name have the same color in all panels. */
export interface Plot {
  title: string;
  /** The size axis's label. The axis is logarithmic. */
  x: string;
  panels: readonly Panel[];
}

interface Panel {
  y: string;
  isLog: boolean;
  series: readonly Series[];
}

export interface Series {
  name: string;
  points: readonly (readonly [size: number, value: number])[];
  /** True for a baseline. Baselines are dashed. */
  isFloor?: boolean;
}

const PANEL = { width: 380, height: 260 };
const MARGIN = { left: 64, right: 24, top: 64, bottom: 48 };
/** The height of a row of legend labels. */
const NAMES = 22;
/** Colors that are distinguishable with red-green color blindness (Okabe and Ito). */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#000000'];

/** Returns the plot as SVG. The same data always results in the same SVG. */
export function draw({ title, x, panels }: Plot): string {
  const names = [...new Set(panels.flatMap(({ series }) => series.map(({ name }) => name)))];
  const bottom = MARGIN.bottom + Math.ceil(names.length / (2 * panels.length)) * NAMES;
  const width = panels.length * (MARGIN.left + PANEL.width + MARGIN.right);
  const height = MARGIN.top + PANEL.height + bottom;
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({
    animation: false,
    backgroundColor: '#ffffff',
    textStyle: { fontFamily: 'Helvetica, Arial, sans-serif' },
    title: { text: title, left: 'center', top: 8, textStyle: { color: '#1c2b30', fontSize: 16 } },
    legend: { bottom: 4, data: names, textStyle: { color: '#1c2b30' } },
    grid: panels.map((_, at) => ({
      left: at * (MARGIN.left + PANEL.width + MARGIN.right) + MARGIN.left,
      top: MARGIN.top,
      width: PANEL.width,
      height: PANEL.height,
      containLabel: false,
    })),
    xAxis: panels.map((_, at) => ({
      type: 'log',
      gridIndex: at,
      name: x,
      nameLocation: 'middle',
      nameGap: 26,
      axisLabel: { formatter: (value: number) => value.toLocaleString('en') },
    })),
    yAxis: panels.map(({ y, isLog }, at) => ({
      type: isLog ? 'log' : 'value',
      gridIndex: at,
      name: y,
      ...(isLog ? {} : { min: 0 }),
    })),
    series: panels.flatMap(({ series }, at) =>
      series.map(({ name, points, isFloor }) => {
        const color = COLORS[names.indexOf(name) % COLORS.length];
        return {
          type: 'line',
          name,
          xAxisIndex: at,
          yAxisIndex: at,
          data: points.map((point) => [...point]),
          symbol: isFloor ? 'none' : 'circle',
          symbolSize: 7,
          itemStyle: { color },
          lineStyle: { color, width: 2, type: isFloor ? 'dashed' : 'solid' },
        };
      }),
    ),
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return `${toPlain(svg)}\n`;
}

/** Removes hover styles, and the plot counter in names, because the SVG must be reproducible. */
const toPlain = (svg: string): string =>
  svg
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/ (?:class|pointer-events)="[^"]*"/g, '')
    .replaceAll(/zr\d+-/g, 'zr-');
