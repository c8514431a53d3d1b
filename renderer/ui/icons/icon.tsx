import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './icon.module.css';

/** Drawn on a 16 by 16 grid with a 1.4 stroke in the current colour. */
const GLYPHS = {
  alert: <path d="M8 2.6 14.1 13H1.9L8 2.6zM8 6.6v3M8 11.25v.05" />,
  all: <path d="M2.75 4.25h10.5M2.75 8h10.5M2.75 11.75h10.5" />,
  book: (
    <path d="M8 4.25C6.5 3.1 4.6 3 2.75 3v9c1.85 0 3.75.1 5.25 1.25M8 4.25C9.5 3.1 11.4 3 13.25 3v9c-1.85 0-3.75.1-5.25 1.25M8 4.25v9" />
  ),
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
      <path d="M2.5 6.75h11M5.5 2v2.5M10.5 2v2.5" />
    </>
  ),
  check: <path d="M3.25 8.5l3 3 6.5-7" />,
  'chev-down': <path d="M4.5 6.25 8 9.75l3.5-3.5" />,
  'chev-right': <path d="M6.25 4.5 9.75 8l-3.5 3.5" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 5v3.25l2 1.5" />
    </>
  ),
  cloud: (
    <path d="M4.75 12.5h6.6a2.65 2.65 0 0 0 .35-5.28 3.9 3.9 0 0 0-7.55-.6A2.98 2.98 0 0 0 4.75 12.5z" />
  ),
  copy: (
    <>
      <rect x="5.75" y="5.75" width="7.75" height="7.75" rx="1.5" />
      <path d="M10.25 5.75V4a1.5 1.5 0 0 0-1.5-1.5H4A1.5 1.5 0 0 0 2.5 4v4.75a1.5 1.5 0 0 0 1.5 1.5h1.75" />
    </>
  ),
  down: <path d="M8 3v9.75M4 8.75l4 4 4-4" />,
  ext: (
    <path d="M6.25 3.5H4A1.5 1.5 0 0 0 2.5 5v7A1.5 1.5 0 0 0 4 13.5h7a1.5 1.5 0 0 0 1.5-1.5V9.75M9.25 2.75h4v4M13 3 7.5 8.5" />
  ),
  eye: <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8z" />,
  filter: <path d="M2.5 4.5h11M4.75 8h6.5M6.75 11.5h2.5" />,
  grip: (
    <g fill="currentColor" stroke="none">
      <circle cx="6" cy="4" r="1" />
      <circle cx="10" cy="4" r="1" />
      <circle cx="6" cy="8" r="1" />
      <circle cx="10" cy="8" r="1" />
      <circle cx="6" cy="12" r="1" />
      <circle cx="10" cy="12" r="1" />
    </g>
  ),
  image: (
    <>
      <rect x="2.5" y="3" width="11" height="10" rx="1.5" />
      <circle cx="5.75" cy="6.25" r="1" />
      <path d="m3 11.5 3-2.75 2 1.75 2.5-2.5 3 2.75" />
    </>
  ),
  import: (
    <path d="M8 2.75v6.5M5.25 6.75 8 9.5l2.75-2.75M2.75 10v1.75c0 .83.67 1.5 1.5 1.5h7.5c.83 0 1.5-.67 1.5-1.5V10" />
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 7.5v3.25M8 5.25v.05" />
    </>
  ),
  keyboard: (
    <>
      <rect x="1.75" y="4" width="12.5" height="8" rx="1.5" />
      <path d="M4.5 6.75h.01M6.8 6.75h.01M9.1 6.75h.01M11.4 6.75h.01M5.25 9.5h5.5" />
    </>
  ),
  left: <path d="M13 8H3.25M7.25 4l-4 4 4 4" />,
  moon: <path d="M13.25 9.5A5.6 5.6 0 0 1 6.5 2.75a5.5 5.5 0 1 0 6.75 6.75z" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="3.5" cy="8" r="1.15" />
      <circle cx="8" cy="8" r="1.15" />
      <circle cx="12.5" cy="8" r="1.15" />
    </g>
  ),
  panel: <path d="M2.5 3.5h11v9h-11zM10 3.5v9" />,
  phone: (
    <>
      <rect x="4.5" y="1.75" width="7" height="12.5" rx="1.5" />
      <path d="M7.25 12h1.5" />
    </>
  ),
  play: <path d="M5 3.25v9.5L12.5 8 5 3.25z" />,
  plus: <path d="M8 3.25v9.5M3.25 8h9.5" />,
  right: <path d="M3 8h9.75M8.75 4l4 4-4 4" />,
  redo: <path d="M13 6.25H6.25a3.5 3.5 0 0 0 0 7H8M10 3.25l3 3-3 3" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3.25 3.25" />
    </>
  ),
  server: (
    <>
      <rect x="2.5" y="3" width="11" height="4" rx="1" />
      <rect x="2.5" y="9" width="11" height="4" rx="1" />
      <path d="M5 5h.01M5 11h.01M8 5h3M8 11h3" />
    </>
  ),
  settings: (
    <>
      <path d="M2.5 5h5.25M11.75 5h1.75M2.5 11h1.75M8.25 11h5.25" />
      <circle cx="9.75" cy="5" r="2" />
      <circle cx="6.25" cy="11" r="2" />
    </>
  ),
  smile: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M5.75 9.25c.5.8 1.3 1.25 2.25 1.25s1.75-.45 2.25-1.25M6.1 6.4v.01M9.9 6.4v.01" />
    </>
  ),
  sort: <path d="M5 3.25v9.5M2.5 10.25l2.5 2.5 2.5-2.5M11 12.75v-9.5M8.5 5.75l2.5-2.5 2.5 2.5" />,
  'st-conflict': <path d="M8 13.75V9.5L3.5 5M8 9.5 12.5 5M3.25 8V4.75H6.5M12.75 8V4.75H9.5" />,
  'st-draft': <circle cx="8" cy="8" r="5.5" strokeDasharray="2.3 2.02" />,
  'st-off': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="m4.25 11.75 7.5-7.5" />
    </>
  ),
  'st-ok': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="m5.5 8.25 1.75 1.75 3.25-3.6" />
    </>
  ),
  'st-paused': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M6.6 6v4M9.4 6v4" />
    </>
  ),
  'st-ready': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 4.75a3.25 3.25 0 0 1 0 6.5z" fill="currentColor" stroke="none" />
    </>
  ),
  'st-refused': (
    <>
      <path d="M5.7 2.5h4.6l3.2 3.2v4.6l-3.2 3.2H5.7l-3.2-3.2V5.7z" />
      <path d="M8 5.25v3.25M8 10.7v.05" />
    </>
  ),
  'st-sending': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 10.75v-5M5.9 7.6 8 5.5l2.1 2.1" />
    </>
  ),
  'st-sent': (
    <>
      <circle cx="8" cy="8" r="6.25" fill="currentColor" stroke="none" />
      <path d="m5.25 8.25 1.9 1.9 3.6-4" stroke="var(--glyph-cut, var(--bg-canvas))" />
    </>
  ),
  'st-service': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <circle cx="8" cy="8" r="3.25" fill="currentColor" stroke="none" />
    </>
  ),
  'st-unknown': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M6.4 6.6a1.65 1.65 0 1 1 2.35 1.5c-.5.25-.75.55-.75 1.05M8 10.9v.05" />
    </>
  ),
  'st-waiting': (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 5v3.25l2 1.5" />
    </>
  ),
  stop: <rect x="4" y="4" width="8" height="8" rx="1.5" />,
  sun: (
    <>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.75v1M8 13.25v1M1.75 8h1M13.25 8h1M3.6 3.6l.7.7M11.7 11.7l.7.7M12.4 3.6l-.7.7M4.3 11.7l-.7.7" />
    </>
  ),
  sync: (
    <path d="M13.1 6.6A5.25 5.25 0 0 0 3.5 5.1M2.9 9.4a5.25 5.25 0 0 0 9.6 1.5M3.25 2.5v2.75H6M12.75 13.5v-2.75H10" />
  ),
  tag: (
    <>
      <path d="M2.75 3.75a1 1 0 0 1 1-1h4l5.5 5.5a1 1 0 0 1 0 1.4l-3.6 3.6a1 1 0 0 1-1.4 0l-5.5-5.5z" />
      <path d="M5.5 5.5v.05" />
    </>
  ),
  text: <path d="M3 4h10M3 8h10M3 12h6" />,
  trash: <path d="M2.75 4.25h10.5M6.25 4V2.75h3.5V4M4 4.5l.6 8a1 1 0 0 0 1 .95h4.8a1 1 0 0 0 1-.95l.6-8" />,
  twin: (
    <>
      <circle cx="6" cy="8" r="3.75" />
      <circle cx="10" cy="8" r="3.75" />
    </>
  ),
  undo: <path d="M3 6.25h6.75a3.5 3.5 0 0 1 0 7H8M6 3.25l-3 3 3 3" />,
  up: <path d="M8 13V3.25M4 7.25l4-4 4 4" />,
  upload: (
    <path d="M8 9.5V3M5.25 5.5 8 2.75l2.75 2.75M2.75 10v1.75c0 .83.67 1.5 1.5 1.5h7.5c.83 0 1.5-.67 1.5-1.5V10" />
  ),
  x: <path d="M4.25 4.25l7.5 7.5M11.75 4.25l-7.5 7.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof GLYPHS;

/** A glyph beside words; it says nothing to a screen reader. `size` is in pixels. */
export function Icon({
  name,
  size = 16,
  className,
}: {
  name: IconName;
  size?: 14 | 16 | 24 | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      className={classNames(styles.icon, styles[`size${size}`], className)}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
    >
      {GLYPHS[name]}
    </svg>
  );
}
