import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { type Counts, type Section, sectionSchema } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { formatRoute, type Route } from '../state/route.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SHORTCUTS } from '../ui/keyboard.ts';
import { sameLook } from '../ui/same-look.ts';
import { useText } from '../ui/text/text.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useMedia, WIDTHS } from '../ui/use-media.ts';
import { LocalApiMini, LocalApiTile } from './local-api-tile.tsx';
import styles from './rail.module.css';

const SECTION_ICONS: Record<Section, IconName> = {
  draft: 'st-draft',
  ready: 'st-ready',
  service: 'st-service',
  sent: 'st-sent',
  attention: 'alert',
  all: 'all',
};

const RailLink = memo(function RailLink(props: {
  to: Route;
  current: boolean;
  icon: IconName;
  label: string;
  /** Null: not known yet. */
  count?: number | null;
  wantsAttention?: boolean;
  narrow: boolean;
}) {
  const { count, label } = props;
  const list = useText().list;
  const shown = count === undefined || count === null ? null : list.count(count);
  return (
    <Tooltip text={label} {...(shown ? { keys: shown } : {})} placement="right" off={!props.narrow}>
      <Link
        href={formatRoute(props.to)}
        className={classNames(styles.link, props.wantsAttention && styles.attention)}
        {...(props.current ? { 'aria-current': 'page' as const, 'data-pane-start': '' } : {})}
      >
        <Icon name={props.icon} />
        <span className={styles.label}>{label}</span>
        {shown && <span className={classNames(styles.count, styles.label)}> {shown}</span>}
      </Link>
    </Tooltip>
  );
}, sameLook);

/** The way to everything: a new question, the sections of the library, the local API, the settings. */
export const Rail = memo(function Rail({ onNew }: { onNew: () => void }) {
  const { library, router } = useAppState();
  const text = useText();
  const words = text.frame;
  const { counts } = useStore(library);
  const route = useStore(router);
  const narrow = useMedia(WIDTHS.narrow);
  const [newKeys] = SHORTCUTS['question.new'].keys;
  return (
    <nav className={styles.rail} aria-label={words.mainNavigation} data-pane="rail">
      <Tooltip text={words.newQuestion} keys={newKeys} placement={narrow ? 'right' : 'bottom'}>
        <Button block icon="plus" onPress={onNew} className={styles.new}>
          <span className={styles.label}>{words.newQuestion}</span>
        </Button>
      </Tooltip>
      <div className={styles.group}>
        {sectionSchema.options.map((section) => (
          <RailLink
            key={section}
            to={{ view: 'library', section, open: null }}
            current={route.view === 'library' && route.section === section}
            icon={SECTION_ICONS[section]}
            label={words.sections[section]}
            count={countOf(counts, section)}
            wantsAttention={section === 'attention' && (counts?.attention ?? 0) > 0}
            narrow={narrow}
          />
        ))}
      </div>
      <div className={styles.group}>
        <RailLink
          to={{ view: 'duplicates' }}
          current={route.view === 'duplicates'}
          icon="twin"
          label={text.similar.duplicates.title}
          narrow={narrow}
        />
        <RailLink
          to={{ view: 'local-api' }}
          current={route.view === 'local-api'}
          icon="server"
          label={words.localApi}
          narrow={narrow}
        />
        <RailLink
          to={{ view: 'settings' }}
          current={route.view === 'settings'}
          icon="settings"
          label={words.settings}
          narrow={narrow}
        />
      </div>
      {narrow ? <LocalApiMini /> : <LocalApiTile />}
    </nav>
  );
});

const countOf = (counts: Counts | null, section: Section): number | null => counts?.[section] ?? null;
