import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { familyLinks } from '../index-data.server.ts';
import { pageData } from '../page-data.server.ts';
import { NotFound } from '../sections/not-found.tsx';
import { pageMeta } from '../seo.ts';

export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  const data = pageData(url, 'not-found');
  return { ...data, links: familyLinks(data.locale) };
}

export default function NotFoundPage() {
  const { page, terrain, links } = useLoaderData<typeof loader>();
  return <NotFound page={page} terrain={terrain} links={links} />;
}
