import { type ComponentType, Suspense, lazy, useLayoutEffect } from 'react';
import { carryOutEarlyPresses } from '../lib/early-presses.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * A page that loads lazily, with a spinner meanwhile. Prerendering and hydration preload it first,
 * so that the first page shows at once and the same on both sides.
 */
export interface LazyPage<Props> {
  (props: Props & object): React.ReactNode;
  preload: () => Promise<void>;
}

/** Last inside the boundary: once it is there, all of the page hears what is pressed. */
function Hydrated() {
  useLayoutEffect(carryOutEarlyPresses, []);
  return null;
}

export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  function Page(props: Props) {
    const Ready = Loaded ?? Lazy;
    return (
      <Suspense fallback={<Spinner />}>
        <Ready {...props} />
        <Hydrated />
      </Suspense>
    );
  }
  Page.preload = async (): Promise<void> => {
    Loaded = (await load()).default;
  };
  return Page;
}
