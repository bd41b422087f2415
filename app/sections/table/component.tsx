import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export default function TableSection({ view, frame }: SectionProps<'table'>) {
  const { columns, rows } = view.table;
  return (
    <TitledSection {...view} {...frame}>
      <div className="table-frame wide-table mt-block">
        {/* Named for screen readers, which may jump to the table. */}
        <table className="table" aria-label={view.title}>
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
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-label={columns[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.note && <p className="mt-4 text-small text-soft">{view.note}</p>}
    </TitledSection>
  );
}
