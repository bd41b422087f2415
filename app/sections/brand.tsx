import { Link } from 'react-router';
import { Mark } from '../primitives/mark.tsx';
import { useAddress, useShell } from '../shell.ts';

/** Mark and name. Leads to home and, on home, smoothly to its top (spec section 2, Navigation bar). */
export function Brand() {
  const { company } = useShell();
  const address = useAddress();
  return (
    <Link to={address('/')} className="brand" onClick={() => window.scrollTo({ top: 0 })}>
      <Mark />
      {company.name}
    </Link>
  );
}
