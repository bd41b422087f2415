import { useShell } from '#app/page-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { DeskNav } from './desk-nav.tsx';
import { LanguageLink } from './language-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export function SiteHeader() {
  return (
    <header className="header">
      <div className="container spread header-row">
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

/** WCAG 2.2.2; app/browser/motion.ts runs it and changes its name. */
function MotionSwitch() {
  const { motion } = useShell().words;
  return (
    <button
      type="button"
      className="tool motion-switch scripted touch-target"
      aria-label={motion.pause}
      title={motion.pause}
      data-pause={motion.pause}
      data-play={motion.play}
    >
      <Icon of="pause" size={16} />
      <Icon of="play" size={16} />
      <span className="tool-label">{motion.name}</span>
    </button>
  );
}
