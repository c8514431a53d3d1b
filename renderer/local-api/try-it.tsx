import { useEffect, useState } from 'react';
import type { TokenInfo } from '../../shared/bridge.ts';
import { useAppState } from '../state/app-state.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useText } from '../ui/text/text.tsx';
import { fetchCommand, maskToken } from './curl.ts';
import styles from './try-it.module.css';

type Role = TokenInfo['role'];

/** A command that fetches the question last open, or else the newest, with either token. */
export function TryIt(props: { baseUrl: string; tokens: readonly TokenInfo[]; openId: number | null }) {
  const words = useText().localApi;
  const [role, setRole] = useState<Role>('administrator');
  const question = useQuestionToFetch(props.openId);
  const token = props.tokens.find((each) => each.role === role)?.token;
  return (
    <section className={styles.section} aria-label={words.tryIt}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.tryIt}</h2>
        <Segmented
          label={words.tokens}
          segments={(['administrator', 'member'] as const).map((id) => ({ id, label: words.roles[id].name }))}
          value={role}
          onChange={setRole}
        />
      </div>
      {question && token ? (
        <CodeBlock
          title="curl"
          note={words.tokenHidden}
          what={words.curl}
          copy={fetchCommand(props.baseUrl, question.id, token)}
        >
          {fetchCommand(props.baseUrl, question.id, maskToken(token))}
        </CodeBlock>
      ) : null}
      <p className={styles.hint}>{question ? words.fetchHint(question.title) : words.fetchNone}</p>
    </section>
  );
}

/** Only what is saved can be fetched: the open question where it is, else the newest. */
function useQuestionToFetch(openId: number | null): { id: number; title: string } | null {
  const { connection, feed } = useAppState();
  const [question, setQuestion] = useState<{ id: number; title: string } | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const found = (openId !== null && (await findOpen(openId))) || (await findNewest());
      if (!left) setQuestion(found);
    };
    const findOpen = async (id: number) => {
      try {
        const entry = await connection.call('question.get', { id });
        return entry.question && entry.removedAt === null ? { id, title: entry.question.title } : null;
      } catch {
        return null;
      }
    };
    const findNewest = async () => {
      const newest = [];
      for (const section of ['ready', 'sent'] as const) {
        const query = { section, search: '', sort: 'created' as const, offset: 0, limit: 1 };
        newest.push(...(await connection.call('library.list', query)).rows);
      }
      return newest.sort((a, b) => b.id - a.id)[0] ?? null;
    };
    const loadQuietly = () => void load().catch(() => {});
    const stop = feed.subscribe({
      onMissed: loadQuietly,
      onEvent: (event) => {
        if (event.type === 'library') loadQuietly();
      },
    });
    return () => {
      left = true;
      stop();
    };
  }, [connection, feed, openId]);
  return question;
}
