import { useState } from 'react';
import type { DraftSession } from '../state/draft-session.ts';
import { DateField } from '../ui/controls/date-field.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { TagEntry, TagList } from '../ui/controls/tag-entry.tsx';
import { createTimeWords } from '../ui/format/time-words.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import { useBulk } from '../ui/question/use-bulk.ts';
import styles from './private-fields-form.module.css';

/** Edits the private fields of a question: tags and planned date. */
export function PrivateFieldsForm({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const t = useTranslate();

  const { entry } = session;
  // Shown at once; the host's own word takes its place when it comes.
  const [wanted, setWanted] = useState<{ of: typeof entry; tags: readonly string[] } | null>(null);
  const tags = wanted && wanted.of === entry ? wanted.tags : (entry?.tags ?? []);
  const bulk = useBulk(() => {}, { quiet: true });
  const tag = async (add: readonly string[], remove: readonly string[]) => {
    setWanted({ of: entry, tags: [...tags.filter((one) => !remove.includes(one)), ...add] });
    const id = await session.keep().catch(() => null);
    const done = id !== null && (await bulk.tag([id], { add, remove }));
    if (!done) setWanted(null);
  };
  const plan = async (day: string | null) => {
    const id = await session.keep().catch(() => null);
    if (id === null) return;
    const said = (count: number) =>
      day === null
        ? t('library.done.unplanned', { count })
        : t('library.done.planned', { count, day: createTimeWords(t).day(day) });
    await bulk.setPrivateField({ name: 'plannedFor', values: [{ id, plannedFor: day ?? undefined }] }, said);
  };
  return (
    <section className={styles.form} aria-label={t('library.tags.title')}>
      <div className={styles.tags}>
        <TagEntry
          label={t('library.tags.title')}
          autoFocus
          tags={tags}
          onAdd={(added) => void tag(added, [])}
        />
        <TagList label={t('library.tags.list')} tags={tags} onRemove={(gone) => void tag([], [gone])} />
      </div>
      <PlannedDay
        key={entry?.plannedFor ?? ''}
        day={entry?.plannedFor ?? null}
        onChange={(day) => void plan(day)}
      />
      <IconButton icon="x" label={t('privateFields.close')} onPress={onClose} />
    </section>
  );
}

/** A day is typed piece by piece: it counts once one leaves the field, or picks it. */
function PlannedDay(props: { day: string | null; onChange: (day: string | null) => void }) {
  const t = useTranslate();
  const [day, setDay] = useState(props.day);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus goes; the field inside is operated.
    <div
      onBlur={(event) => {
        const stays = event.currentTarget.contains(event.relatedTarget);
        if (!stays && day !== props.day) props.onChange(day);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && day !== props.day) props.onChange(day);
      }}
    >
      <DateField label={t('library.plan.field')} value={day} onChange={setDay} />
    </div>
  );
}
