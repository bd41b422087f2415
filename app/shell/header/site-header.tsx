import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { memo } from 'react';
import { useMotion } from '#app/hooks/motion.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Brand } from './brand.tsx';
import { DeskNav } from './desk-nav.tsx';
import { LanguageLink } from './language-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export const SiteHeader = memo(function SiteHeader() {
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
});

/** WCAG 2.2.2 */
function MotionSwitch() {
  const { motion } = useShell().words;
  const { paused, toggle } = useMotion();
  const label = paused ? motion.play : motion.pause;
  const Icon = paused ? Play : Pause;
  return (
    <button type="button" className="tool scripted touch-target" onClick={toggle} aria-label={label} title={label}>
      <Icon size={16} />
      <span className="tool-label">{motion.name}</span>
    </button>
  );
}
