import { useState } from 'react';
import type { PlaceKeeper } from '../../../drafts/draft-view.ts';
import { useAppState } from '../../../stores/app-state.tsx';
import { useStore } from '../../../stores/store.ts';
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
