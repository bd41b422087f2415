import { promise } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = promise;

export default defineSection({ type: 'facts', surface: 'paper', schema });
