import { useAddress } from '#app/page-context.ts';
import { Bullets } from '#app/ui/bullets.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { MoreFold } from '#app/ui/more-fold.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

const looks = { columns: 'lists-columns pairs text-phone', cards: 'lists-cards text-phone' } as const;

/** Narrow screens fold the other entries. */
const open = 3;

export function Section({ view, frame }: SectionProps<'lists'>) {
  const address = useAddress();
  return (
    <TitledSection {...view} {...frame}>
      <div className={`${looks[view.look]} mt-part`}>
        {view.lists.map((entry) => (
          <div key={entry.title}>
            <div data-reveal="">
              <h3 className="subheading text-h3">{entry.title}</h3>
              <p className="mt-2 text-soft">{entry.description}</p>
              <Bullets items={entry.items.slice(0, open)} className="mt-5" />
              <MoreFold count={entry.items.length - open}>
                <Bullets items={entry.items.slice(open)} className="lists-rest" />
              </MoreFold>
            </div>
          </div>
        ))}
      </div>
      {view.button && (
        <div className="mt-part no-print">
          <ButtonLink to={address(view.button.to)}>{view.button.label}</ButtonLink>
        </div>
      )}
    </TitledSection>
  );
}
