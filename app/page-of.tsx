import { type ComponentType, type FunctionComponent, memo } from 'react';
import type { useLoaderData } from 'react-router';

type Data<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/**
 * Makes a route's page, which takes what its loader gave as props. A route module hands it to the stage
 * (app/page-stage.tsx) as its `handle`; the default export only tells the router that the route has a page. The router's
 * own components are rendered again at each step of a navigation, this one is not.
 */
export function pageOf<Loader>(Page: ComponentType<Data<Loader>>): FunctionComponent<object> {
  return memo(Page as FunctionComponent<object>);
}
