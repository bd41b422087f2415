import { ArrowRight } from 'lucide-react';
import { SectionHeading } from '#app/ui/heading.tsx';
import { DrawnMark, Mark } from '#app/ui/mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#content/page.ts';
import { Specimen } from './specimen.tsx';

/** Headings, links, lists, the mark and a picture. */
export function SmallParts({ picture }: { picture: PictureData }) {
  return (
    <>
      <Specimen title="Headings">
        <div className="specimen-stack">
          <SectionHeading tag="Tag line" title="A stacked heading" description="With its description below it." />
          <SectionHeading
            tag="Tag line"
            title="A split heading over two lines of some length"
            description="With its description beside it, down to the foot."
            layout="split"
          />
        </div>
      </Specimen>
      <Specimen title="Links, lists, mark, picture">
        <div className="swatches">
          <div className="specimen-stack">
            <a href="#top" className="link">
              Link in running text
            </a>
            <a href="#top" className="link link-quiet">
              Quiet link in a list
            </a>
            <a href="#top" className="link link-alone">
              Link on a line of its own
            </a>
            <a href="#top" className="onward">
              <span>An onward link</span> <ArrowRight size={18} aria-hidden="true" />
            </a>
          </div>
          <ul className="peaks">
            <li>A point with its peak</li>
            <li>Another, long enough to break into a second line</li>
          </ul>
          <div className="brand">
            <Mark /> <span className="chip">Chip</span>
            <DrawnMark />
          </div>
          <Picture {...picture} />
        </div>
      </Specimen>
    </>
  );
}
