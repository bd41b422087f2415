import ICAL from 'ical.js';

/** The call that a REPLY of a calendar program declines (RFC 5546, 3.2.3), and who does; nothing for any other text. */
export function readDecline(text: string): { readonly id: string; readonly guest: string } | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    const declining = event
      ?.getAllProperties('attendee')
      .find((attendee) => String(attendee.getFirstParameter('partstat')).toUpperCase() === 'DECLINED');
    if (String(calendar.getFirstPropertyValue('method')).toUpperCase() !== 'REPLY' || !declining) return undefined;
    const [id = ''] = String(event?.getFirstPropertyValue('uid')).toUpperCase().split('@');
    return {
      id,
      guest: String(declining.getFirstValue())
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    };
  } catch {
    return undefined;
  }
}
