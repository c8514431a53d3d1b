import { useMemo } from 'react';
import { createQuestionRequest, formatQuestionCommand } from '../../../shared/local-api/question-request.ts';
import { FIELDS } from '../../../shared/question/question-fields.ts';
import { useActions } from '../../actions/use-actions.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { getBaseUrl } from '../../stores/local-api-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useCopy } from '../../ui/browser/clipboard.ts';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { formatByteSize } from '../../ui/format/byte-size.ts';
import { CodeBlock } from '../../ui/format/code-block.tsx';
import { formatJson } from '../../ui/format/pretty-json.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { LastResponses } from './last-responses.tsx';
import styles from './request-preview.module.css';

export type RequestTarget = 'live' | 'local';

/** A placeholder base URL with a reserved host name (RFC 2606). */
const PLACEHOLDER = 'https://service.example/api/v1';

/** Shows the request that would be sent for the question, as JSON and as a curl command. */
export function RequestPreview(props: {
  session: DraftSession;
  target: RequestTarget;
  onTarget: (target: RequestTarget) => void;
}) {
  const { session, target } = props;
  const t = useTranslate();

  const local = useLocalTarget(session);
  const live = useLiveTarget(session);
  const { base, id, help } = target === 'live' ? live : local;
  const sendsEmpty = target === 'live' || id !== null;
  const request = useMemo(
    () => createQuestionRequest(session.draft, id, sendsEmpty),
    [session.draft, id, sendsEmpty],
  );
  const command = useMemo(() => formatQuestionCommand(request, base, target), [request, base, target]);
  const pieces = useMemo(() => formatJson(JSON.stringify(request.body)), [request]);
  const body = useMemo(() => JSON.stringify(request.body, null, 2), [request]);
  const problems = session.findings.filter(({ level }) => level === 'problem').length;
  const bytes = new TextEncoder().encode(body).length;
  const { copy } = useCopy();
  useActions({
    'request.copy-body': () => {
      void copy(body);
    },
    'request.copy-curl': () => {
      void copy(command);
    },
  });
  if (session.phase !== 'ready') return null;
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.state}>
          {problems > 0 ? t('request.problems', { count: problems }) : t('request.wouldPass')}
        </span>
        <SegmentedControl
          label={t('request.target')}
          segments={[
            { id: 'live' as const, label: t('request.live') },
            { id: 'local' as const, label: t('request.local') },
          ]}
          value={target}
          onChange={props.onTarget}
        />
      </div>
      <p className={styles.help}>{help}</p>
      <p className={styles.call}>
        <span className={styles.quiet}>{t(`request.what.${request.method}`)}</span>{' '}
        <code>
          {request.method} {base}
          {request.path}
        </code>
      </p>
      <CodeBlock
        title={t('request.body')}
        note={t('request.bodySize', { size: formatByteSize(bytes, t('time.locale')) })}
        copy={body}
        what={t('request.bodyName')}
      >
        {pieces
          ? pieces.map(({ kind, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
              <span key={at} className={kind === 'plain' ? undefined : styles[kind]}>
                {text}
              </span>
            ))
          : body}
      </CodeBlock>
      <CodeBlock
        title={t('request.curl')}
        note={t('request.tokenHidden')}
        copy={command}
        what={t('request.curlName')}
      >
        {command}
      </CodeBlock>
      {target === 'live' && live.questionId !== null && (
        <LastResponses id={live.questionId} isLinked={id !== null} />
      )}
    </>
  );
}

/** The request's base URL, the question's ID on the service, and a note. */
interface Target {
  base: string;
  id: number | null;
  help: string;
}

function useLocalTarget(session: DraftSession): Target {
  const { status } = useStore(useAppStores().localApi);
  const t = useTranslate();
  const isServed = status?.library === 'own';
  // The test library may have a different question with the same ID.
  const id = isServed && session.entry?.question ? session.id : null;
  const base = status && getBaseUrl(status);
  if (!base) return { base: PLACEHOLDER, id, help: t('request.localNowhere') };
  if (!status.url) return { base, id, help: t('request.localOff') };
  return { base, id, help: t(isServed ? 'request.localHelp' : 'request.localTest') };
}

/** `questionId` is the ID of the question that the service may have responded to. */
function useLiveTarget({
  id: questionId,
  entry,
  draft,
}: DraftSession): Target & { questionId: number | null } {
  const { settings, sync } = useAppStores();
  const { status } = useStore(sync);
  const t = useTranslate();
  const baseUrl = useStore(settings)?.syncUrl.replace(/\/$/, '') ?? '';
  const linked = entry?.sync;
  const id = linked?.remoteId ?? null;
  if (id !== null && linked?.account !== status?.account?.key)
    return { base: PLACEHOLDER, id, help: t('request.liveOther'), questionId: null };
  if (baseUrl === '') return { base: PLACEHOLDER, id, help: t('request.liveHelp'), questionId: null };
  const base = linked?.base;
  const isSame =
    id !== null && base && !linked.hold && FIELDS.every((field) => base.sent[field] === draft[field]);
  return { base: baseUrl, id, help: isSame ? t('request.liveSame') : t('request.liveNext'), questionId };
}
