import { useShell } from '#app/page-context.ts';
import { arrowUpRight, Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

type Props = SectionProps<'logos'>;
type ListProps = { items: Props['view']['items'] };

export default function LogosSection({ view, frame }: Props) {
  if (view.look === 'strip') return <Strip view={view} frame={frame} />;
  const List = view.look === 'grid' ? Grid : Rows;
  return (
    <TitledSection {...view} {...frame}>
      <List items={view.items} />
      {view.note && <p className="mt-6 text-fine text-soft">{view.note}</p>}
      {view.more && <OnwardLink {...view.more} />}
    </TitledSection>
  );
}

function Grid({ items }: ListProps) {
  return (
    <ul className="logos-grid ruled-grid mt-part" data-reveal="">
      {items.map(({ id, name, logo, field }) => (
        <li key={id}>
          <Picture {...logo} alt={name} />
          <p className="text-fine text-soft">{field}</p>
        </li>
      ))}
    </ul>
  );
}

function Rows({ items }: ListProps) {
  const { externalLink } = useShell().words;
  return (
    <ul className="logos-rows ruled-list mt-part">
      {items.map(({ id, name, logo, field, work, link }) => (
        <li key={id} className="logos-row tile" data-reveal="">
          <Picture {...logo} alt="" />
          <div>
            <h3 className="subheading text-h4">
              {link ? (
                <a href={link} className="stretched-link">
                  {name}
                  <span className="visually-hidden"> ({externalLink})</span>
                </a>
              ) : (
                name
              )}
            </h3>
            <p className="text-small text-soft">{field}</p>
          </div>
          <p className="text-soft">{work}</p>
          {link && <Icon icon={arrowUpRight} className="arrow" />}
        </li>
      ))}
    </ul>
  );
}

/** A moving strip. A second list lets it loop without a gap; screen readers get only one. */
function Strip({ view, frame }: Omit<Props, 'page'>) {
  return (
    <SectionFrame {...frame} slim className="logos-strip" data-reveal="">
      <div className="container row logos-strip-heading">
        <h2 className="subheading text-h4">{view.title}</h2>
        {view.more && <OnwardLink {...view.more} />}
      </div>
      <div className="strip">
        <StripList items={view.items} />
        <StripList items={view.items} silent />
      </div>
    </SectionFrame>
  );
}

function StripList({ items, silent = false }: ListProps & { silent?: boolean }) {
  return (
    <ul aria-hidden={silent || undefined}>
      {items.map(({ id, name, logo }) => (
        <li key={id}>
          <Picture {...logo} alt={silent ? '' : name} />
        </li>
      ))}
    </ul>
  );
}
