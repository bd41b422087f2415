import mark from '#generated/mark.json';

export function Mark() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.path} fill="currentColor" />
    </svg>
  );
}
