import {
  ArrowDown,
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Blend,
  BookOpen,
  Calendar,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleArrowUp,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleQuestionMark,
  CircleSlash,
  CircleStop,
  Clock,
  Cloud,
  Contrast,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  GripVertical,
  Image,
  Info,
  Keyboard,
  List,
  ListFilter,
  type LucideIcon,
  Maximize2,
  Monitor,
  Moon,
  OctagonAlert,
  PanelRight,
  PenLine,
  Play,
  Plus,
  Printer,
  Redo2,
  RefreshCw,
  Search,
  Server,
  Settings2,
  Smartphone,
  Smile,
  Split,
  Sun,
  Tag,
  TextAlignStart,
  Trash,
  TriangleAlert,
  Undo2,
  Upload,
  X,
} from 'lucide-react';
import { classNames } from '../styles/class-names.ts';
import styles from './icon.module.css';

const GLYPHS = {
  alert: TriangleAlert,
  all: List,
  book: BookOpen,
  calendar: Calendar,
  chart: ChartColumn,
  check: Check,
  'chev-down': ChevronDown,
  'chev-right': ChevronRight,
  'chev-up': ChevronUp,
  clock: Clock,
  cloud: Cloud,
  copy: Copy,
  down: ArrowDown,
  enlarge: Maximize2,
  ext: ExternalLink,
  eye: Eye,
  filter: ListFilter,
  grip: GripVertical,
  image: Image,
  import: Download,
  info: Info,
  keyboard: Keyboard,
  left: ArrowLeft,
  monitor: Monitor,
  moon: Moon,
  more: Ellipsis,
  panel: PanelRight,
  pen: PenLine,
  phone: Smartphone,
  play: Play,
  plus: Plus,
  printer: Printer,
  redo: Redo2,
  right: ArrowRight,
  search: Search,
  server: Server,
  settings: Settings2,
  smile: Smile,
  sort: ArrowDownUp,
  'st-conflict': Split,
  'st-draft': CircleDashed,
  'st-off': CircleSlash,
  'st-ok': CircleCheck,
  'st-paused': CirclePause,
  'st-ready': Contrast,
  'st-refused': OctagonAlert,
  'st-sending': CircleArrowUp,
  'st-sent': CircleCheck,
  'st-service': CircleDot,
  'st-unknown': CircleQuestionMark,
  'st-waiting': Clock,
  stop: CircleStop,
  sun: Sun,
  sync: RefreshCw,
  tag: Tag,
  text: TextAlignStart,
  trash: Trash,
  duplicates: Blend,
  undo: Undo2,
  up: ArrowUp,
  upload: Upload,
  x: X,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof GLYPHS;

/** An icon by name, or any Lucide icon. */
export type IconSource = IconName | LucideIcon;

/** A decorative icon. `size` is in pixels. */
export function Icon({
  name,
  size = 16,
  className,
}: {
  name: IconSource;
  size?: 14 | 16 | 24 | undefined;
  className?: string | undefined;
}) {
  const Glyph = typeof name === 'string' ? GLYPHS[name] : name;
  return (
    <Glyph
      className={classNames(styles.icon, typeof name === 'string' && styles[name], className)}
      size={size}
      strokeWidth={2.1}
      aria-hidden="true"
      focusable="false"
    />
  );
}
