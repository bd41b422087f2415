import { isCancel, log, text as prompt } from '@clack/prompts';
import { z } from 'zod';
import { ContentError, readBy } from '#site/content-error.ts';
import { sentenceOf } from '#site/finding.ts';
import type { Site } from '#site/open-site.server.ts';
import { brandSchema } from '#site/schema/company.ts';
import { text } from '#site/schema/parts.ts';
import { type Answers, answersSchema, codeOf, contrastFaults } from './answers.ts';
import { usualIn } from './country.ts';

const { shape } = answersSchema;
const listOf = (value: string) => value.split(',').map((part) => part.trim());

/** The answers so far: after a step back all questions are asked again and these replayed. */
const history: string[] = [];
let at = 0;
class Back extends Error {}

/** Asks in a terminal for what an answers file says. Throws ContentError when the owner stops. */
export async function askForAnswers(sample: Site): Promise<Answers> {
  log.info('Type < to go back to the question before.');
  for (;;)
    try {
      at = 0;
      return await askAll(sample);
    } catch (error) {
      if (!(error instanceof Back)) throw error;
      history.pop();
    }
}

async function askAll(sample: Site): Promise<Answers> {
  const name = await ask('Name of the company, as pages say it', shape.name);
  const legalName = await ask('Legal name', shape.legalName, { initialValue: name });
  const founded = await ask('Founded in the year', shape.founded, { read: Number });
  const languages = await ask('Languages with their country, the first at the root', shape.languages, {
    read: listOf,
    placeholder: 'es-CO, en-US',
  });
  const services: Answers['services'] = {};
  for (const code of languages.map(codeOf)) {
    const [first] = Object.values(services);
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(code);
    const schema = shape.services.valueType;
    const message = `Services in ${language}, with commas${first ? `, in this order: ${first.join(', ')}` : ''}`;
    services[code] = await ask(message, first ? schema.length(first.length) : schema, { read: listOf });
  }
  const phone = await ask('Phone with its country code, in groups', shape.phone, {
    placeholder: '+33 (0)4 78 55 01 42',
  });
  const { from, to } = shape.officeHours.shape;
  const officeHours = {
    from: await ask('Office hours from Monday to Friday begin at', from, { placeholder: '08:00' }),
    to: await ask('Office hours end at', to, { placeholder: '17:00' }),
  };
  const { replyDays, callMinutes } = shape.promises.shape;
  const promises = {
    replyDays: await ask('Working days until a message is answered', replyDays, { read: Number }),
    callMinutes: await ask('Minutes of a first call', callMinutes, { read: Number }),
  };
  const country = new Intl.Locale(languages[0] ?? 'en').region ?? '';
  const usual = usualIn(country);
  const currency = await ask('Currency, in three letters', shape.currency, { initialValue: usual.currency ?? '' });
  const timeZone = await ask('Time zone', shape.timeZone, {
    initialValue: usual.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const address = await askForAddress(country);
  const email = await ask('E-mail address that pages show', shape.email);
  const mailbox = await ask('Mailbox for messages of the form', shape.mailbox, { initialValue: email });
  const designCredit = await ask('Who designed the site, for its foot', shape.designCredit, { initialValue: name });
  const yesOrNo = { read: (value: string) => ({ yes: true, no: false })[value], initialValue: 'yes' };
  const calls = await ask('May visitors book calls, yes or no', shape.calls, yesOrNo);
  const holidays = await ask('Look up public holidays as days off, yes or no', z.boolean(), yesOrNo);
  const legalNotice = await ask(
    'A legal notice, as France, Germany and Spain ask for, yes or no',
    z.boolean(),
    yesOrNo,
  );
  const colors = await askForColors(sample);
  const answers = {
    name,
    legalName,
    founded,
    languages,
    services,
    phone,
    officeHours,
    promises,
    currency,
    timeZone,
  };
  return { ...answers, address, email, designCredit, mailbox, calls, holidays, legalNotice, ...colors };
}

async function askForAddress(region = ''): Promise<Answers['address']> {
  const street = await ask('Street and number', text);
  const city = await ask('City', text);
  const state = await ask('Region or state, if letters need it', z.string());
  const postalCode = await ask('Postal code', text);
  const country = await ask('Country', z.string(), { initialValue: region });
  const { townLine: usual = '{postalCode} {city}' } = usualIn(country);
  const initialValue = state && !usual.includes('{region}') ? '{city}, {region} {postalCode}' : usual;
  const townLine = await ask('Line of the town on a letter', text, { initialValue });
  return shape.address.parse({ street, city, ...(state && { region: state }), postalCode, country, townLine });
}

async function askForColors(sample: Site): Promise<Pick<Answers, 'hues' | 'action'>> {
  const { hues, action } = sample.brand();
  let brand = { hues: { services: hues.ink, company: hues.ink, ink: hues.ink, paper: hues.paper }, action };
  const hue = (message: string, initial: number) =>
    ask(`${message}: a hue from 0 to 360, or a color such as #2657a3`, shape.hues.shape.ink, {
      read: (value) => (value.startsWith('#') ? value : Number(value)),
      initialValue: String(initial),
    });
  for (;;) {
    const services = await hue('Color of the services', brand.hues.services);
    const company = await hue('Color of the pages about the company', services);
    const own = await ask('Color of buttons: a hue, or a color', shape.action, {
      read: (value) => (value.startsWith('#') ? value : { ...brand.action, hue: Number(value) }),
      initialValue: String(brand.action.hue),
    });
    const lightness = { read: Number, initialValue: String(own.lightness) };
    own.lightness = await ask('Lightness of buttons', brandSchema.shape.action.shape.lightness, lightness);
    brand = { hues: { services, company, ink: services, paper: hues.paper }, action: own };
    const faults = contrastFaults(brand);
    for (const fault of faults) log.warn(`${fault.key} – ${sentenceOf(fault)}`);
    if (faults.length > 0) continue;
    log.success('Every color can be read on every surface, in light and dark (WCAG 2.2, 1.4.3 and 1.4.11).');
    return brand;
  }
}

type Question<T> = { read?: (value: string) => T; placeholder?: string; initialValue?: string };

async function ask<T>(message: string, schema: z.ZodType<T>, { read, ...shown }: Question<unknown> = {}): Promise<T> {
  const readAnswer = (value = '') => (read ? read(value) : value);
  const validate = (value?: string) => {
    if (value === '<') return undefined;
    const [fault] = readBy(schema, readAnswer(value)).faults;
    return fault && sentenceOf(fault);
  };
  const answer = history[at] ?? (await prompt({ message, ...shown, validate }));
  if (isCancel(answer)) throw new ContentError('Stopped: nothing was written.');
  if (answer === '<') throw new Back();
  history[at++] = answer;
  return schema.parse(readAnswer(answer));
}
