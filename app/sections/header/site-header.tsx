import { memo } from 'react';
import { Brand } from './brand.tsx';
import { DeskNav } from './desk-nav.tsx';
import { LanguageLink } from './language-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MotionSwitch } from './motion-switch.tsx';

export const SiteHeader = memo(function SiteHeader() {
  return (
    <header className="header">
      <div className="container header-row">
        <Brand />
        <DeskNav />
        <div className="header-tools">
          <MotionSwitch />
          <LanguageLink className="tool header-language" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
});
