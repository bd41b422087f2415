import { Icon } from './icon.tsx';

const icons = {
  brain: 'brain-circuit',
  cloud: 'cloud',
  cycle: 'refresh-ccw',
  link: 'link-2',
  phone: 'smartphone',
  scale: 'scale',
  server: 'server-cog',
  shield: 'shield-check',
} as const;

export function CardIcon({ icon }: { icon: keyof typeof icons }) {
  return <Icon of={icons[icon]} size={40} strokeWidth={1.5} />;
}
