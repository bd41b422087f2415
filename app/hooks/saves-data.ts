/** Whether the visitor asked for less data (Save-Data), where the browser tells. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
