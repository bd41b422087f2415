import type { LoaderFunctionArgs } from 'react-router';
import { familyLinks } from '../content/loaders/index-data.server.ts';
import { pageData } from '../content/loaders/page-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { NotFound } from '../sections/not-found/not-found.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  const data = pageData(url, 'not-found');
  return { ...data, links: familyLinks(data.locale) };
}

const Page = pageOf<typeof loader>(function NotFoundPage({ page, terrain, links }) {
  return <NotFound page={page} terrain={terrain} links={links} />;
});

export const handle = { Page };
export default Page;
