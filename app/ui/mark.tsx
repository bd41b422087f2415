import mark from '#generated/mark.json';

export function Mark() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.path} fill="currentColor" />
    </svg>
  );
}

/** The mark as the splash draws it: an outline, then the filled form. */
export function DrawnMark() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true">
      <path className="fill" d={mark.path} />
      <path className="stroke" d={mark.outline} />
    </svg>
  );
}
