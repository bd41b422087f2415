import { useLocalizedPath } from '#app/page-context.ts';
import { arrowRight, Icon } from './icon.tsx';

/** `to` is a path without language. */
export function OnwardLink({ label, to }: { label: string; to: string }) {
  const address = useLocalizedPath();
  const lastWordStart = label.lastIndexOf(' ') + 1;
  return (
    <a href={address(to)} className="onward">
      <span>
        {label.slice(0, lastWordStart)}
        <span className="onward-end">
          {label.slice(lastWordStart)}
          <Icon icon={arrowRight} size={18} className="arrow mirrored" />
        </span>
      </span>
    </a>
  );
}
