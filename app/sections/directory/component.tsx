import { useShell } from '#app/page-context.ts';
import { arrowRight, Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { SectionProps } from '../definitions.ts';

type Page = SectionProps<'directory'>['view']['families'][number]['links'][number];

/** A family beside its list, with the picture of one of its pages, which has the alternative text. */
export default function DirectorySection({ view }: SectionProps<'directory'>) {
  const Entry = view.kind === 'services' ? Service : Technologies;
  return view.families.map(({ group, name, description, picture, links }) => (
    <section key={group} className="directory" data-group={group} id={group}>
      <div className="container directory-family">
        <header data-reveal="">
          <h2 className="heading text-h2">{name}</h2>
          <p className="mt-4 text-soft">{description}</p>
          {picture && <Picture {...picture} alt="" className="directory-picture no-print" />}
        </header>
        <ul className="ruled-list">
          {links.map((page) => (
            <Entry key={page.to} page={page} />
          ))}
        </ul>
      </div>
    </section>
  ));
}

function Service({ page: { to, label, summary, smallest } }: { page: Page }) {
  const { words, colon } = useShell();
  return (
    <li className="tile">
      <h3 className="subheading text-h4">
        <a href={to} className="stretched-link">
          {label}
        </a>
      </h3>
      <p className="mt-1 text-small text-soft">{summary}</p>
      {smallest && (
        <p className="mt-2 text-small">
          {words.sectionWords.smallest + colon} <b>{smallest.amount}</b>
          {smallest.summary && `. ${smallest.summary}`}
        </p>
      )}
      <Icon icon={arrowRight} className="arrow mirrored" />
    </li>
  );
}

function Technologies({ page: { to, label, summary, tools } }: { page: Page }) {
  return (
    <li className="directory-tools-entry">
      <h3 className="subheading text-h4">
        <a href={to} className="link link-quiet link-alone">
          {label}
        </a>
      </h3>
      {tools.length === 0 && <p className="mt-2 text-small text-soft">{summary}</p>}
      {tools.length > 0 && (
        <ul className="directory-tools two-columns-early print-inline mt-3">
          {tools.map((tool) => (
            <li key={tool.name}>
              <span className="text-strong">{tool.name}</span>{' '}
              <span className="text-fine text-soft">{tool.description}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
