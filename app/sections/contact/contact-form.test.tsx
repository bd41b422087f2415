// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadContactTexts, loadPage } from '#app/content/load.server.ts';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { ContactForm } from './contact-form.tsx';

const { form } = loadPage('en', { path: '/contact-us', kind: 'contact' });
const texts = loadContactTexts('en');

function renderForm() {
  return renderInShell(<ContactForm words={form} texts={texts} />, '/contact-us');
}

/** Answers every call with `answer`; gives the messages that were sent. */
function serve(answer: () => Response | Promise<Response>) {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
  return sent;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const button = () => screen.getByText<HTMLButtonElement>(form.send);
const send = () => fireEvent.click(button());
const toast = (role: 'status' | 'alert') => within(screen.getByRole(role));

function fillIn() {
  type('Name', 'Ana Rivera');
  type('Email', 'ana@example.com');
  type('Message', 'We need help.');
}

test('an empty form sends nothing and says under each required field what is missing', () => {
  const sent = serve(() => Response.json({ success: true }));
  renderForm();

  send();

  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(errorOf('Name')).toBe('Name is Required!');
  expect(errorOf('Email')).toBe('Email is Required!');
  expect(errorOf('Message')).toBe('Message is Required!');
  expect(sent).toEqual([]);
});

/** The text that a screen reader hears as the error of a field. */
function errorOf(name: string): string | undefined {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error && document.getElementById(error)?.textContent;
}

test('a wrong email and a short phone are refused in the words of the requirements', () => {
  const sent = serve(() => Response.json({ success: true }));
  renderForm();
  fillIn();
  type('Email', 'ana+tag@example.com');
  type('Phone', '787555');

  send();

  expect(errorOf('Email')).toBe('Invalid Email Format!');
  expect(errorOf('Phone')).toBe('Phone number must have at least 10 digits!');
  expect(sent).toEqual([]);
});

test('the error of a field goes as soon as that field is edited, those of the others stay', () => {
  renderForm();
  send();

  type('Name', 'A');

  expect(errorOf('Name')).toBeUndefined();
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(errorOf('Email')).toBe('Email is Required!');
});

test('while it sends, every field and the button are disabled, and button and live region say so', async () => {
  const answered = Promise.withResolvers<Response>();
  const sent = serve(() => answered.promise);
  renderForm();
  fillIn();

  send();

  const disabled = screen.getByRole('button', { name: 'Submitting...' }).closest('fieldset');
  expect(disabled?.disabled).toBe(true);
  expect(disabled?.querySelectorAll('input:not([type="hidden"], [tabindex]), textarea')).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toBe('Submitting...');
  if (disabled?.form) fireEvent.submit(disabled.form);
  expect(sent).toHaveLength(1);

  answered.resolve(Response.json({ success: true }));
  await screen.findByText(form.send);
  expect(disabled?.disabled).toBe(false);
  expect(screen.getByRole('status').textContent).not.toContain('Submitting...');
});

test('a message that was stored empties the form, and toast and form tell it with its reference', async () => {
  const sent = serve(() => Response.json({ success: true, message: 'Stored', reference: 'M-2026-7' }));
  renderForm();
  fillIn();
  type('Phone', '(787) 555-0142');

  send();

  expect(await toast('status').findByText('Success!')).toBeTruthy();
  const sentence = "Your message has been sent successfully! We'll get back to you soon.";
  expect(toast('status').getByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(screen.getByText('M-2026-7')).toBeTruthy();
  expect(['Name', 'Email', 'Phone', 'Message'].map((name) => field(name).value)).toEqual(['', '', '', '']);
  expect(sent[0]).toMatchObject({ name: 'Ana Rivera', email: 'ana@example.com', phone: '7875550142', locale: 'en' });
});

test('what was said of a stored message goes with the next one, whoever refuses that', async () => {
  const sent = serve(() => Response.json({ success: sent.length === 1, message: 'No', reference: `M-${sent.length}` }));
  renderForm();
  fillIn();
  send();
  expect(await screen.findByText('M-1')).toBeTruthy();

  send();

  expect(errorOf('Name')).toBe('Name is Required!');
  expect(screen.queryByText('M-1')).toBeNull();
  expect(toast('status').queryByText('Success!')).toBeNull();
  fillIn();
  send();
  await toast('alert').findByText('No');
  expect(screen.getByText(form.mailInstead)).toBeTruthy();
});

test('closing a toast gives the focus to what it said in the form', async () => {
  serve(() => Response.json({ success: true, reference: 'M-2026-7' }));
  renderForm();
  fillIn();
  send();
  const close = await toast('status').findByRole('button');
  close.focus();

  fireEvent.click(close);

  expect(toast('status').queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: texts.toasts.success }));
});

