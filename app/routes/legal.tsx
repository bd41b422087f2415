import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { legalData } from '../legal-data.server.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { PlainHero } from '../sections/plain-hero.tsx';
import { pageMeta } from '../seo.ts';

export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return legalData(url);
}

export default function LegalPage() {
  const { page, terrain } = useLoaderData<typeof loader>();
  return (
    <div data-family="corporate">
      <PlainHero hero={page.hero} name={page.navLabel} terrain={terrain} />
      <LegalText page={page} />
    </div>
  );
}
