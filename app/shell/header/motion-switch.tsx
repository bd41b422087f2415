import { useShell } from '#app/page-context.ts';
import { Icon, pause, play } from '#app/ui/icon.tsx';

/** WCAG 2.2.2, in the header and in the menu of phones; app/browser/motion.ts runs both and changes their names. */
export function MotionSwitch() {
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
      <Icon icon={pause} size={16} />
      <Icon icon={play} size={16} />
      <span>{motion.name}</span>
    </button>
  );
}
