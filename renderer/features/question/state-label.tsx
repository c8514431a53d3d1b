import type { State } from '../../../shared/library/entry.ts';
import type { SyncState } from '../../../shared/sync/sync-views.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './state-label.module.css';

export type StateName = State | SyncState | 'ok' | 'off';

const STATE_ICONS: Record<StateName, IconName> = {
  draft: 'st-draft',
  ready: 'st-ready',
  service: 'st-service',
  sent: 'st-sent',
  attention: 'alert',
  ok: 'st-ok',
  off: 'st-off',
  waiting: 'st-waiting',
  sending: 'st-sending',
  synced: 'st-service',
  changed: 'st-ready',
  unknown: 'st-unknown',
  conflict: 'st-conflict',
  refused: 'st-refused',
  held: 'alert',
  paused: 'st-paused',
};

export const getStateIcon = (state: StateName): IconName => STATE_ICONS[state];

/** Shows an icon and a label, because color must not be the only indication of the state. */
export function StateLabel(props: { state: StateName; children: string; large?: boolean }) {
  return (
    <span className={joinClassNames(styles.state, styles[props.state], props.large && styles.large)}>
      <Icon name={STATE_ICONS[props.state]} size={props.large ? 16 : 14} />
      <span>{props.children}</span>
    </span>
  );
}
