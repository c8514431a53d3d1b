import { Fragment, useMemo } from 'react';
import { CopyButton } from '../buttons/copy-button.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './http-message.module.css';
import { formatJson } from './pretty-json.ts';

/** A request or response as plain text with its first line, headers, and body. */
export function HttpMessage(props: {
  title: string;
  /** The message's name in the Copy button's label. */
  name: string;
  first: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The body's text, or null if there's no body. */
  body: string | null;
  isCut: boolean;
}) {
  const { title, first, headers, body } = props;
  const t = useTranslate();
  const pieces = useMemo(() => (body === null ? null : formatJson(body)), [body]);
  const laidOut = pieces ? pieces.map(({ text }) => text).join('') : (body ?? '');
  const lines = [first, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return (
    <div className={styles.message}>
      <div className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <CopyButton text={[...lines, '', laidOut].join('\n')} what={props.name} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a set of fields it is not. */}
      <pre className={styles.code} dir="ltr" tabIndex={0} role="group" aria-label={title}>
        {first}
        {headers.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
          <Fragment key={at}>
            {`\n${name}: `}
            <Masked text={value} />
          </Fragment>
        ))}
        {body !== null && '\n\n'}
        {pieces
          ? pieces.map(({ kind, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
              <span key={at} className={joinClassNames(kind !== 'plain' && styles[kind])}>
                {text}
              </span>
            ))
          : body}
        {props.isCut && <span className={styles.cut}>{`\n${t('localApi.requests.bodyCut')}`}</span>}
      </pre>
    </div>
  );
}

function Masked({ text }: { text: string }) {
  return text.split(/(•{3,}\S*)/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
      <span key={at} className={styles.masked}>
        {piece}
      </span>
    ),
  );
}
