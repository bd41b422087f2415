import type { SectionProps } from '#app/content/page.ts';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';

export function Section({ content, surface }: SectionProps<'table'>) {
  return (
    <SectionFrame surface={surface} id={content.id}>
      <div className="container">
        <SectionHeading title={content.title} description={content.description} layout="split" />
        <DataTable caption={content.title} {...content.table} />
        {content.note && <p className="mt-4 text-small text-soft">{content.note}</p>}
        <p className="mt-4">
          <SampleLabel of={[content]} />
        </p>
      </div>
    </SectionFrame>
  );
}

type DataTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The caption is for those who come to the table without the heading above it. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="data-table mt-8">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
