import type { LoaderFunctionArgs } from 'react-router';
import { pageData } from '../page-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { PlainHero } from '../sections/plain-hero.tsx';
import { SendingOutcome } from '../sections/sending-outcome.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return pageData(url, 'outcome');
}

const Page = pageOf<typeof loader>(function OutcomePage({ page, terrain }) {
  return (
    <div data-family="corporate">
      <PlainHero hero={page.hero} terrain={terrain}>
        <SendingOutcome page={page} />
      </PlainHero>
    </div>
  );
});

export const handle = { Page };
export default Page;
