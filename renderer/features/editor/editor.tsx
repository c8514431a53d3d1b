import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isSent as wasSent } from '../../../shared/library/entry-state.ts';
import type { Finding } from '../../../shared/question/check-question.ts';
import {
  createRecord,
  OPTIONAL_FIELDS,
  TEXT_FIELDS,
  type TextField,
} from '../../../shared/question/question-fields.ts';
import { createFinding } from '../../../shared/question/validation-finding.ts';
import { useActions, useAvailableActions } from '../../actions/use-actions.ts';
import type { CaretPosition, EditorPositionStore } from '../../drafts/editor-position.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { PrintSheet } from '../print/print-sheet.tsx';
import { QuestionSheet } from '../print/question-sheet.tsx';
import { needsDecision } from '../question/needs-decision.ts';
import { findServiceRejection } from '../question/service-rejection.ts';
import { useSyncRow } from '../question/use-sync-commands.ts';
import { useDraftUndo } from './draft-undo.ts';
import styles from './editor.module.css';
import { EditorBanners } from './editor-banners.tsx';
import { EditorFooter, useAnnounceProblemCount } from './editor-footer.tsx';
import { EditorHeader } from './editor-header.tsx';
import { OptionsSection, useOptionsView, useSortOptionsAction } from './options/options-section.tsx';
import { useTitlePaste } from './paste/use-title-paste.tsx';
import { groupByLocation } from './problems/finding-location.ts';
import { findNextStep } from './problems/next-step.ts';
import { useProblemNavigation } from './problems/problem-navigation.ts';
import { SaveAttemptsContext } from './problems/use-problems-after-typing.ts';
import { SentFooter, SentQuestion } from './sent/sent-question.tsx';
import { OptionalField } from './text-fields/optional-field.tsx';
import { TitleField } from './text-fields/title-field.tsx';
import { UnavailableQuestion } from './unavailable-question.tsx';

/** The dialog's code is loaded when the dialog is first opened. */
const MarkPostedDialog = lazy(async () => ({
  default: (await import('../question/mark-posted-dialog.tsx')).MarkPostedDialog,
}));

export interface EditorProps {
  session: DraftSession;
  onDuplicate: (id: number) => void;
  onRemove: (id: number, title: string) => void;
  onVersions: () => void;
  /** Receives text with several questions to import. */
  onImport: (text: string) => void;
  /** A hint about a likely duplicate, shown below the title. */
  duplicateHint?: ReactNode;
  /** Tags and the planned date, shown below the header. */
  privateFields?: ReactNode;
  /** The sync status, shown above the fields. */
  notice?: ReactNode;
  /** The queue button, shown before Save. */
  queue?: ReactNode;
  /** A posted question's vote history. */
  votes?: ReactNode;
  /** Content in the header before the state, such as the button back to the list. */
  leading?: ReactNode;
  /** Content in the header before the menu, such as the preview switch. */
  trailing?: ReactNode;
}

/** A posted question is read-only at first. */
export function Editor(props: EditorProps) {
  const { session } = props;
  if (session.phase !== 'ready') return <UnavailableQuestion {...props} />;
  return <OpenEditor key={session.controller.name} {...props} />;
}

function OpenEditor(props: EditorProps) {
  const { session } = props;
  const t = useTranslate();
  const [isEditingSent, setEditingSent] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const isSent = session.entry !== null && wasSent(session.entry);
  const isReading = isSent && !isEditingSent && session.status === 'saved';
  const undo = useDraftUndo(session);
  const { id } = session;
  return (
    <main
      className={styles.editor}
      aria-label={isReading ? t('editor.sentLabel') : t('editor.label')}
      {...undo}
    >
      <EditorHeader
        session={session}
        leading={props.leading}
        trailing={props.trailing}
        actions={{
          onDuplicate: () => id !== null && props.onDuplicate(id),
          onRemove: () => id !== null && props.onRemove(id, session.draft.title),
          onMarkPosted: () => setMarking(true),
          onVersions: props.onVersions,
        }}
      />
      {props.privateFields && <div className={styles.privateFields}>{props.privateFields}</div>}
      {isReading ? (
        <>
          <div className={styles.body}>
            {props.notice}
            <SentQuestion session={session} />
            {props.votes}
          </div>
          <SentFooter
            session={session}
            onEdit={() => setEditingSent(true)}
            onDuplicate={() => id !== null && props.onDuplicate(id)}
          />
        </>
      ) : (
        <EditableQuestion {...props} isSent={isSent} />
      )}
      <PrintSheet>{() => <QuestionSheet session={session} />}</PrintSheet>
      {isMarking && id !== null && (
        <Suspense>
          <MarkPostedDialog ids={[id]} flush={session.flush} onClose={() => setMarking(false)} />
        </Suspense>
      )}
    </main>
  );
}

