import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Specimen } from './specimen.tsx';

const surfaces = ['paper', 'deep'] as const;

/** Buttons in every look and state, on both surfaces. */
export function ButtonVariants() {
  return surfaces.map((surface) => (
    <Specimen key={surface} title={`Buttons on ${surface}`} surface={surface}>
      <div className="specimen-row">
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
