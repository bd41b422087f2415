import type { ComponentProps } from 'react';
import type { ShellData } from '#app/page-context.ts';

type SearchFormProps = ComponentProps<'form'> & {
  /** Names the landmark. */
  label: string;
  words: Pick<ShellData['words']['search'], 'label' | 'button'>;
};

/** Works without script: `action` is the search page. */
export function SearchForm({ label, words, ...form }: SearchFormProps) {
  return (
    <search aria-label={label}>
      <form {...form} className="site-search">
        <label className="text-small text-strong">
          {words.label}
          <input type="search" name="q" maxLength={100} autoComplete="off" className="field" />
        </label>
        <button type="submit" className="button button-secondary">
          {words.button}
        </button>
      </form>
    </search>
  );
}
