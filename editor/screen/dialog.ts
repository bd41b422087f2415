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

/** Shows what is under way, in front of all else, until it has ended. */
export function tell<Result>(title: string, work: Promise<Result>): Promise<Result> {
  const dialog = element('dialog', { className: 'editor-dialog' }, element('p', { role: 'status' }, title));
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return work.finally(() => dialog.remove());
}

/** Asks in a dialog. Resolves to the value of the pressed button, or to nothing for Escape and the first button. */
export function ask(
  title: string,
  content: Child[] = [],
  buttons: Record<string, string> = { '': words.close },
): Promise<string> {
  const heading = element('h2', { id: 'dialog-title' }, title);
  const form = element('form', { method: 'dialog' });
  form.append(...Object.entries(buttons).map(([value, label]) => element('button', { value }, label)));
  const dialog = element('dialog', { className: 'editor-dialog' }, heading, ...content, form);
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
