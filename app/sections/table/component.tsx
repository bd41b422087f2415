import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'table'>) {
  return (
    <TitledSection {...view} {...frame}>
      <DataTable name={view.title} {...view.table} />
      {view.note && <p className="mt-4 text-small text-soft">{view.note}</p>}
    </TitledSection>
  );
}

type DataTableProps = { name: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** `name` is for screen readers, which may jump to the table. */
export function DataTable({ name, columns, rows }: DataTableProps) {
  return (
    <div className="table-frame wide-table mt-block">
      <table className="table" aria-label={name}>
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
          {rows.map(([title, ...cells]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} data-label={columns[place + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
