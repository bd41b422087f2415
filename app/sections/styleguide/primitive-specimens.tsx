import { ArrowRight } from 'lucide-react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { DrawnMark, Mark } from '#app/ui/mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureData } from '#content/page.ts';
import { Specimen } from './specimen.tsx';

export function ButtonVariants() {
  return (['paper', 'deep'] as const).map((surface) => (
    <Specimen key={surface} title={`Buttons on ${surface}`} surface={surface}>
      <div className="row specimen-row">
        <Button>Action</Button>
        <Button disabled>Action, disabled</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="quiet" disabled>
          Quiet, disabled
        </Button>
        <ButtonLink to="/">Link</ButtonLink>
        <ButtonLink to="/" look="quiet">
          Quiet link
        </ButtonLink>
      </div>
    </Specimen>
  ));
}

export function FieldVariants() {
  return (
    <Specimen title="Fields">
      <div className="form-fields text-measure">
        <TextField id="guide-empty" label="Empty" note="required" />
        <TextField id="guide-filled" label="Filled" note="optional" defaultValue="787-555-0199" />
        <TextField id="guide-hint" label="With a hint" note="optional" hint="Ten digits, for example 787-555-0199" />
        <TextField id="guide-wrong" label="Wrong" note="required" hint="A hint stays" error="Invalid Email Format!" />
        <TextArea id="guide-area" label="Several lines" note="required" rows={3} />
        <TextField id="guide-disabled" label="Disabled" note="optional" disabled defaultValue="Not now" />
      </div>
    </Specimen>
  );
}

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
