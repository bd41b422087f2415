import { type ShellData, useLocalizedPath, useShell } from '#app/page-context.ts';
import { MailLink, PhoneLink, PostalAddress } from '#app/ui/contact-links.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import { Brand } from '../header/brand.tsx';
import { LanguageLink } from '../header/language-link.tsx';

export function SiteFooter() {
  const { words, company, footer } = useShell();
  const address = useLocalizedPath();
  return (
    <footer className="footer" data-surface="deep">
      <div className="container footer-grid">
        <div className="footer-about">
          <Brand />
          <p className="mt-3 text-small text-soft">{words.footer.blurb}</p>
          {company.social.length > 0 && (
            <ul className="mt-5 text-small text-strong">
              {company.social.map((network) => (
                <li key={network.url}>
                  <a href={network.url} className="link link-quiet">
                    <span className="visually-hidden">{words.footer.social} </span>
                    {network.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {fixedPaths.search && (
            <SearchForm label={words.search.label} words={words.search} action={address(fixedPaths.search)} />
          )}
        </div>
        {footer.map(({ name, links }) => (
          <FooterList key={name} title={name} links={links} />
        ))}
        <div className="footer-contact">
          <h2 className="text-small text-strong">{words.footer.contact}</h2>
          <div className="text-small text-soft">
            <PostalAddress />
            <PhoneLink />
            <MailLink />
          </div>
        </div>
      </div>
      <div className="footer-bottom">
        <div className="container row text-fine text-soft">
          <p>{words.footer.copyright}</p>
          <p>
            {words.footer.credit} {company.designCredit}
          </p>
          <ul className="row">
            <li>
              <a href={address(fixedPaths.privacy)}>{words.footer.privacy}</a>
            </li>
            <li>
              <a href={address(fixedPaths.accessibility)}>{words.footer.accessibility}</a>
            </li>
            <li className="row">
              <LanguageLink className="" />
            </li>
          </ul>
          {company.sample && <p className="footer-sample">{words.footer.sample}</p>}
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, links }: { title: string; links: ShellData['footer'][number]['links'] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-small text-strong">{title}</h2>
      <Fold label={title}>
        <ul className="text-small text-soft">
          {links.map((link) => (
            <li key={link.to}>
              <a href={link.to}>{link.label}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
