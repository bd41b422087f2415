import { type ComponentType, memo } from 'react';
import { useLoaderData } from 'react-router';

type Data<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/**
 * Makes a route's component of a page that takes what its loader gave as props. The router renders its components again
 * at each step of a navigation; so the page that is being left is not rendered once more before the next one.
 */
export function pageOf<Loader>(Page: ComponentType<Data<Loader>>) {
  const Kept = memo(Page as ComponentType<object>);
  return function LoadedPage() {
    return <Kept {...(useLoaderData<Loader>() as object)} />;
  };
}
