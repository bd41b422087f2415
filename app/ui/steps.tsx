type Step = { title: string; description: string };

/** Numbered steps. */
export function Steps({ steps, className = '' }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={`steps ${className}`}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-1 text-small text-soft">{description}</p>
        </li>
      ))}
    </ol>
  );
}
