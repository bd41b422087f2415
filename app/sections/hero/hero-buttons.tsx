import { useLocalizedPath } from '#app/page-context.ts';
import { arrowDown, Icon } from '#app/ui/icon.tsx';
import type { SectionProps } from '../definitions.ts';

type HeroButtonsProps = {
  buttons: NonNullable<SectionProps<'hero'>['view']['buttons']>;
  /** How far a button within the page scrolls (app/browser/scrolling.ts). By a window is the main action. */
  scroll: 'part' | 'view';
};

const looks = { part: 'button-secondary', view: 'button-primary' } as const;

export function HeroButtons({ buttons, scroll }: HeroButtonsProps) {
  const address = useLocalizedPath();
  return buttons.map(({ label, to }, index) =>
    to.startsWith('#') ? (
      <a key={to} href={to} className={`button ${looks[scroll]}`} data-scroll={scroll}>
        {label}
        <Icon icon={arrowDown} size={18} />
      </a>
    ) : (
      <a key={to} href={address(to)} className={`button ${index > 0 ? 'button-secondary' : 'button-primary'}`}>
        {label}
      </a>
    ),
  );
}
