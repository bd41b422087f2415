import { BrainCircuit, Cloud, Link2, RefreshCcw, Scale, ServerCog, ShieldCheck, Smartphone } from 'lucide-react';

const icons = {
  brain: BrainCircuit,
  cloud: Cloud,
  cycle: RefreshCcw,
  link: Link2,
  phone: Smartphone,
  scale: Scale,
  server: ServerCog,
  shield: ShieldCheck,
};

export function CardIcon({ icon }: { icon: keyof typeof icons }) {
  const Icon = icons[icon];
  return <Icon size={40} strokeWidth={1.5} />;
}
