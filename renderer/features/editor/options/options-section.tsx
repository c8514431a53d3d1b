import { useState } from 'react';
import { formatFinding } from '../../../../shared/messages/finding-message.ts';
import { LIMITS } from '../../../../shared/question/question-fields.ts';
import { useActions } from '../../../actions/use-actions.ts';
import { countOptions, isBlank, type Row } from '../../../drafts/draft-content.ts';
import type { EditorPositionStore } from '../../../drafts/editor-position.ts';
import type { DraftSession } from '../../../drafts/use-draft-session.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { useAnnounce } from '../../../ui/feedback/announce.tsx';
import { Problem } from '../../../ui/fields/text-field.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import type { FindingsByLocation } from '../problems/finding-location.ts';
import { EmojiFillBar } from './emoji-fill-bar.tsx';
import { OptionRows } from './option-rows.tsx';
import styles from './options-section.module.css';
import { OptionsTextArea } from './options-text-area.tsx';
import { TitleOptionsBar } from './title-options-bar.tsx';

type OptionsView = 'rows' | 'text';

export function OptionsSection(props: {
  session: DraftSession;
  view: OptionsView;
  onViewChange: (form: OptionsView) => void;
  findings: FindingsByLocation;
  /** Whether problems in empty fields are shown. */
  showsProblems: boolean;
  /** Runs when the user leaves the last option. */
  onDone: () => void;
}) {
  const { session, view } = props;
  const t = useTranslate();
  const { max } = LIMITS.options;
  const all = props.findings('options');
  const general = all.filter((finding) => finding.code !== 'too-few-options' || props.showsProblems);
  return (
    <section aria-label={t('questionFields.options')} data-location="options">
      <div className={styles.header}>
        <h3 className={styles.heading}>{t('questionFields.options')}</h3>
        <span className={styles.count}>
          {t('editor.optionCount', { count: countOptions(session.content), max })}
        </span>
        <SegmentedControl
          className={styles.viewSwitch}
          label={t('editor.editAs')}
          segments={[
            { id: 'rows', label: t('editor.rows') },
            { id: 'text', label: t('editor.text') },
          ]}
          value={view}
          onChange={props.onViewChange}
        />
      </div>
      {view === 'rows' ? (
        <OptionRows session={session} findings={props.findings} onDone={props.onDone} />
      ) : (
        <OptionsTextArea
          session={session}
          findings={session.findings.filter(({ path }) => path === 'options')}
        />
      )}
      <EmojiFillBar session={session} />
      <TitleOptionsBar session={session} />
      {general.length > 0 && (
        <div className={styles.general}>
          {general.map((finding) => (
            <Problem key={finding.code} level={finding.level}>
              {formatFinding(finding, t)}
            </Problem>
          ))}
        </div>
      )}
    </section>
  );
}

/** Returns the view chosen for this draft, or the default from the settings. */
export function useOptionsView(place: EditorPositionStore): [OptionsView, (form: OptionsView) => void] {
  const startIn = useStore(useAppStores().settings)?.startIn ?? 'rows';
  const [chosen, choose] = useState(() => place.get().optionsView);
  const change = (form: OptionsView) => {
    place.set({ optionsView: form });
    choose(form);
  };
  return [chosen ?? startIn, change];
}

/** Registers the action that sorts the options in one undo step. */
export function useSortOptionsAction({ content, controller }: DraftSession): void {
  const t = useTranslate();
  const announce = useAnnounce();
  const keys = sortKeys(content.rows, t('time.locale'));
  const isSorted = content.rows.every((row, index) => row.key === keys[index]);
  useActions({
    'options.sort': {
      reason: isSorted ? t('actions.reasons.inOrder') : null,
      run: () => {
        controller.dispatch({ type: 'order', keys });
        announce(t('editor.sorted'));
      },
    },
  });
}

/** Sorts rows by the locale's rules and numbers by value. Empty rows come last. */
function sortKeys(rows: readonly Row[], locale: string): string[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return rows
    .toSorted((a, b) => Number(isBlank(a)) - Number(isBlank(b)) || compare(a.text, b.text))
    .map(({ key }) => key);
}
