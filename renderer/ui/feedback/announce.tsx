import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Returns a function that announces a message politely to screen readers. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** Contains the live region. Two elements alternate, because screen readers would skip a repeated message. */
export function AnnounceProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ turn: 0, message: '' });
  const rendered = useRef(said);
  useLayoutEffect(() => {
    rendered.current = said;
  }, [said]);
  const announce = useCallback<Announce>((message) => {
    // React may batch two messages. The second must not replace the first before screen readers announce it.
    setSaid((last) =>
      last === rendered.current
        ? { turn: 1 - last.turn, message }
        : { turn: last.turn, message: `${last.message} ${message}` },
    );
  }, []);
  const lines = useMemo(() => [0, 1].map((turn) => (turn === said.turn ? said.message : '')), [said]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-live="polite" data-live-region="">
          <span>{lines[0]}</span>
          <span>{lines[1]}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
