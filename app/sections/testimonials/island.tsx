import { useEffect, useState } from 'react';
import { timings } from '#app/browser/timings.ts';
import { CarouselDots, CarouselTrack } from '#app/carousel/carousel.tsx';
import { useCarousel } from '#app/carousel/use-carousel.ts';
import type { IslandProps } from '#app/island-frame.tsx';
import type { ShellData } from '#app/page-context.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';

type QuotesProps = { tagline: string; title: string; authors: string[]; words: ShellData['words']['carousel'] };

/** Shows one quote at a time. Without script all quotes are shown. */
export function Island({ tagline, title, authors, words, parts }: IslandProps<QuotesProps>) {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => setEnabled(true), []);
  const carousel = useCarousel({ labels: authors, parts, enabled, intervalMs: timings.testimonial, fades: true });
  return (
    <div className="testimonials" {...carousel.part}>
      <p className="tagline">{tagline}</p>
      <h2 className="visually-hidden">{title}</h2>
      <CarouselTrack carousel={carousel} words={words} aria-live={carousel.moving ? 'off' : 'polite'} />
      <CarouselDots carousel={carousel} words={words} />
      <StaticHtml html={parts[authors.length] ?? ''} className="row quotes-footer" />
    </div>
  );
}
