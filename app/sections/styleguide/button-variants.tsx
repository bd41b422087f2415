import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Specimen } from './specimen.tsx';

const grounds = ['paper', 'deep'] as const;

/** Buttons in every look and state, on both grounds. */
export function ButtonVariants() {
  return grounds.map((ground) => (
    <Specimen key={ground} title={`Buttons on ${ground}`} ground={ground}>
      <div className="flex flex-wrap items-center gap-3">
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
