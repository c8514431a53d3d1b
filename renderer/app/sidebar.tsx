import { memo, type ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import type { Counts, Section } from '../../shared/library/entry.ts';
import { SECTIONS } from '../../shared/library/entry-state.ts';
import { ACTIONS, getShortcuts, type TableActionId } from '../actions/action-table.ts';
import { useAvailableActions } from '../actions/use-actions.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import type { View } from '../stores/define-view.tsx';
import { countFaults } from '../stores/local-api-store.ts';
import { useStore, useStorePart } from '../stores/primitives/external-store.ts';
import type { Route } from '../stores/router.ts';
import { useBotToolsShown } from '../stores/shown-bot-tools.ts';
import { listShownStates, useServiceStatesShown } from '../stores/shown-states.ts';
import { Button } from '../ui/buttons/button.tsx';
import { PlainButton } from '../ui/buttons/plain-button.tsx';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';
import { isDeepEqual } from '../ui/hooks/deep-equal.ts';
import { BREAKPOINTS, useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { Icon, type IconName, type IconSource } from '../ui/icons/icon.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import { joinClassNames } from '../ui/styles/class-names.ts';
import { CompactLocalApiCard, LocalApiCard } from './local-api-card.tsx';
import { PinnedFilters } from './pinned-filters.tsx';
import styles from './sidebar.module.css';
import { routedViews, views } from './view-registry.ts';

const SECTION_ICONS: Record<Section, IconName> = {
  draft: 'st-draft',
  ready: 'st-ready',
  service: 'st-service',
  sent: 'st-sent',
  attention: 'alert',
  all: 'all',
  trash: 'trash',
};

/** The sections at the top of the sidebar. The trash has its own link below. */
const SIDEBAR_SECTIONS = SECTIONS.filter((section) => section !== 'trash');

const SidebarLink = memo(function SidebarLink(props: {
  to: Route;
  current: boolean;
  icon: IconSource;
  label: string;
  /** The link's count, or null until it's known. */
  count?: number | null;
  wantsAttention?: boolean;
  narrow: boolean;
}) {
  const { count, label } = props;
  const { router } = useAppStores();
  const t = useTranslate();
  const shown = count === undefined || count === null ? null : t('list.count', { count });
  return (
    <Tooltip text={label} {...(shown ? { detail: shown } : {})} placement="right" off={!props.narrow}>
      <Focusable>
        <a
          href={router.formatHref(props.to)}
          className={joinClassNames(styles.link, props.wantsAttention && styles.attention)}
          {...(props.current ? { 'aria-current': 'page' as const, 'data-pane-start': '' } : {})}
        >
          <Icon name={props.icon} />
          <span className={styles.label}>{label}</span>
          {shown && <span className={joinClassNames(styles.count, styles.label)}> {shown}</span>}
        </a>
      </Focusable>
    </Tooltip>
  );
}, isDeepEqual);

/** A button that looks like a sidebar link. */
function SidebarAction(props: { action: TableActionId; icon: IconName; label: string; narrow: boolean }) {
  const offers = useAvailableActions();
  const [keys] = getShortcuts(props.action);
  return (
    <Tooltip text={props.label} {...(keys ? { keys } : {})} placement="right" off={!props.narrow}>
      <PlainButton
        className={styles.link}
        aria-haspopup="dialog"
        onPress={() => void offers.run(props.action)}
      >
        <Icon name={props.icon} />
        <span className={styles.label}>{props.label}</span>
      </PlainButton>
    </Tooltip>
  );
}

/**
 * A button that shows and hides the bot tools. While they're hidden, the button warns if the local API failed
 * or has active faults.
 */
function BotToolsToggle({ isOpen, narrow }: { isOpen: boolean; narrow: boolean }) {
  const { localApi, settings } = useAppStores();
  const { status } = useStore(localApi);
  const t = useTranslate();
  const attempt = useErrorToast();
  const faults = countFaults(status);
  const state = status?.state === 'failed' ? 'failed' : status?.state === 'running' ? 'on' : 'off';
  const warning =
    !isOpen && (state === 'failed' || faults > 0) ? t('frame.localApiTile', { state, faults }) : '';
  const name = t('frame.botTools');
  return (
    <Tooltip text={warning || name} placement="right" off={!narrow && warning === ''}>
      <PlainButton
        className={joinClassNames(styles.link, styles.toggle, warning !== '' && styles.attention)}
        aria-expanded={isOpen}
        aria-label={warning === '' ? name : `${name}. ${warning}`}
        onPress={() => void attempt(() => settings.change({ botTools: !isOpen }))}
      >
        <Icon name={isOpen ? 'chev-down' : 'chev-right'} />
        <span className={styles.label}>{name}</span>
        {warning && <Icon name="alert" size={14} className={joinClassNames(styles.count, styles.label)} />}
      </PlainButton>
    </Tooltip>
  );
}

export const Sidebar = memo(function Sidebar({
  onNew,
  children,
}: {
  onNew: () => void;
  children?: ReactNode;
}) {
  const { library, router } = useAppStores();
  const t = useTranslate();

  const showsBotTools = useBotToolsShown();
  const counts = useStorePart(library, (list) => list.counts);
  const hasServiceStates = useServiceStatesShown();
  const route = useStore(router);
  const narrow = useMediaQuery(BREAKPOINTS.narrow);
  const [newKeys] = ACTIONS['question.new'].keys;
  const current = routedViews.find(({ id }) => id === route.view)?.markedInSidebar;
  const renderLinks = (group: View['sidebar']) =>
    views
      .filter(({ sidebar }) => sidebar === group)
      .map(({ id, icon }) => (
        <SidebarLink
          key={id}
          to={{ view: id }}
          current={id === current}
          icon={icon}
          label={t(`views.${id}.title`)}
          narrow={narrow}
        />
      ));
  return (
    <nav className={styles.sidebar} aria-label={t('frame.mainNavigation')} data-pane="rail">
      <Tooltip text={t('frame.newQuestion')} keys={newKeys} placement={narrow ? 'right' : 'bottom'}>
        <Button block icon="plus" onPress={onNew} className={styles.new}>
          <span className={styles.label}>{t('frame.newQuestion')}</span>
        </Button>
      </Tooltip>
      <div className={styles.group}>
        {listShownStates(SIDEBAR_SECTIONS, hasServiceStates).map((section) => (
          <SidebarLink
            key={section}
            to={{ view: 'library', section, open: null }}
            current={route.view === 'library' && route.section === section}
            icon={SECTION_ICONS[section]}
            label={t(`frame.sections.${section}`)}
            count={getCount(counts, section)}
            wantsAttention={section === 'attention' && (counts?.attention ?? 0) > 0}
            narrow={narrow}
          />
        ))}
      </div>
      <PinnedFilters isInLibrary={route.view === 'library'} narrow={narrow} />
      <div className={styles.group}>
        {renderLinks('library')}
        <SidebarLink
          to={{ view: 'library', section: 'trash', open: null }}
          current={route.view === 'library' && route.section === 'trash'}
          icon="trash"
          label={t('frame.sections.trash')}
          count={getCount(counts, 'trash') || null}
          narrow={narrow}
        />
        <SidebarAction action="library.import" icon="import" label={t('frame.import')} narrow={narrow} />
        {renderLinks('app')}
      </div>
      <div className={styles.group}>
        <BotToolsToggle isOpen={showsBotTools} narrow={narrow} />
        {showsBotTools && renderLinks('bots')}
      </div>
      <div className={styles.footer}>
        {children}
        {showsBotTools && (narrow ? <CompactLocalApiCard /> : <LocalApiCard />)}
      </div>
    </nav>
  );
});

const getCount = (counts: Counts | null, section: Section): number | null => counts?.[section] ?? null;
