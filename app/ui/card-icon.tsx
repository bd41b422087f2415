import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Cloud from 'lucide-react/icons/cloud';
import Link2 from 'lucide-react/icons/link-2';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import Scale from 'lucide-react/icons/scale';
import ServerCog from 'lucide-react/icons/server-cog';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';

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
