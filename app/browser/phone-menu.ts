/** What the menu of narrow windows, a `<dialog>`, does beyond being shown by its button. */
export function startPhoneMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('.menu');
  const opener = document.querySelector('.menu-opener');
  if (!menu || !opener) return;
  const { dataset } = document.documentElement;
  opener.addEventListener('click', () => {
    // Keeps the page behind from scrolling.
    dataset.menu = '';
    if (!('command' in HTMLButtonElement.prototype)) menu.showModal();
  });
  // A click beside the menu closes it, and one on a link, even to the page shown.
  menu.addEventListener('click', ({ target }) => {
    if (target === menu || (target as Element).closest('a')) menu.close();
  });
  menu.addEventListener('close', () => delete dataset.menu);
  addEventListener('pageshow', () => menu.close());
}
