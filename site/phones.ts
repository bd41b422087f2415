import { phoneRules } from '#shared/contact.ts';
import type { Company } from './open-site.server.ts';

/**
 * The company with its phones as pages in a language show them: with the country code, unless the language's tag is of
 * the company's own country, or of the territory that its address has as region (`es-PR`).
 */
export function withPhonesIn(tag: string, company: Company): Company {
  const { address, phone, emergencyPhone, phonePlan } = company;
  const { region } = new Intl.Locale(tag);
  if (region === address.country || region === address.region) return company;
  const { formatPhone } = phoneRules({ ...phonePlan, trunkPrefix: undefined });
  const abroad = ({ number }: Company['phone']) => {
    const groups = formatPhone(number);
    return { number, shown: groups === number ? number : `+${phonePlan.countryCode} ${groups}` };
  };
  return { ...company, phone: abroad(phone), ...(emergencyPhone && { emergencyPhone: abroad(emergencyPhone) }) };
}
