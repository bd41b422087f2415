import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function QuestionsSection({ view: questions, frame }: SectionProps<'questions'>) {
  return (
    <SectionFrame {...frame}>
      <div className="container heading-beside">
        <SectionHeading title={questions.title} />
        <div className="questions">
          {questions.items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} data-reveal="">
              <summary className="space-between triangle">
                <h3 className="subheading text-h4">{question}</h3>
              </summary>
              <p className="text-measure text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
