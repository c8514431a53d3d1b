import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the window that one need not wait for before one can type. It is fetched as soon as `load` is named here, beside
 * what the host is asked first, and stands there with the rest where it has come by then. Until then its place is empty.
 */
export function preloaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchIt = async () => {
    loaded = await load();
    return loaded;
  };
  let coming = fetchIt();
  coming.catch(() => {});
  return function Preloaded(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let isStill = true;
      const show = (part: ComponentType<Props>) => isStill && setPart(() => part);
      coming.then(show, () => {
        // The host may have been away just then.
        coming = fetchIt();
        coming.then(show, () => {});
      });
      return () => {
        isStill = false;
      };
    }, [Part]);
    return Part && <Part {...props} />;
  };
}
