import type { Settings } from '../../shared/settings.ts';
import { TEXT_SIZES, type Theme } from '../../shared/settings-choices.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useActions } from '../ui/actions/use-actions.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useText } from '../ui/text/text.tsx';

/** Offers the theme and the text size everywhere. At its largest and smallest, the keys are left to the browser's zoom. */
export function useAppearanceActions(): void {
  const { settings } = useAppState();
  const now = useStore(settings);
  const { isAlready } = useText().actions.reasons;
  const attempt = useAttempt();
  const change = (patch: Partial<Settings>) => {
    void attempt(() => settings.change(patch));
    return true;
  };
  const resize = (textSize: (typeof TEXT_SIZES)[number] | undefined) => ({
    passes: true,
    reason: textSize === undefined || textSize === now?.textSize ? isAlready : null,
    run: () => textSize !== undefined && change({ textSize }),
  });
  const at = TEXT_SIZES.findIndex((size) => size === (now?.textSize ?? 100));
  const theme = (wanted: Theme) => ({
    reason: now?.theme === wanted ? isAlready : null,
    run: () => change({ theme: wanted }),
  });
  useActions(
    {
      'text.larger': resize(TEXT_SIZES[at + 1]),
      'text.smaller': resize(at > 0 ? TEXT_SIZES[at - 1] : undefined),
      'text.normal': resize(100),
      'theme.system': theme('system'),
      'theme.light': theme('light'),
      'theme.dark': theme('dark'),
    },
    'outer',
  );
}
