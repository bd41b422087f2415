/** Takes a phone number as it is written, gives its digits without the 0 that many countries put first inside the country. */
export function significantDigits(shown: string): string {
  return shown.replace(/\D/g, '').replace(/^0+/, '');
}
