import { Brand } from './brand.tsx';
import { DeskNav } from './desk-nav.tsx';
import { LanguageLink } from './language-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MotionSwitch } from './motion-switch.tsx';

export function SiteHeader() {
  return (
    <header className="header">
      <div className="container space-between header-row">
        <Brand />
        <DeskNav />
        <div className="header-tools no-print">
          <MotionSwitch />
          <LanguageLink className="tool header-language touch-target" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
