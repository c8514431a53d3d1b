import type { ListOrder } from '../../../shared/bridge/first-responses.ts';
import { SORTS } from '../../../shared/library/entry-state.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStorePart } from '../../stores/primitives/external-store.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { ChoiceMenu, createChoiceGroup } from '../../ui/overlays/menu.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './list-pane.module.css';

const DIRECTIONS = ['forward', 'reversed'] as const;

/** Sorts the section and remembers its sort order. */
export function SortMenu() {
  const { library, settings } = useAppStores();
  const { section, sort, reversed } = useStorePart(library, ({ query }) => query);
  const t = useTranslate();
  const attempt = useErrorToast();
  const change = (part: Partial<ListOrder>) => {
    const order = { sort, reversed, ...part };
    library.setQuery(order);
    const listSorts = { ...settings.get()?.listSorts, [section]: order };
    void attempt(() => settings.change({ listSorts }));
  };
  const sorts = SORTS.map((id) => ({
    id,
    label: section === 'trash' && id === 'edited' ? t('list.removed') : t(`list.sorts.${id}`),
  }));
  const kind = sort === 'title' || sort === 'planned' ? sort : 'newest';
  const directions = DIRECTIONS.map((id) => ({ id, label: t(`list.directions.${kind}.${id}`) }));
  const direction = reversed ? 'reversed' : 'forward';
  const label = sorts.find(({ id }) => id === sort)?.label ?? '';
  return (
    <ChoiceMenu
      label={t('list.sort')}
      groups={[
        // Choosing a different order resets the direction to that order's default.
        createChoiceGroup({
          label: t('list.sort'),
          choices: sorts,
          value: sort,
          onChange: (to) => change({ sort: to, reversed: false }),
        }),
        createChoiceGroup({
          label: t('list.direction'),
          choices: directions,
          value: direction,
          onChange: (to) => change({ reversed: to === 'reversed' }),
        }),
      ]}
    >
      <PlainButton
        className={joinClassNames(styles.button, styles.shrinking)}
        aria-label={t('list.sortedBy', {
          sort: label,
          direction: t(`list.directions.${kind}.${direction}`),
        })}
      >
        <span className={styles.order}>
          <Icon name={(kind === 'newest') === reversed ? 'up' : 'down'} size={14} />
          <span className={styles.label}>{label}</span>
        </span>
        <Icon name="chev-down" size={14} />
      </PlainButton>
    </ChoiceMenu>
  );
}
