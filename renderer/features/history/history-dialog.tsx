import { useMemo, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Draft, StoredQuestion } from '../../../shared/library/entry.ts';
import { isSameDraft, toDraft } from '../../../shared/library/entry-draft.ts';
import { isSent as wasSent } from '../../../shared/library/entry-state.ts';
import type { Version } from '../../../shared/library/question-versions.ts';
import { formatError } from '../../../shared/messages/error-message.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { createTimeFormat } from '../../ui/format/time-format.ts';
import marks from '../../ui/format/word-diff.module.css';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SentBanner } from '../editor/editor-banners.tsx';
import styles from './history-dialog.module.css';
import { VersionDiff } from './version-diff.tsx';

/** The number of versions that the backend stores in addition to the first and the current one. */
const MAX_KEPT_VERSIONS = 49;

export function HistoryDialog({ session, onClose }: { session: DraftSession; onClose: () => void }) {
  const t = useTranslate();

  const restore = useRestoreVersion(session);
  const [chosenKey, setChosen] = useState<string | null>(null);
  const { id } = session;
  const { data: listed, error } = useBridgeQuery('history.list', id === null ? null : { id });
  const versions = listed?.versions;
  const current = session.entry?.question;
  // Select the previous version, because the current one has no differences.
  const fallback = versions?.[1] ?? versions?.[0];
  const chosen = versions?.find((version) => createVersionKey(version) === chosenKey) ?? fallback;
  const isCurrent = chosen !== undefined && chosen === versions?.[0];
  const { data: question, error: unread } = useBridgeQuery(
    'history.get',
    id === null || !chosen ? null : { id, version: chosen.version, at: chosen.at },
  );
  const isSame = !!question && !!current && isSameDraft(toDraft(question), toDraft(current));
  const failure = error ?? unread;
  const sameWord = isCurrent ? t('history.isCurrent') : t('history.same');
  /** Why the version can't be restored, or null if it can. */
  const why = !question ? t('history.loading') : isSame ? sameWord : null;
  const submit = () => {
    if (!question || isSame) return;
    onClose();
    void restore(question);
  };
  return (
    <Dialog
      wide
      title={t('history.title')}
      help={t('history.help')}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('history.close')}
          </Button>
          <Button variant="primary" submit disabledReason={why}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="danger" icon="alert">
          {formatError(failure, t)}
        </Banner>
      )}
      <Warnings session={session} />
      {listed && versions && chosen && current && (
        <div className={styles.panes}>
          <div className={styles.list}>
            <VersionList versions={versions} chosen={createVersionKey(chosen)} onChoose={setChosen} />
            {versions.length > MAX_KEPT_VERSIONS && (
              <p className={styles.hint}>{t('history.kept', { count: MAX_KEPT_VERSIONS })}</p>
            )}
            {listed.unread > 0 && (
              <p className={styles.hint}>{t('history.unread', { count: listed.unread })}</p>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard. */}
          <section className={styles.diff} aria-label={chosen.title} tabIndex={0}>
            {question && <Legend only={versions.length === 1} same={isSame ? why : null} />}
            {question && <VersionDiff version={isCurrent ? current : question} current={current} />}
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** Warns about unsaved changes and edits to a posted question. */
function Warnings({ session }: { session: DraftSession }) {
  const t = useTranslate();

  const isSent = session.entry !== null && wasSent(session.entry);
  return (
    <>
      {isSent && <SentBanner session={session} />}
      {session.status === 'unsaved' && (
        <Banner tone="info" icon="info">
          {t('history.unsaved')}
        </Banner>
      )}
    </>
  );
}

function Legend({ only, same }: { only: boolean; same: string | null }) {
  const t = useTranslate();

  if (only) return <p className={styles.hint}>{t('history.only')}</p>;
  if (same) return <p className={styles.hint}>{same}</p>;
  return (
    <p className={styles.hint}>
      <del className={marks.removed}>{t('history.legend.removed')}</del> {t('history.legend.removedHelp')}{' '}
      <ins className={marks.added}>{t('history.legend.added')}</ins> {t('history.legend.addedHelp')}
    </p>
  );
}

/**
 * Restores a version through the editor's text and save. Undo therefore includes the change and restores
 * unsaved edits, and versions that other clients saved aren't overwritten.
 */
function useRestoreVersion(session: DraftSession): (version: StoredQuestion) => Promise<void> {
  const t = useTranslate();

  const toast = useToast();

  const save = (draft: Draft): Promise<boolean> => {
    session.controller.dispatch({ type: 'replace', draft });
    return session.controller.save();
  };
  return async (version) => {
    const { draft: typed, status, entry } = session;
    const before = entry?.question;
    if (!before) return;
    const undo = async () => {
      const done = await save(toDraft(before));
      if (status !== 'saved') session.controller.dispatch({ type: 'replace', draft: typed });
      toast({
        message: done ? t('history.undone', { title: before.title }) : t('history.undoNotSaved'),
        seconds: 5,
      });
    };
    if (!(await save(toDraft(version)))) return toast({ message: t('history.notSaved') });
    toast({
      message: t('history.restored', { title: version.title }),
      actions: [{ label: t('frame.undo'), onAction: () => void undo() }],
    });
  };
}

const createVersionKey = ({ version, at }: Version): string => `${version} ${at}`;

function VersionList(props: {
  versions: readonly Version[];
  /** The selected version's key. */
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const { clock } = useAppStores();
  const t = useTranslate();

  const now = useNow(clock);
  const time = useMemo(() => createTimeFormat(t), [t]);
  return (
    <ListBox
      className={styles.versions ?? ''}
      aria-label={t('history.list')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      autoFocus
      selectedKeys={[props.chosen]}
      onSelectionChange={(keys) => {
        const chosen = props.versions.find(
          (version) => keys === 'all' || keys.has(createVersionKey(version)),
        );
        if (chosen) props.onChoose(createVersionKey(chosen));
      }}
    >
      {props.versions.map((version, index) => (
        <ListBoxItem
          key={createVersionKey(version)}
          id={createVersionKey(version)}
          textValue={version.title}
          className={styles.item ?? ''}
        >
          <span className={styles.about}>
            <time dateTime={new Date(version.at).toISOString()} title={time.full(version.at)}>
              {time.ago(version.at, now)}
            </time>
            <span className={styles.by}>{t(`history.by.${version.by}`)}</span>
            {index === 0 && <span className={styles.current}>{t('history.current')}</span>}
          </span>
          <span className={styles.title} dir="auto">
            {version.title}
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
