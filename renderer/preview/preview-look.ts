import { useMemo, useState } from 'react';
import type { MessageLayout } from '../ui/chat/chat-message.tsx';
import { useFirstLook } from '../ui/chat/first-look.ts';
import { useStable } from '../ui/use-stable.ts';

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
  const { layout, scheme } = useFirstLook();
  const begun = `${layout} ${scheme}`;
  const [chosen, setChosen] = useState<{ begun: string; look: Partial<PreviewLook> }>({ begun, look: {} });
  const look = useMemo(() => {
    const { phone = false, ...rest } = chosen.look;
    return { layout, scheme, ...(chosen.begun === begun ? rest : {}), phone };
  }, [layout, scheme, chosen, begun]);
  const change = useStable((changed: Partial<PreviewLook>) =>
    setChosen({ begun, look: { ...look, ...changed } }),
  );
  return [look, change];
}
