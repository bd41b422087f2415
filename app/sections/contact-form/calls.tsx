import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FormWords } from './contact-words.ts';

export type CallsProps = { words: FormWords['call']; error: string | undefined };

/** Times for a call, loaded when this is opened. Until then, or without any, visitors may name one in the message. */
export function Calls({ words, error }: CallsProps) {
  const [live, setLive] = useState<{ Times: ComponentType<CallsProps> }>();
  const details = useRef<HTMLDetailsElement>(null);

  function start(): void {
    if (details.current?.open) import('./call-times.tsx').then(setLive, () => {});
  }

  // It may have been opened before this ran.
  useEffect(start, []);

  return (
    <details ref={details} className="calls scripted" onToggle={start}>
      <summary className="spread peak">{words.title}</summary>
      <div className="call-part">{live ? <live.Times words={words} error={error} /> : <p>{words.hint}</p>}</div>
    </details>
  );
}
