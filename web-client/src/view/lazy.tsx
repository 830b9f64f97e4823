// A part of the page that is fetched when it is first drawn, or in advance. One that does not arrive, since
// the club was renewed under an open page or the line is gone, says so and can be fetched anew.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { again } from '../again';
import { addPart, t } from '../words/t';

interface Lazy<P> {
  Part: (props: P) => preact.JSX.Element;
  /** Fetches it in advance, when there is nothing else to do. */
  prepare: () => void;
}

/** `words`: the parts of the catalogue that come with it. */
export function lazy<P extends object>(fetch: () => Promise<ComponentType<P>>, ...words: string[]): Lazy<P> {
  let fetched: ComponentType<P> | null = null;
  const load = async () => {
    await Promise.all(words.map(addPart));
    fetched = await again(fetch);
  };
  function Part(props: P) {
    const [, here] = useState(false);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (fetched) return;
      load()
        .then(() => here(true))
        .catch(() => setMissing(true));
    }, []);
    const Fetched = fetched;
    if (Fetched) return <Fetched {...props} />;
    return isMissing ? <PartMissing /> : <p role="status">{t('connecting')}</p>;
  }
  return { Part, prepare: () => void load().catch(() => undefined) };
}

/**
 * A part that somebody asks for, and the words that stand where it did not arrive. It comes as null then, and
 * while an earlier request for it is under way.
 */
export function useOnDemand<T>(load: () => Promise<T>): [() => Promise<T | null>, preact.JSX.Element | false] {
  const [isMissing, setMissing] = useState(false);
  const isUnderWay = useRef(false);
  const ask = async () => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setMissing(false);
    const part = await again(load).catch(() => null);
    isUnderWay.current = false;
    setMissing(!part);
    return part;
  };
  return [ask, isMissing && <PartMissing />];
}

export function PartMissing() {
  return (
    <div role="alert">
      <p>{t('part-missing')}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {t('load-anew')}
      </button>
    </div>
  );
}
