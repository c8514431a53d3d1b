import { useState } from 'react';
import { useAppState } from '../state/app-state.tsx';
import type { PlaceKeeper } from '../state/draft-view.ts';
import { useStore } from '../state/store.ts';
import type { OptionsForm } from './options-section.tsx';

/** How the options of a draft are written: as they were left, else as the settings say. */
export function useOptionsForm(place: PlaceKeeper): [OptionsForm, (form: OptionsForm) => void] {
  const startIn = useStore(useAppState().settings)?.startIn ?? 'rows';
  const [chosen, choose] = useState(() => place.get().form);
  const change = (form: OptionsForm) => {
    place.set({ form });
    choose(form);
  };
  return [chosen ?? startIn, change];
}
