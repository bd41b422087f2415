import { useShell } from '#app/hooks/use-shell.ts';

/** A link that opens a file, with its kind and size. */
export function FileLink({ name, src, type, bytes }: { name: string; src: string; type: string; bytes: number }) {
  const { locale } = useShell();
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' });
  return (
    <>
      <a href={src} className="link link-alone">
        {name}
      </a>{' '}
      <span className="text-small text-soft">
        ({type}, {kilobytes.format(Math.ceil(bytes / 1000))})
      </span>
    </>
  );
}
