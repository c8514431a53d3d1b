import { useState } from 'react';
import type { MessageLayout } from '../chat-message/chat-message.tsx';
import { useFirstLook } from '../chat-message/message-appearance.ts';

type Scheme = 'light' | 'dark';

/** How the message is drawn, and which pictures may be. */
export interface PreviewLook {
  layout: MessageLayout;
  scheme: Scheme;
  /** As narrow as on a small phone. */
  phone: boolean;
}

/** What was chosen last, kept while another tab or question is shown. It holds until the settings say something else. */
export function usePreviewLook(): [PreviewLook, (change: Partial<PreviewLook>) => void] {
  const first = useFirstLook();
  const begun = `${first.layout} ${first.scheme}`;
  const [chosen, setChosen] = useState<{ begun: string; look: Partial<PreviewLook> }>({ begun, look: {} });
  const { phone = false, ...rest } = chosen.look;
  const look = { ...first, ...(chosen.begun === begun ? rest : {}), phone };
  return [look, (change) => setChosen({ begun, look: { ...look, ...change } })];
}
