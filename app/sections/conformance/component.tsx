import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';
import { DataTable } from '../table/component.tsx';

export function Section({ view, frame }: SectionProps<'conformance'>) {
  const { methods, columns, levels, file } = view;
  return (
    <TitledSection {...view} {...frame}>
      <p className="mt-block text-measure">
        {methods}{' '}
        <a href={file} className="link">
          {view.download}
        </a>
      </p>
      {(['a', 'aa'] as const).map((table) => {
        const caption = `WCAG 2.2 ${table.toUpperCase()}`;
        const rows = view[table].map(({ num, name, level, note }) => [`${num} ${name}`, levels[level], note ?? '']);
        return (
          <div key={table} className="mt-part">
            <h3 className="subheading text-h3">{caption}</h3>
            <DataTable name={caption} columns={columns} rows={rows} />
          </div>
        );
      })}
    </TitledSection>
  );
}
