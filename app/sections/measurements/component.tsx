import { useShell } from '#app/hooks/use-shell.ts';
import { TitledSection } from '#app/ui/titled-section.tsx';
import { fill } from '#shared/fill.ts';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'measurements'>) {
  const { measuredOn } = useShell().words;
  return (
    <TitledSection {...view} {...frame}>
      <ul className="fact-rows lines mt-block">
        {view.items.map(({ name, method, value, on }) => (
          <li key={name} className="columns text-phone" data-reveal="">
            <p className="heading text-h3">{value}</p>
            <div>
              <h3 className="subheading text-h4">{name}</h3>
              <p className="mt-2 text-soft">{method}</p>
            </div>
            <p className="text-small text-soft">{fill(measuredOn, { date: on })}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-block">
        {view.files?.map(({ label, url, description }) => (
          <li key={url} className="mt-4">
            <a href={url} className="link">
              {label}
            </a>{' '}
            <span className="text-soft">{description}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
