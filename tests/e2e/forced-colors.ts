import type { Page } from '@playwright/test';

/**
 * Returns what colors that a person forced would not reach or would wipe out: texts that refuse them, controls without a
 * frame, controls on which the focus is not seen. The browser gives each frame and outline a color that shows.
 */
export async function findLostInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = ':is(a[href], button, input, textarea, summary, [tabindex="0"])';
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    function hasText({ childNodes }: Element): boolean {
      return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    }

    function hasFrame(control: Element): boolean {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
    }

    function showsFocus(control: HTMLElement): boolean {
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    }

    function say(fault: string, elements: Element[]): string[] {
      return elements.map(({ tagName, className, textContent }) => `${fault}: ${tagName} ${className} ${textContent}`);
    }

    const texts = [...document.body.querySelectorAll('*')].filter((element) => isShown(element) && hasText(element));
    const reached = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => isShown(control) && !control.closest('[inert], .extra-field'),
    );
    const findings = [
      ...say(
        'refuses the colors',
        texts.filter((element) => getComputedStyle(element).forcedColorAdjust !== 'auto'),
      ),
      ...say(
        'no frame',
        reached.filter((control) => control.matches('.button, input, textarea') && !hasFrame(control)),
      ),
      ...say(
        'focus not seen',
        reached.filter((control) => !showsFocus(control)),
      ),
    ];
    (document.activeElement as HTMLElement).blur();
    return findings;
  });
}
