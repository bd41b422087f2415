import { type ComponentType, createElement, type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PageContext, usePageAndShell } from './page-context.ts';

/** Parts are HTML that React leaves as it is. Browsers read them from the page, so that they are sent once. */
export type IslandProps<Props> = Props & { parts: string[] };

type IslandFrameProps<Props> = {
  /** The folder in `sections/` whose `island.tsx` runs in the browser (`browser/start-islands.ts`). */
  section: string;
  component: ComponentType<IslandProps<Props>>;
  /** As JSON in the page. */
  props: Props;
  parts?: ReactNode[];
  className?: string;
};

/** A part of the page that React takes over in the browser, once somebody meets it. */
export function IslandFrame<Props extends object>({
  section,
  component,
  props,
  parts = [],
  className,
}: IslandFrameProps<Props>) {
  const id = useId();
  const context = usePageAndShell();
  const markup = parts.map((part, index) =>
    renderToStaticMarkup(<PageContext value={context}>{part}</PageContext>, { identifierPrefix: `${id}${index}-` }),
  );
  const html = renderToString(createElement(component, { ...props, parts: markup }), { identifierPrefix: id });
  return (
    <div
      id={id}
      className={className}
      data-island={section}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