function EditableQuestion({
  session,
  isSent,
  duplicateHint,
  notice,
  queue,
  onImport,
}: EditorProps & { isSent: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const [form, setForm] = useOptionsView(session.controller.position);
  useEditorPosition(root, session.controller.position);
  // Empty fields in a new question aren't problems yet.
  const [showsProblems, setShowsProblems] = useState(session.id !== null);
  const [saveAttempts, setSaveAttempts] = useState(0);
  const showProblems = () => {
    setShowsProblems(true);
    setSaveAttempts((count) => count + 1);
  };
  const { content, findings } = session;
  const { dispatch } = session.controller;
  // Use a stable object, because rows without findings shouldn't render with every key.
  const [noFindings] = useState<readonly Finding[]>([]);
  const rejection = useServiceRejection(session);
  const findingsAt = useMemo(
    () => groupByLocation([...findings, ...rejection], content.rows, noFindings),
    [findings, rejection, content.rows, noFindings],
  );
  const { jumpToNext, jumpToFirst, focusFirst } = useProblemNavigation(root, session, showProblems);
  const [isNewlyReady, setNewlyReady] = useState(false);
  const { isSaving, save } = useSave(session, {
    onReady: () => setNewlyReady(true),
    onNotSaved: () => {
      showProblems();
      jumpToFirst();
    },
  });
  const titlePaste = useTitlePaste(session, root, onImport);
  useSortOptionsAction(session);
  const needsSyncDecision = needsDecision(useSyncRow(session.id));
  // After an attempt to save, the footer counts missing fields as problems.
  const nextStep = saveAttempts === 0 ? findNextStep(findings) : null;
  useAnnounceProblemCount(findings, session.status === 'new' || needsSyncDecision || nextStep !== null);
  const t = useTranslate();
  const offers = useAvailableActions();
  const writeNew = () => void offers.run('question.new');
  useActions({
    'question.undo': {
      reason: session.canUndo ? null : t('actions.reasons.nothingToUndo'),
      run: () => {
        session.controller.dispatch({ type: 'undo' });
      },
    },
    'question.redo': {
      reason: session.canRedo ? null : t('actions.reasons.nothingToRedo'),
      run: () => {
        session.controller.dispatch({ type: 'redo' });
      },
    },
    'question.save': () => {
      save();
    },
    'question.save-new': () => {
      if (session.status === 'saved') writeNew();
      else save(writeNew);
    },
    'options.form': () => {
      setForm(form === 'rows' ? 'text' : 'rows');
    },
  });

  const change = useMemo(() => {
    const to = (field: TextField) => (value: string) => dispatch({ type: 'field', field, value });
    return createRecord(TEXT_FIELDS, to);
  }, [dispatch]);
  const field = (name: TextField) => ({
    newestContent: session.controller.content,
    text: content[name],
    findings: findingsAt(name).filter(() => showsProblems || content[name] !== ''),
    onChange: change[name],
  });
  const focusOptions = () => {
    const first = root.current?.querySelector<HTMLElement>('[data-option-text], [data-options-source]');
    if (first) first.focus();
    else root.current?.querySelector<HTMLElement>('[data-add-option]')?.click();
  };

  return (
    <SaveAttemptsContext value={saveAttempts}>
      <div ref={root} className={styles.body}>
        {notice}
        <EditorBanners session={session} isSent={isSent} />
        <TitleField {...field('title')} onDone={focusOptions} onPaste={titlePaste.onPaste} />
        {titlePaste.prompt}
        {duplicateHint}
        <OptionsSection
          session={session}
          view={form}
          onViewChange={setForm}
          findings={findingsAt}
          showsProblems={showsProblems}
          onDone={() =>
            root.current?.querySelector<HTMLElement>('[data-location="description"] textarea')?.focus()
          }
        />
        {OPTIONAL_FIELDS.map((name) => (
          <OptionalField key={name} name={name} {...field(name)} />
        ))}
      </div>
      <EditorFooter
        session={session}
        needsSyncDecision={needsSyncDecision}
        isSaving={isSaving}
        queue={queue}
        onJump={() => jumpToNext(1)}
        nextStep={nextStep}
        onNextStep={focusFirst}
        isNewlyReady={isNewlyReady}
        onSave={() => save()}
      />
    </SaveAttemptsContext>
  );
}

/** Returns the service's rejection as a problem in the field. */
function useServiceRejection(session: DraftSession): readonly Finding[] {
  const { field, message } = findServiceRejection(session) ?? {};
  return useMemo(
    () =>
      field && message !== undefined
        ? [createFinding('service-refused', field, null, { words: message })]
        : [],
    [field, message],
  );
}

/** Long enough to read the message, but short because it may soon be outdated. */
const NOT_SAVED_TOAST_SECONDS = 4;

/**
 * Saves the draft as a question and reports the result. `onReady` runs if a draft became a question.
 * `onNotSaved` runs if problems prevented the save. `leave` runs after a save, or instead of `onNotSaved`.
 */
function useSave(
  session: DraftSession,
  { onReady, onNotSaved }: { onReady: () => void; onNotSaved: () => void },
): { isSaving: boolean; save: (leave?: () => void) => void } {
  const [isSaving, setSaving] = useState(false);
  const announce = useAnnounce();
  const toast = useToast();
  const t = useTranslate();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const { library, router } = useAppStores();
  const attempts = useRef(0);
  const lastAttempt = useRef(new AbortController());
  const save = async (leave?: () => void) => {
    if (session.status === 'saved' || session.status === 'new') return;
    attempts.current += 1;
    const attempt = attempts.current;
    setSaving(true);
    // The last attempt's toast is outdated.
    lastAttempt.current.abort();
    // The question leaves the list of drafts.
    const wasDraft = !session.entry?.question;
    const wasInDrafts = wasDraft && library.get().query.section === 'draft';
    const saved = await session.controller.save();
    // A later attempt with newer text reports its own result.
    if (attempt !== attempts.current) return;
    setSaving(false);
    const { problem, conflict, entry } = latest.current;
    if (saved) {
      if (wasDraft) onReady();
      if (wasInDrafts) {
        const open = latest.current.id;
        const onAction = () => router.go({ view: 'library', section: 'ready', open });
        toast({ message: t('editor.movedToReady'), actions: [{ label: t('editor.jump'), onAction }] });
      } else announce(t(wasDraft ? 'editor.markedReady' : 'editor.applied'));
      return leave?.();
    }
    // Banners show these problems.
    if (problem || conflict) return;
    // The footer shows the problem count.
    const message = entry?.question ? t('editor.keptAsEdit') : t('editor.keptAsDraft');
    if (leave) {
      const open = latest.current.id;
      const section = entry?.question ? 'all' : 'draft';
      const onAction = () => router.go({ view: 'library', section, open });
      toast({ message, actions: [{ label: t('editor.jump'), onAction }] });
      return leave();
    }
    lastAttempt.current = new AbortController();
    const { signal } = lastAttempt.current;
    toast({ message, seconds: NOT_SAVED_TOAST_SECONDS, isAboutQuestion: true, signal });
    onNotSaved();
  };
  return { isSaving, save: (leave) => void save(leave) };
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isTextElement = (element: unknown): element is TextElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Restores the draft's caret, and stores it when the user leaves the draft. The draft is shown from its title.
 * Focusing the editor scrolls to the caret.
 */
function useEditorPosition(root: RefObject<HTMLElement | null>, positionStore: EditorPositionStore): void {
  useLayoutEffect(() => {
    const body = root.current;
    if (!body) return;
    const { caret } = positionStore.get();
    if (caret) restoreCaret(body, caret);
    const onLeave = ({ target }: FocusEvent) => positionStore.set({ caret: findCaretPosition(target) });
    body.addEventListener('focusout', onLeave);
    return () => {
      // Removing an element doesn't fire a blur event.
      if (body.contains(document.activeElement))
        positionStore.set({ caret: findCaretPosition(document.activeElement) });
      body.removeEventListener('focusout', onLeave);
    };
  }, [root, positionStore]);
}

function findCaretPosition(element: EventTarget | null): CaretPosition | null {
  if (!isTextElement(element)) return null;
  const location = element.closest<HTMLElement>('[data-location]')?.dataset.location;
  const { selectionStart: start, selectionEnd: end } = element;
  return location === undefined || start === null || end === null ? null : { location, start, end };
}

/** Sets the caret without moving focus. The list keeps focus until the user presses F6 or Enter. */
function restoreCaret(body: HTMLElement, { location, start, end }: CaretPosition): void {
  const root = body.querySelector<HTMLElement>(`[data-location="${CSS.escape(location)}"]`);
  const field = 'textarea, [data-option-text], input';
  const element = root?.matches(field) ? root : root?.querySelector<HTMLElement>(field);
  if (!isTextElement(element)) return;
  element.setSelectionRange(start, end);
  element.dataset.paneResume = '';
  body.addEventListener('focusin', () => delete element.dataset.paneResume, { once: true });
}
