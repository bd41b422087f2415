import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Peaks } from '#app/ui/peaks.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

const looks = {
  columns: { row: 'lists-columns pairs', list: undefined },
  cards: { row: 'lists-cards', list: 'card' },
} as const;

export function Section({ view, frame }: SectionProps<'lists'>) {
  const address = useAddress();
  const { row, list } = looks[view.look];
  return (
    <TitledSection {...view} {...frame}>
      <div className={`${row} mt-12`}>
        {view.lists.map((entry) => (
          <div key={entry.title} className={list}>
            <div data-reveal="">
              <h3 className="subheading text-h3">{entry.title}</h3>
              <p className="mt-2 text-soft">{entry.description}</p>
              <Peaks items={entry.first} className="mt-5" />
              {entry.others.length > 0 && (
                <Fold label={entry.othersLabel}>
                  <Peaks items={entry.others} className="lists-rest" />
                </Fold>
              )}
            </div>
          </div>
        ))}
      </div>
      {view.button && (
        <div className="mt-12 no-print">
          <ButtonLink to={address(view.button.to)}>{view.button.label}</ButtonLink>
        </div>
      )}
    </TitledSection>
  );
}
