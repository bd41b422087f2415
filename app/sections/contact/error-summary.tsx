import type { Page } from '#app/content/page.ts';
import { contactFields } from '#shared/contact.ts';
import type { FieldErrors } from './contact-words.ts';

type ErrorSummaryProps = { title: string; labels: Page<'contact'>['form']['labels']; errors: FieldErrors };

/** From two wrong fields on, a list that leads to each of them (WCAG 3.3.1). It takes the focus after a refusal. */
export function ErrorSummary({ title, labels, errors }: ErrorSummaryProps) {
  const wrong = contactFields.filter((field) => errors[field]);
  if (wrong.length < 2) return null;
  return (
    <section className="error-summary" data-summary="" tabIndex={-1} aria-labelledby="error-summary">
      <p id="error-summary" className="text-strong">
        {title}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="link"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {labels[field]}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
