import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './chart.module.css';
import { CHART_COLORS, type ChartData, formatCategoryText, getDashes } from './chart-data.ts';
import type { DrawnChart } from './echarts-chart.ts';

export interface ChartProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** A sentence below the title. */
  note?: string;
  data: ChartData;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** Handles a click on a category. In the table, `getName` names each category's button. */
  select?: { getName: (category: string) => string; onSelect: (index: number) => void };
}

/** A chart with a table of the same data for screen readers. All users can show the table. */
export function Chart(props: ChartProps) {
  const { title, heading: Heading = 'h2', note, data, select } = props;
  const t = useTranslate();
  const [showsTable, setShowsTable] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();
  const isTable = showsTable || hasFailed;
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.actions}>
          {props.actions}
          {!hasFailed && (
            <Button
              variant="ghost"
              size="small"
              aria-label={t(showsTable ? 'charts.showChartOf' : 'charts.showTableOf', { title })}
              onPress={() => setShowsTable(!showsTable)}
            >
              {t(showsTable ? 'charts.showChart' : 'charts.showTable')}
            </Button>
          )}
        </div>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {!isTable && <Drawing data={data} onSelect={select?.onSelect} onFail={() => setHasFailed(true)} />}
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
        // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark, and a fieldset has form controls.
        <div className={styles.scroller} role="group" aria-labelledby={id} tabIndex={0}>
          <DataTable title={title} data={data} select={select} />
        </div>
      ) : (
        <VisuallyHidden>
          <DataTable title={title} data={data} select={undefined} />
        </VisuallyHidden>
      )}
    </section>
  );
}

function Drawing(props: {
  data: ChartData;
  onSelect: ((index: number) => void) | undefined;
  onFail: () => void;
}) {
  const { data } = props;
  const element = useRef<HTMLDivElement>(null);
  const draw = useEventCallback((chart: DrawnChart, on: HTMLElement) => {
    const { fontFamily, fontSize } = getComputedStyle(on);
    chart.draw(data, { family: fontFamily, size: Number.parseFloat(fontSize) });
  });
  const select = useEventCallback((index: number) => props.onSelect?.(index));
  const fail = useEventCallback(props.onFail);
  const [chart, setChart] = useState<DrawnChart | null>(null);
  useEffect(() => {
    let created: DrawnChart | null = null;
    let isGone = false;
    import('./echarts-chart.ts').then(({ createChart }) => {
      if (isGone || !element.current) return;
      created = createChart(element.current);
      created.onSelect(select);
      setChart(created);
    }, fail);
    return () => {
      isGone = true;
      created?.dispose();
    };
  }, [select, fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback draws the current data.
  useEffect(() => {
    const on = element.current;
    if (!chart || !on) return;
    // The observer also runs once when observation starts.
    const observer = new ResizeObserver(() => draw(chart, on));
    observer.observe(on);
    return () => observer.disconnect();
  }, [chart, draw, data]);
  const rows = data.kind === 'bars' ? data.categories.length : 0;
  return (
    // Hidden from screen readers, because the table has the same data.
    <div aria-hidden="true">
      {data.series.length > 1 && <Legend data={data} />}
      <div
        ref={element}
        className={joinClassNames(styles.drawing, props.onSelect && styles.selectable)}
        style={{ height: rows > 0 ? `${rows * ROW_HEIGHT + AXIS_HEIGHT}rem` : `${HEIGHT}rem` }}
      />
    </div>
  );
}

/** The heights of a chart, a horizontal bar, and the value axis below the bars, in rem. */
const HEIGHT = 15;
const ROW_HEIGHT = 1.75;
const AXIS_HEIGHT = 3;

function Legend({ data }: { data: ChartData }) {
  return (
    <ul className={styles.legend}>
      {data.series.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options can have the same text.
        <li key={index}>
          <svg
            aria-hidden="true"
            className={joinClassNames(
              data.kind === 'line' ? styles.stroke : styles.swatch,
              styles[`color${(index % CHART_COLORS) + 1}`],
            )}
          >
            {data.kind === 'line' && (
              <line x2="100%" y1="50%" y2="50%" strokeDasharray={getDashes(index).join(' ')} />
            )}
          </svg>
          <span className={styles.name} dir="auto" title={name}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function DataTable(props: { title: string; data: ChartData; select: ChartProps['select'] }) {
  const { data, select } = props;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{props.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{data.categoryName}</th>
          {data.series.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two options can have the same text.
            <th key={index} scope="col">
              {name}
            </th>
          ))}
          {data.columns?.map((column) => (
            <th key={column.name} scope="col">
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.categories.map((category, row) => {
          const name = formatCategoryText(data, category);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two options can have the same text.
            <tr key={row}>
              <th scope="row" dir="auto" lang={data.getLanguage?.(row)}>
                {select ? (
                  <Button
                    variant="link"
                    aria-label={select.getName(name)}
                    onPress={() => select.onSelect(row)}
                  >
                    {name}
                  </Button>
                ) : (
                  name
                )}
              </th>
              {data.series.map(({ values }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same.
                <td key={index}>{data.formatValue(values[row] ?? 0)}</td>
              ))}
              {data.columns?.map((column) => (
                <td key={column.name}>{column.cells[row]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
