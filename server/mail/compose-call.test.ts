import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarOf } from './compose-call.ts';

test('quotes in the names of firm and host stand in the invitation as in RFC 6868', () => {
  const host = { name: 'Luz "la jefa" Vega', email: 'luz@faro.test', sample: false };
  const call = {
    message_id: 'ABCD-EFGH-JKMN',
    host: host.email,
    starts_at: 0,
    ends_at: 60_000,
    state: 'confirmed',
    held_until: 0,
    sequence: 0,
    reminded: 0,
  } as const;
  const event = { visitor: 'ana@b.test', call, summary: 'Call', description: '', location: '' };
  const firm = { company: 'Estudio "Faro"', from: 'web@faro.test', now: 0, hosts: [host] };
  const text = calendarOf([event], firm, 'REQUEST').replaceAll('\r\n ', '');

  expect(text).toContain(`;CN="Estudio ^'Faro^'":`);
  const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect(read?.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe(firm.company);
  expect(read?.getAllProperties('attendee').map((each) => each.getFirstParameter('cn'))).toContain(host.name);
});
