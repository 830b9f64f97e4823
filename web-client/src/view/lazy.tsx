// A part of the page that is fetched when it is first drawn, or in advance.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

export interface Lazy<P> {
  Part: (props: P) => preact.JSX.Element;
  /** Fetches it in advance, when there is nothing else to do. */
  prepare: () => void;
}

export function lazy<P extends object>(fetch: () => Promise<ComponentType<P>>): Lazy<P> {
  let fetched: ComponentType<P> | null = null;
  const load = () => fetch().then((part) => (fetched = part));
  function Part(props: P) {
    const [, here] = useState(false);
    useEffect(() => {
      if (!fetched) void load().then(() => here(true));
    }, []);
    const Fetched = fetched;
    return Fetched ? <Fetched {...props} /> : <p role="status">{t('connecting')}</p>;
  }
  return { Part, prepare: () => void load() };
}
