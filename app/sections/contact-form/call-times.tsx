import { useEffect, useState } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';
import { findLanguage } from '#site/bundled.ts';
import type { CallsProps } from './calls.tsx';
import { contactEndpoint } from './send-contact.ts';

type Offer = { timeZone: string; times: string[] };

/** The free times by day, in the visitor's time zone. Fetched again when one was taken meanwhile. */
export function Times({ words, error }: CallsProps) {
  const { tag } = findLanguage(useShell().locale);
  const [offer, setOffer] = useState<Offer>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another error has another reason
  useEffect(() => {
    fetch(`${contactEndpoint}/times`)
      .then((answer) => answer.json())
      .then(setOffer)
      .catch(() => setOffer({ timeZone: 'UTC', times: [] }));
  }, [error]);

  if (offer?.times.length === 0) return <p className="no-times">{words.hint}</p>;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const inFirmZone = { ...clock, timeZone: offer?.timeZone };
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' });
  const own = new Intl.DateTimeFormat(tag, clock);
  const firm = new Intl.DateTimeFormat(tag, inFirmZone);
  const firmNamed = new Intl.DateTimeFormat(tag, { ...inFirmZone, weekday: 'short', timeZoneName: 'short' });
  const times = (offer?.times ?? []).map((iso) => {
    const time = new Date(iso);
    const differs = own.format(time) !== firm.format(time);
    return { iso, day: day.format(time), shown: own.format(time), there: differs && firmNamed.format(time) };
  });
  return (
    <>
      <p className="text-fine text-soft">
        {words.note}{' '}
        <span style={{ visibility: times.some(({ there }) => there) ? undefined : 'hidden' }}>{words.zones}</span>
      </p>
      {error && (
        <p id="time-error" className="field-error">
          {error}
        </p>
      )}
      <div
        className="call-times mt-3"
        role="radiogroup"
        aria-label={words.title}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'time-error'}
        tabIndex={-1}
      >
        <label>
          <input type="radio" name="time" value="" defaultChecked /> {words.none}
        </label>
        {Array.from(
          Map.groupBy(times, (time) => time.day),
          ([name, choices]) => (
            <fieldset key={name} className="call-day">
              <legend>{name}</legend>
              {choices.map(({ iso, shown, there }) => (
                <label key={iso}>
                  <input type="radio" name="time" value={iso} />
                  <span>
                    {shown} {there && <span className="text-fine text-soft">{there}</span>}
                  </span>
                </label>
              ))}
            </fieldset>
          ),
        )}
      </div>
    </>
  );
}