test('the next message has another key, a repetition of a failed one has the same', async () => {
  const sent = serve(() => Response.json({ success: sent.length === 2, message: 'No' }));
  renderForm();
  fillIn();
  send();
  await toast('alert').findByText('No');
  send();
  await toast('status').findByText('Success!');
  fillIn();
  send();
  await waitFor(() => expect(sent).toHaveLength(3));

  const [first, repeated, next] = sent.map((message) => message.key);
  expect(first).toMatch(/^[\w-]{20,}$/);
  expect(repeated).toBe(first);
  expect(next).not.toBe(first);
});

test('a refusal shows the words of the service, keeps the text and offers mail and phone', async () => {
  serve(() => Response.json({ success: false, message: 'Too many messages.' }, { status: 429 }));
  const { shell } = renderForm();
  fillIn();

  send();

  expect(await toast('alert').findByText('Error!')).toBeTruthy();
  expect(toast('alert').getByText('Too many messages.')).toBeTruthy();
  expect(field('Message').value).toBe('We need help.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringMatching(/^mailto:.*body=We%20need%20help\.%0A%0AAna%20Rivera$/));
  expect(links).toContain(`tel:${shell.company.phone.number}`);
});

test('a refusal without words has those of the requirements', async () => {
  serve(() => Response.json({ success: false }));
  renderForm();
  fillIn();

  send();

  expect(await toast('alert').findByText('Failed to send message')).toBeTruthy();
});

test('fields that the service refuses are marked in its words', async () => {
  serve(() => Response.json({ success: false, message: 'Check.', errors: { website: 'Not a website.' } }));
  renderForm();
  fillIn();

  send();

  await waitFor(() => expect(errorOf('Website')).toBe('Not a website.'));
  await waitFor(() => expect(document.activeElement).toBe(field('Website')));

  type('Website', 'https://example.com');
  expect(errorOf('Website')).toBeUndefined();
});

test('without connection the toast says so with the word of the browser, and the text is kept', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  renderForm();
  fillIn();

  send();

  expect(await toast('alert').findByText('Failed to send message. Please try again later.')).toBeTruthy();
  expect(toast('alert').getByText('Failed to fetch')).toBeTruthy();
  expect(field('Name').value).toBe('Ana Rivera');
});

test('what was typed is there again after a reload, with the same key', async () => {
  const sent = serve(() => Response.json({ success: false, message: 'No' }));
  const { unmount } = renderForm();
  fillIn();
  type('Phone', '787555');
  type('Phone', '');
  send();
  await toast('alert').findByText('No');
  unmount();

  renderForm();
  expect(field('Name').value).toBe('Ana Rivera');
  send();
  await waitFor(() => expect(sent).toHaveLength(2));

  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('nothing is kept once the message was stored', async () => {
  serve(() => Response.json({ success: true }));
  const { unmount } = renderForm();
  fillIn();
  send();
  await toast('status').findByText('Success!');
  unmount();

  renderForm();

  expect(field('Name').value).toBe('');
});

test('the form works on a page that was not served securely, where browsers make no random ids', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const sent = serve(() => Response.json({ success: true }));
  renderForm();
  fillIn();

  send();

  await toast('status').findByText('Success!');
  expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/);
});

test('a Spanish page refuses in Spanish and tells the service its language', async () => {
  const sent = serve(() => Response.json({ success: true }));
  const spanish = loadContactTexts('es');
  renderInShell(<ContactForm words={form} texts={spanish} />, '/es/contact-us');

  send();
  expect(errorOf('Name')).toBe(spanish.errors['name-required']);

  fillIn();
  send();
  expect(await toast('status').findByText(spanish.toasts.success)).toBeTruthy();
  expect(sent[0]).toMatchObject({ locale: 'es' });
});
