import { useState } from 'react';
import type { TokenInfo } from '../../shared/bridge.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useText } from '../ui/text/text.tsx';
import { maskToken } from './curl.ts';
import styles from './token-list.module.css';

/** The tokens, each hidden until one asks for it. */
export function TokenList({ tokens }: { tokens: readonly TokenInfo[] }) {
  const words = useText().localApi;
  return (
    <section className={styles.section} aria-label={words.tokens}>
      <h2 className={styles.title}>{words.tokens}</h2>
      <ul className={styles.tokens}>
        {tokens.map((token) => (
          <Token key={token.role} token={token} />
        ))}
      </ul>
    </section>
  );
}

function Token({ token }: { token: TokenInfo }) {
  const words = useText().localApi;
  const [shown, setShown] = useState(false);
  const role = words.roles[token.role];
  return (
    <li className={styles.token}>
      <span className={styles.role}>
        {role.name}
        <span className={styles.may}>{role.may}</span>
      </span>
      <span className={styles.value}>{shown ? token.token : maskToken(token.token)}</span>
      <IconButton
        icon="eye"
        size="mini"
        pressed={shown}
        label={shown ? words.hide(role.token) : words.show(role.token)}
        onPress={() => setShown(!shown)}
      />
      <CopyButton text={token.token} what={role.token} />
    </li>
  );
}
