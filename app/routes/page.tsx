import { pageData } from '#site/page-data.server.ts';
import { Sections } from '../sections/sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { currentSite } from '../site.server.ts';
import type { Route } from './+types/page';

/** For the HTML only (app/root.tsx). */
export const meta = import.meta.env.SSR ? pageMeta : undefined;

export const loader = ({ url }: Route.LoaderArgs) => pageData(currentSite(), url);

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <div data-family={loaderData.family}>
      <Sections page={loaderData} />
    </div>
  );
}
