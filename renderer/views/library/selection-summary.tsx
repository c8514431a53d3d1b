import { type ReactNode, useSyncExternalStore } from 'react';
import { useAvailableActions } from '../../actions/use-actions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './selection-summary.module.css';

const SELECTION_ACTIONS = [
  { id: 'plan', icon: 'calendar' },
  { id: 'tag', icon: 'tag' },
  { id: 'mark-ready', icon: 'st-ready' },
  { id: 'enter-votes', icon: 'chart' },
  { id: 'export', icon: 'upload' },
  { id: 'remove', icon: 'trash' },
] as const satisfies readonly { id: string; icon: IconName }[];

type SelectionActionId = (typeof SELECTION_ACTIONS)[number]['id'];

/** Shown instead of the editor while several questions are selected. */
export function SelectionSummary({ count, leading }: { count: number; leading: ReactNode }) {
  const t = useTranslate();
  const actions = useAvailableActions();
  const title = t('library.selection.title', { count });
  return (
    <main className={styles.summary} aria-label={title}>
      {leading}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.help}>{t('library.selection.help')}</p>
      <div className={styles.actions}>
        {SELECTION_ACTIONS.map(({ id, icon }) => (
          <SelectionAction key={id} id={id} icon={icon} />
        ))}
        <Button variant="ghost" icon="x" block onPress={() => actions.run('list.clear-selection')}>
          {t('library.bulk.clear')}
        </Button>
      </div>
    </main>
  );
}

function SelectionAction({ id, icon }: { id: SelectionActionId; icon: IconName }) {
  const t = useTranslate();
  const actions = useAvailableActions();
  const reason = useSyncExternalStore(actions.subscribe, () => actions.find(`list.${id}`)?.reason ?? null);
  return (
    <Button icon={icon} block disabledReason={reason} onPress={() => actions.run(`list.${id}`)}>
      {t(`library.selection.${id}`)}
    </Button>
  );
}
