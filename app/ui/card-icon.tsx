import { brainCircuit, cloud, Icon, link2, refreshCcw, scale, serverCog, shieldCheck, smartphone } from './icon.tsx';

const icons = {
  brain: brainCircuit,
  cloud,
  cycle: refreshCcw,
  link: link2,
  phone: smartphone,
  scale,
  server: serverCog,
  shield: shieldCheck,
} as const;

export function CardIcon({ icon }: { icon: keyof typeof icons }) {
  return <Icon icon={icons[icon]} size={40} strokeWidth={1.5} />;
}
