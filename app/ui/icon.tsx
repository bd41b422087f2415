type IconPath = { d: string };

// Drawings of 24 by 24 pixels from Lucide (https://lucide.dev, ISC license), each as one path. Islands get their own
// alone.
export const arrowDown: IconPath = { d: 'M12 5v14M19 12l-7 7-7-7' };
export const arrowRight: IconPath = { d: 'M5 12h14M12 5l7 7-7 7' };
export const arrowUpRight: IconPath = { d: 'M7 7h10v10M7 17 17 7' };
export const brainCircuit: IconPath = {
  d: 'M12 13h4M12 18h6a2 2 0 012 2v1M12 8h8M12 9a4.17 4.17 0 01-3 4M16 8V5a2 2 0 012-2M6 18a4 4 0 01-2-7.465M6.004 5.125a4 4 0 00-2.526 5.77M6.294 6.294A3 3 0 1112 5v13a4 4 0 11-7.967-.518M16.5 13a.5.5 0 1 1-1 0 .5.5 0 1 1 1 0zM18.5 3a.5.5 0 1 1-1 0 .5.5 0 1 1 1 0zM20.5 21a.5.5 0 1 1-1 0 .5.5 0 1 1 1 0zM20.5 8a.5.5 0 1 1-1 0 .5.5 0 1 1 1 0z',
};
export const chevronDown: IconPath = { d: 'M6 9l6 6 6-6' };
export const chevronLeft: IconPath = { d: 'M15 18l-6-6 6-6' };
export const chevronRight: IconPath = { d: 'M9 18l6-6-6-6' };
export const cloud: IconPath = { d: 'M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z' };
export const link2: IconPath = { d: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8' };
export const mail: IconPath = {
  d: 'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
};
export const mapPin: IconPath = {
  d: 'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0z',
};
export const menuBars: IconPath = { d: 'M4 5h16M4 12h16M4 19h16' };
export const pause: IconPath = {
  d: 'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
};
export const phone: IconPath = {
  d: 'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
};
export const play: IconPath = {
  d: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
};
export const refreshCcw: IconPath = {
  d: 'M21 12a9 9 0 0 0-9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M3 12a9 9 0 0 0 9 9 9.75 9.75 0 0 0 6.74-2.74L21 16M16 16h5v5',
};
export const scale: IconPath = {
  d: 'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
};
export const serverCog: IconPath = {
  d: 'M10.852 14.772l-.383.923M13.148 14.772a3 3 0 1 0-2.296-5.544l-.383-.923M13.148 9.228l.383-.923M13.53 15.696l-.382-.924a3 3 0 1 1-2.296-5.544M14.772 10.852l.923-.383M14.772 13.148l.923.383M4.5 10H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-.5M4.5 14H4a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2h-.5M6 18h.01M6 6h.01M9.228 10.852l-.923-.383M9.228 13.148l-.923.383',
};
export const shieldCheck: IconPath = {
  d: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
};
export const smartphone: IconPath = {
  d: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
};
export const cross: IconPath = { d: 'M18 6 6 18M6 6l12 12' };

type IconProps = { icon: IconPath; size?: number; strokeWidth?: number; className?: string };

/** Decoration: what it means stands in words beside it. */
export function Icon({ icon, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path {...icon} />
    </svg>
  );
}
