import type { SectionProps } from '#app/content/page.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { DataTable } from '../table/component.tsx';

export function Section({ content, data: file, surface }: SectionProps<'conformance'>) {
  const { title, description, methods, columns, levels } = content;
  return (
    <SectionFrame surface={surface} id={content.id}>
      <div className="container">
        <SectionHeading title={title} description={description} layout="split" />
        <p className="mt-8 text-measure">
          {methods}{' '}
          <a href={file} className="link">
            {content.download}
          </a>
        </p>
        {(['a', 'aa'] as const).map((table) => {
          const caption = `WCAG 2.2 ${table.toUpperCase()}`;
          const rows = content[table].map(({ num, name, level, note }) => [
            `${num} ${name}`,
            levels[level],
            note ?? '',
          ]);
          return (
            <div key={table} className="mt-12">
              <h3 className="subheading text-h3">{caption}</h3>
              <DataTable name={caption} columns={columns} rows={rows} />
            </div>
          );
        })}
      </div>
    </SectionFrame>
  );
}
