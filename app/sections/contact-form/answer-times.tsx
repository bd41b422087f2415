import { useEffect, useState } from 'react';

const id = 'answer-times';

// The server's markup, read before hydration; undefined if the document is that of another page.
const served = typeof document === 'undefined' ? '' : document.getElementById(id)?.innerHTML;

/** How soon messages were answered: written into the page by the server (server/answers/answer-times.ts). */
export function AnswerTimes() {
  const [markup, setMarkup] = useState(served);

  // After a client-side navigation the document has to be fetched.
  useEffect(() => {
    if (markup !== undefined) return;
    const leaving = new AbortController();
    fetch(location.pathname, { signal: leaving.signal })
      .then((answer) => answer.text())
      .then((html) => new DOMParser().parseFromString(html, 'text/html').getElementById(id)?.innerHTML ?? '')
      .then(setMarkup)
      .catch(() => {});
    return () => leaving.abort();
  }, [markup]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, escaped there
  return <p id={id} className="contact-form-answers in-languages" dangerouslySetInnerHTML={{ __html: markup ?? '' }} />;
}
