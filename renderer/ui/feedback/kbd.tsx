import { Fragment } from 'react';
import { isMac } from '../browser/platform.ts';
import { formatShortcut, pressesOf } from '../format/shortcut-format.ts';
import { useTranslate } from '../messages/use-translate.tsx';
import styles from './kbd.module.css';

/** Returns a function that formats a shortcut for this platform and language, such as `Strg+S` or `⌘S`. */
export function useFormatShortcut(): (keys: string) => string {
  const t = useTranslate();
  return (keys) => formatShortcut(keys, { isMac: isMac() }, t);
}

/** A shortcut as `ACTIONS` writes it, such as `Ctrl Shift P`, or `G, D` for one key after the other. */
export function Kbd({ children }: { children: string }) {
  const t = useTranslate();
  const format = useFormatShortcut();
  return (
    <span className={styles.shortcut}>
      {pressesOf(children).map((press, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of an action never change.
        <Fragment key={index}>
          {index > 0 && ` ${t('frame.thenKey')} `}
          <kbd className={styles.kbd}>{format(press)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
