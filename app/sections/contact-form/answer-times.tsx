import { useEffect, useState } from 'react';

const id = 'answer-times';

// What the server has put there, read before React takes the page over; undefined where the document is another page's.
const served = typeof document === 'undefined' ? '' : document.getElementById(id)?.innerHTML;

/** The place that the server fills with how soon messages were answered (server/answers/answer-times.ts), without any script. */
export function AnswerTimes() {
  const [markup, setMarkup] = useState(served);

  // A page that was reached without loading its document asks for that.
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
