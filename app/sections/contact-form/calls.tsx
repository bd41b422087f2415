import { useEffect, useRef, useState } from 'react';
import { fill } from '#shared/fill.ts';
import { pluralForm } from '#shared/plural.ts';
import { findLanguage } from '#site/bundled-site.ts';
import type { Locale } from '#site/languages.ts';
import type { FormWords } from './contact-words.ts';
import { contactEndpoint } from './send-contact.ts';

type CallsProps = { words: FormWords['call']; locale: Locale; error: string | undefined };
type Offer = { timeZone: string; times: string[] };
type Time = { iso: string; shown: string; firmTime: string | undefined };
type Day = { name: string; times: Time[] };

/**
 * A day for a call, then a time. Times are fetched when this is opened, and again when one was taken meanwhile. Without
 * any, visitors may name one in the message.
 */
export function Calls({ words, locale, error }: CallsProps) {
  const [offer, setOffer] = useState<Offer>();
  const [chosenName, setChosenName] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const days = daysOf(offer, findLanguage(locale).tag);
  const day = days.find(({ name }) => name === chosenName);

  function load(): void {
    if (!details.current?.open) return;
    fetch(`${contactEndpoint}/times`)
      .then((response) => response.json())
      .then(setOffer)
      .catch(() => setOffer({ timeZone: 'UTC', times: [] }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, as it may have been opened before; another error has another reason
  useEffect(() => {
    // The next choice takes the error away, and stays.
    if (offer && !error) return;
    setChosenName('');
    load();
  }, [error]);

  // A message that was sent empties the form.
  useEffect(() => {
    const form = details.current?.closest('form');
    const reset = () => setChosenName('');
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  return (
    <details ref={details} className="calls scripted" onToggle={() => offer || load()}>
      <summary className="space-between triangle">{words.title}</summary>
      {offer?.times.length === 0 ? (
        <p>{words.hint}</p>
      ) : (
        <>
          <p className="text-fine text-soft">{words.note}</p>
          {error && (
            <p id="time-error" className="field-error">
              {error}
            </p>
          )}
          <div className="two-columns call-choices mt-2">
            <select
              className="field"
              disabled={!offer}
              aria-label={words.title}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && 'time-error'}
              value={day?.name ?? ''}
              onChange={({ target }) => setChosenName(target.value)}
            >
              <option value="">{words.none}</option>
              {days.map(({ name, times }) => (
                <option key={name} value={name}>
                  {name} · {fill(words.free[pluralForm(times.length, locale)], { count: times.length })}
                </option>
              ))}
            </select>
            {day && (
              <select key={day.name} name="time" className="field" aria-label={day.name}>
                {day.times.map(({ iso, shown, firmTime }) => (
                  <option key={iso} value={iso}>
                    {shown} {firmTime && `(${firmTime})`}
                  </option>
                ))}
              </select>
            )}
          </div>
          {day?.times.some(({ firmTime }) => firmTime) && <p className="text-fine text-soft mt-3">{words.zones}</p>}
        </>
      )}
    </details>
  );
}

/** In the visitor's time zone, beside the firm's where that differs. */
function daysOf(offer: Offer | undefined, tag: string): Day[] {
  if (!offer) return [];
  const clockOptions = { hour: 'numeric', minute: '2-digit' } as const;
  const dateFormat = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' });
  const visitorClock = new Intl.DateTimeFormat(tag, clockOptions);
  const firmClock = new Intl.DateTimeFormat(tag, { ...clockOptions, timeZone: offer.timeZone });
  const firmClockWithZone = new Intl.DateTimeFormat(tag, {
    ...clockOptions,
    weekday: 'short',
    timeZone: offer.timeZone,
    timeZoneName: 'short',
  });
  return Array.from(
    Map.groupBy(offer.times, (iso) => dateFormat.format(new Date(iso))),
    ([name, times]) => ({
      name,
      times: times.map((iso) => {
        const time = new Date(iso);
        const shown = visitorClock.format(time);
        return { iso, shown, firmTime: shown === firmClock.format(time) ? undefined : firmClockWithZone.format(time) };
      }),
    }),
  );
}
