import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonVariants, FieldVariants, SmallParts } from '../sections/styleguide/primitive-specimens.tsx';
import { SampleSections } from '../sections/styleguide/sample-sections.tsx';
import { ColorRoles, SpaceScale, TypeScale } from '../sections/styleguide/token-specimens.tsx';
import { PageTitle } from '../ui/heading.tsx';
import '../sections/styleguide/styleguide.css';
import { styleguideData } from '../content/loaders/styleguide-data.server.ts';

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];
}

/** The living style guide, while developing only: tokens, type, primitives in all variants, sections with real content. */
export function loader({ url }: LoaderFunctionArgs) {
  return styleguideData(url);
}

export default function StyleguidePage() {
  const { tokens, samples } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="container section-slim">
        <PageTitle>Style guide</PageTitle>
      </div>
      <ColorRoles roles={tokens.colors} families={tokens.families} />
      <TypeScale steps={tokens.type} />
      <SpaceScale radii={tokens.radii} times={tokens.times} />
      <ButtonVariants />
      <FieldVariants />
      <SmallParts picture={samples.service.hero.image} />
      <SampleSections samples={samples} />
    </>
  );
}
