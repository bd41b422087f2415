import { pageData } from '#site/loaders/page-data.server.ts';
import { Sections } from '../sections/sections.tsx';
import type { Route } from './+types/page';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => pageData(url);

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <div data-family={loaderData.family} data-pattern={loaderData.pattern}>
      <Sections page={loaderData} />
    </div>
  );
}
