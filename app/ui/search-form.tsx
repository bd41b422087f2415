import type { ComponentProps } from 'react';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { fixedPaths } from '#site/bundled.ts';
import { Button } from './button.tsx';

/** Works without script. Renders nothing if the site has no search page. `label` names the landmark. */
export function SearchForm({ label, ...form }: ComponentProps<'form'> & { label: string }) {
  const words = useShell().words.search;
  const address = useAddress();
  if (!fixedPaths.search) return null;
  return (
    <search aria-label={label}>
      <form action={address(fixedPaths.search)} {...form} className="site-search">
        <label className="text-small text-strong">
          {words.label}
          <input type="search" name="q" maxLength={100} autoComplete="off" className="field" />
        </label>
        <Button type="submit" look="quiet">
          {words.button}
        </Button>
      </form>
    </search>
  );
}
