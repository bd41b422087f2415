import { Pause, Play } from 'lucide-react';
import { useMotion } from '#app/hooks/motion.ts';
import { useShell } from '#app/hooks/use-shell.ts';

/** Stops and starts all that moves by itself, on every page, and is remembered (WCAG 2.2.2). Needs script, as the motion does. */
export function MotionSwitch() {
  const { motion } = useShell().site;
  const { paused, toggle } = useMotion();
  const label = paused ? motion.play : motion.pause;
  const Icon = paused ? Play : Pause;
  return (
    <button type="button" className="tool scripted" onClick={toggle} title={label}>
      <Icon size={16} aria-hidden="true" />
      <span className="tool-label">{label}</span>
    </button>
  );
}
