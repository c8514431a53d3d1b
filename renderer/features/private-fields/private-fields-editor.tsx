import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isPlausibleDay } from '../../../shared/library/calendar-date.ts';
import {
  hasPrivateFields,
  PRIVATE_FIELD_NAMES,
  type PrivateFieldName,
  type PrivateFields,
} from '../../../shared/library/private-fields.ts';
import { useActions } from '../../actions/use-actions.ts';
import { type DraftSession, storeDraft } from '../../drafts/use-draft-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { TagField, TagList } from '../question/tag-field.tsx';
import { useBulkCommands } from '../question/use-bulk-commands.ts';
import styles from './private-fields-editor.module.css';

interface ControlProps {
  /** The stored entry's fields. Each change creates a new object. */
  fields: PrivateFields;
  bulk: ReturnType<typeof useBulkCommands>;
  /**
   * Runs a change with the question's ID. Stores a new question first. Resolves with whether the change
   * succeeded.
   */
  change: (run: (id: number) => Promise<boolean>) => Promise<boolean>;
}

const PRIVATE_FIELD_CONTROLS: Readonly<
  Record<
    PrivateFieldName,
    { Value: ComponentType<{ fields: PrivateFields }>; Control: ComponentType<ControlProps> }
  >
> = {
  tags: { Value: Tags, Control: TagsControl },
  plannedFor: { Value: PlannedDate, Control: PlannedDateControl },
};

function Tags({ fields: { tags = [] } }: { fields: PrivateFields }) {
  return tags.map((tag) => (
    <span key={tag} className={styles.tag} dir="auto">
      {tag}
    </span>
  ));
}

function TagsControl({ fields, bulk, change }: ControlProps) {
  const t = useTranslate();
  // Show the new tags until the stored value arrives.
  const [wanted, setWanted] = useState<{ of: PrivateFields; tags: readonly string[] } | null>(null);
  const tags = wanted && wanted.of === fields ? wanted.tags : (fields.tags ?? []);
  const tag = async (add: readonly string[], remove: readonly string[]) => {
    setWanted({ of: fields, tags: [...tags.filter((one) => !remove.includes(one)), ...add] });
    if (!(await change((id) => bulk.tag([id], { add, remove })))) setWanted(null);
  };
  return (
    <div className={styles.tags}>
      <TagField label={t('library.tags.title')} tags={tags} onAdd={(added) => void tag(added, [])} />
      <TagList label={t('library.tags.list')} tags={tags} onRemove={(gone) => void tag([], [gone])} />
    </div>
  );
}

function PlannedDate({ fields: { plannedFor } }: { fields: PrivateFields }) {
  const t = useTranslate();
  if (plannedFor === undefined) return null;
  const time = createTimeFormat(t);
  const isPlausible = isPlausibleDay(plannedFor);
  return (
    <span className={styles.planned}>
      <Icon name={isPlausible ? 'calendar' : 'alert'} size={14} />
      {t('list.planned', { day: isPlausible ? time.day(plannedFor) : time.shortDay(plannedFor, 0) })}
    </span>
  );
}

function PlannedDateControl({ fields, bulk, change }: ControlProps) {
  const t = useTranslate();
  const { plannedFor = null } = fields;
  const plan = (day: string | null) => {
    const formatMessage = (count: number) =>
      day === null
        ? t('library.done.unplanned', { count })
        : t('library.done.planned', { count, day: createTimeFormat(t).day(day) });
    void change((id) =>
      bulk.setPrivateField(
        { name: 'plannedFor', values: [{ id, plannedFor: day ?? undefined }] },
        formatMessage,
      ),
    );
  };
  return <DateControl key={plannedFor ?? ''} date={plannedFor} onChange={plan} />;
}

/** Applies a date when the field loses focus or Enter is pressed. */
function DateControl(props: { date: string | null; onChange: (date: string | null) => void }) {
  const t = useTranslate();
  const [date, setDate] = useState(props.date);
  const apply = (field: EventTarget) => {
    // An incomplete date is null too.
    const isIncomplete = field instanceof HTMLInputElement && field.validity.badInput;
    const isValid = date === null ? !isIncomplete : isPlausibleDay(date);
    if (isValid && date !== props.date) props.onChange(date);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus goes; the field inside is operated.
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) apply(event.target);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(event.target);
      }}
    >
      <DateField label={t('library.plan.field')} value={date} onChange={setDate} />
    </div>
  );
}

export function PrivateFieldsEditor({ session }: { session: DraftSession }) {
  const t = useTranslate();

  /** The field to focus, in a new object for each request, or null while the form is closed. */
  const [opened, setOpened] = useState<FocusRequest | null>(null);
  const openTags = () => setOpened({ field: 'tags' });
  const [none] = useState<PrivateFields>({});
  const fields = session.entry ?? none;
  useActions({
    'question.private-fields': () => {
      openTags();
    },
    'question.plan': () => {
      setOpened({ field: 'plannedFor' });
    },
  });
  if (opened) {
    return (
      <PrivateFieldsForm session={session} fields={fields} focus={opened} onClose={() => setOpened(null)} />
    );
  }
  return (
    <div className={styles.fields}>
      {PRIVATE_FIELD_NAMES.map((name) => {
        const { Value } = PRIVATE_FIELD_CONTROLS[name];
        return <Value key={name} fields={fields} />;
      })}
      <Button size="small" variant="ghost" icon="tag" onPress={openTags}>
        {hasPrivateFields(fields) ? t('privateFields.change') : t('privateFields.add')}
      </Button>
    </div>
  );
}

interface FocusRequest {
  field: PrivateFieldName;
}

function PrivateFieldsForm(props: {
  session: DraftSession;
  fields: PrivateFields;
  focus: FocusRequest;
  onClose: () => void;
}) {
  const { session, fields, focus } = props;
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[data-private-field="${focus.field}"] input`)?.focus();
  }, [focus]);
  const t = useTranslate();
  const toast = useToast();
  const bulk = useBulkCommands(() => {}, { quiet: true });
  const change = async (run: (id: number) => Promise<boolean>) => {
    const id = await storeDraft(session.controller).catch(() => null);
    // A draft without text isn't stored. The editor's banners show other problems.
    if (id === null && session.controller.view.problem === null)
      toast({ message: t('privateFields.noText') });
    return id !== null && (await run(id));
  };
  return (
    <section ref={form} className={styles.form} aria-label={t('library.tags.title')}>
      {PRIVATE_FIELD_NAMES.map((name) => {
        const { Control } = PRIVATE_FIELD_CONTROLS[name];
        return (
          <div key={name} className={styles.control} data-private-field={name}>
            <Control fields={fields} bulk={bulk} change={change} />
          </div>
        );
      })}
      <IconButton icon="chev-up" label={t('privateFields.close')} onPress={props.onClose} />
    </section>
  );
}
