/** A link that opens a file, with its kind and size. */
export function FileLink({ name, src, type, bytes }: { name: string; src: string; type: string; bytes: number }) {
  return (
    <>
      <a href={src} className="link link-alone">
        {name}
      </a>{' '}
      <span className="text-small text-soft">
        ({type}, {Math.ceil(bytes / 1000)} kB)
      </span>
    </>
  );
}
