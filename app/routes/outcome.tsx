import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageData } from '../page-data.server.ts';
import { PlainHero } from '../sections/plain-hero.tsx';
import { SendingOutcome } from '../sections/sending-outcome.tsx';
import { pageMeta } from '../seo.ts';

export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return pageData(url, 'outcome');
}

export default function OutcomePage() {
  const { page, terrain } = useLoaderData<typeof loader>();
  return (
    <div data-family="corporate">
      <PlainHero hero={page.hero} terrain={terrain}>
        <SendingOutcome page={page} />
      </PlainHero>
    </div>
  );
}
