import { words } from './words.ts';

type Child = Node | string;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** Shows that something is under way, in front of all else, until it has ended. */
export function showProgress<Result>(title: string, work: Promise<Result>): Promise<Result> {
  const dialog = element('dialog', { className: 'editor-dialog' }, element('p', { role: 'status' }, title));
  dialog.append(element('progress', { ariaLabel: title }));
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return work.finally(() => dialog.remove());
}

/**
 * Asks in a dialog. Resolves to the value of the pressed button, which Enter presses too, or to nothing for Escape and
 * a button without a value.
 */
export function ask(
  title: string,
  content: Child[] = [],
  buttons: Record<string, string> = { '': words.close },
): Promise<string> {
  const heading = element('h2', { id: 'dialog-title' }, title);
  const form = element('form', { method: 'dialog' }, ...content);
  const dialog = element('dialog', { className: 'editor-dialog' }, heading, form);
  for (const [value, label] of Object.entries(buttons)) {
    const button = element('button', { value, type: value ? 'submit' : 'button' }, label);
    if (!value) button.addEventListener('click', () => dialog.close());
    form.append(button);
  }
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(dialog.returnValue);
    });
  });
}
