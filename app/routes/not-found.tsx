import { familyLinks } from '../content/loaders/index-data.server.ts';
import { pageData } from '../content/loaders/page-data.server.ts';
import { NotFound } from '../sections/not-found/not-found.tsx';
import type { Route } from './+types/not-found';

export { pageMeta as meta } from '../seo/page-meta.ts';

export function loader({ url }: Route.LoaderArgs) {
  const data = pageData(url, 'not-found');
  return { ...data, links: familyLinks(data.locale) };
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { page, contours, links } = loaderData;
  return <NotFound page={page} contours={contours} links={links} />;
}
