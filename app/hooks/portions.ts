// These run as text in a page's module too (tools/build/paint-first): they use nothing but each other.

/** How many elements are laid out in a frame: with the processor slowed four times some 40 ms of work. */
export const portion = 40;

/** How far below the top, in windows, browsers have laid out what has `content-visibility: auto`: one and a half below the view. */
export const nearby = 2.5;

/** How many elements a part has, itself among them. */
export function sizeOf(part: HTMLElement): number {
  return part.getElementsByTagName('*').length + 1;
}

/** Gives what a part is laid out by: itself, or where that is more than a portion the parts in it that are not. */
export function smallParts(part: HTMLElement): HTMLElement[] {
  return sizeOf(part) > portion ? ([...part.children] as HTMLElement[]).flatMap(smallParts) : [part];
}

/** Takes the first of `waiting` that are no more than a portion, one at least, out of it and gives them. */
export function takePortion(waiting: HTMLElement[]): HTMLElement[] {
  let room = portion;
  const tooMuch = waiting.findIndex((part, index) => {
    room -= sizeOf(part);
    return index > 0 && room < 0;
  });
  return waiting.splice(0, tooMuch < 0 ? waiting.length : tooMuch);
}
