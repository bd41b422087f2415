import { TextArea, TextField } from '#app/ui/field.tsx';
import { Specimen } from './specimen.tsx';

/** Fields empty, with a hint, wrong and disabled. */
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
