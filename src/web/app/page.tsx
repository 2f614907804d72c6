import { type ComponentType, Suspense, lazy } from 'react';
import { Spinner } from '../ui/spinner.tsx';

/**
 * A page that loads lazily, with a spinner meanwhile. Prerendering and hydration preload it first,
 * so that the first page shows at once and the same on both sides.
 */
export interface LazyPage<Props> {
  (props: Props & object): React.ReactNode;
  preload: () => Promise<void>;
}

export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  function Page(props: Props) {
    const Ready = Loaded ?? Lazy;
    return (
      <Suspense fallback={<Spinner />}>
        <Ready {...props} />
      </Suspense>
    );
  }
  Page.preload = async (): Promise<void> => {
    Loaded = (await load()).default;
  };
  return Page;
}
