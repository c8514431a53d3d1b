import { useState } from 'react';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { formatCurlCommand } from '../../../../shared/local-api/curl-command.ts';
import type { ApiLibrary } from '../../../../shared/settings-choices.ts';
import { Select } from '../../../ui/choices/select.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { maskToken } from '../tokens/mask-token.ts';
import { useDefaultQuestion } from '../use-default-question.ts';
import styles from './sample-request.module.css';

/**
 * Shows a curl command that gets the open or newest question. If there are no questions, the command creates
 * one.
 */
export function SampleRequest(props: {
  baseUrl: string;
  accounts: readonly ApiToken[];
  library: ApiLibrary;
  openId: number | null;
  /** The element ID for `aria-controls`. */
  id?: string;
}) {
  const { baseUrl, accounts } = props;
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const question = useDefaultQuestion(props.library, props.openId);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  if (!account || question === undefined) return null;
  const sample = { title: t('localApi.sample.title'), options: t('localApi.sample.options') };
  const command = (token: string) =>
    question ? fetchCommand(baseUrl, question.id, token) : createCommand(baseUrl, sample, token);
  return (
    <section id={props.id} className={styles.section} aria-label={t('localApi.tryIt')}>
      <div className={styles.header}>
        <h3 className={styles.title}>{t('localApi.tryIt')}</h3>
        <Select
          inline
          label={t('localApi.caller')}
          choices={accounts.map(({ id, author }) => ({ id, label: author.globalName }))}
          value={account.id}
          onChange={setChosen}
        />
      </div>
      <CodeBlock
        title="curl"
        note={t('localApi.tokenHidden')}
        what={t('localApi.curl')}
        copy={command(account.token)}
      >
        {command(maskToken(account.token))}
      </CodeBlock>
      <p className={styles.hint}>
        {question
          ? t('localApi.fetchHint', { title: question.title })
          : t('localApi.createHint', { title: t('localApi.sample.title') })}
      </p>
    </section>
  );
}

/** Returns a curl command that gets a question. The command works in POSIX shells and on Windows. */
export function fetchCommand(baseUrl: string, id: number, token: string): string {
  return `curl ${baseUrl}/questions/${id} -H "Authorization: Bearer ${token}"`;
}

function createCommand(baseUrl: string, question: { title: string; options: string }, token: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const command = formatCurlCommand({
    origin,
    method: 'POST',
    target: `${pathname}/questions`,
    headers: [
      ['Authorization', 'Bearer'],
      ['Content-Type', 'application/json'],
    ],
    body: JSON.stringify(question),
    token,
  });
  return command ?? '';
}
