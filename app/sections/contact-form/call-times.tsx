import { useEffect, useRef, useState } from 'react';
import { fill } from '#shared/fill.ts';
import { pluralForm } from '#shared/plural.ts';
import { findLanguage } from '#site/bundled.ts';
import type { CallsProps } from './calls.tsx';
import { contactEndpoint } from './send-contact.ts';

type Offer = { timeZone: string; times: string[] };
type Time = { iso: string; shown: string; there: { time: string; zone: string } | undefined };
type Day = { name: string; short: string; times: Time[] };

/** The days that have free times, then the times of one. Fetched again when a time was taken meanwhile. */
export function Times({ words, error }: CallsProps) {
  const locale = document.documentElement.lang;
  const [offer, setOffer] = useState<Offer>();
  const [chosen, setChosen] = useState<string>();
  const days = daysOf(offer, findLanguage(locale).tag);
  const day = days.find(({ name }) => name === chosen);
  const group = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another error has another reason
  useEffect(() => {
    // The next choice takes the error away, and stays.
    if (offer && !error) return;
    setChosen(undefined);
    fetch(`${contactEndpoint}/times`)
      .then((answer) => answer.json())
      .then(setOffer)
      .catch(() => setOffer({ timeZone: 'UTC', times: [] }));
  }, [error]);

  // A message that was sent empties the form.
  useEffect(() => {
    const form = group.current?.closest('form');
    const reset = () => setChosen(undefined);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  return (
    <div ref={group}>
      {offer?.times.length === 0 ? (
        <p className="no-times">{words.hint}</p>
      ) : (
        <>
          <p className="text-fine text-soft">{words.note}</p>
          {error && (
            <p id="time-error" className="field-error">
              {error}
            </p>
          )}
          <div
            className="call-choices mt-3"
            role="radiogroup"
            aria-label={words.title}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && 'time-error'}
            tabIndex={-1}
          >
            <label className="call-none">
              <input type="radio" name="call-day" checked={!day} onChange={() => setChosen(undefined)} /> {words.none}
            </label>
            {days.map(({ name, short, times }) => (
              <label key={name}>
                <input type="radio" name="call-day" checked={name === chosen} onChange={() => setChosen(name)} />
                {short}
                <span className="text-fine">
                  {fill(words.free[pluralForm(times.length, locale)], { count: times.length })}
                </span>
              </label>
            ))}
          </div>
          {days.some(({ times }) => times.some(({ there }) => there)) && (
            <p className="text-fine text-soft mt-3">{words.zones}</p>
          )}
        </>
      )}
      {day && (
        <fieldset key={day.name} className="call-choices mt-4">
          <legend>{day.name}</legend>
          {day.times.map(({ iso, shown, there }, index) => (
            <label key={iso}>
              <input type="radio" name="time" value={iso} defaultChecked={index === 0} />
              <time dateTime={iso}>{shown}</time>
              {there && (
                <span className="text-fine">
                  <time dateTime={iso}>{there.time}</time> {there.zone}
                </span>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** In the visitor's time zone, beside the firm's where that differs. */
function daysOf(offer: Offer | undefined, tag: string): Day[] {
  if (!offer) return [];
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const inFirmZone = { ...clock, timeZone: offer.timeZone };
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' });
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric' });
  const own = new Intl.DateTimeFormat(tag, clock);
  const firm = new Intl.DateTimeFormat(tag, inFirmZone);
  const firmZone = new Intl.DateTimeFormat(tag, { timeZone: offer.timeZone, weekday: 'short', timeZoneName: 'short' });
  const dates = offer.times.map((iso) => ({ iso, date: new Date(iso) }));
  return Array.from(
    Map.groupBy(dates, ({ date }) => long.format(date)),
    ([name, ofDay]) => ({
      name,
      short: short.format(ofDay[0]?.date),
      times: ofDay.map(({ iso, date }) => {
        const [shown, time] = [own.format(date), firm.format(date)];
        return { iso, shown, there: time === shown ? undefined : { time, zone: firmZone.format(date) } };
      }),
    }),
  );
}
