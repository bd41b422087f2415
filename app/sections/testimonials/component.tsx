import { IslandFrame } from '#app/island-frame.tsx';
import { useShell } from '#app/page-context.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SampleLabel } from '#app/ui/sample-label.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';
import { Island as Quotes } from './island.tsx';

export default function TestimonialsSection({ view, frame }: SectionProps<'testimonials'>) {
  const { carousel: words } = useShell().words;
  const { items, tagline, title, more } = view;
  // Real quotes have no label for samples below them.
  const isMixed = items.some(({ sample }) => !sample);
  const footer = (
    <>
      {more && <OnwardLink {...more} />}
      {!isMixed && <SampleLabel of={items} />}
    </>
  );
  return (
    <SectionFrame {...frame} slim aria-roledescription={words.label} aria-label={title}>
      <IslandFrame
        section="testimonials"
        component={Quotes}
        props={{ tagline, title, authors: items.map(({ author }) => author), words }}
        parts={[...items.map((item) => <Quote key={item.quote} item={item} isMixed={isMixed} />), footer]}
        className="container"
      />
    </SectionFrame>
  );
}

type QuoteProps = { item: SectionProps<'testimonials'>['view']['items'][number]; isMixed: boolean };

function Quote({ item, isMixed }: QuoteProps) {
  return (
    <figure className="quote">
      {item.result && (
        <p className="quote-result text-soft">
          <b className="heading key-figure">{item.result.value}</b> {item.result.label}
        </p>
      )}
      <blockquote className="subheading">{item.quote}</blockquote>
      <figcaption className="mt-4 text-soft">{item.author}</figcaption>
      {isMixed && <SampleLabel of={[item]} />}
    </figure>
  );
}
