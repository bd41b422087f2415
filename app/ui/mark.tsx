import mark from '#generated/mark.json';

/** The company's mark. What has no color of its own takes that of the text, and its accent that of buttons. */
export function Mark() {
  const { viewBox, shapes = '' }: { viewBox: string; shapes?: string } = mark;
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      className="mark"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, of which the build keeps only shapes
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
