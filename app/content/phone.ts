/** Returns the digits of a phone number as it is written, without the 0 that many countries put first inside the country. */
export function significantDigits(shown: string): string {
  return shown.replace(/\D/g, '').replace(/^0+/, '');
}
