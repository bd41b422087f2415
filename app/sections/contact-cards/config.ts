import { z } from 'zod';
import { item } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

const schema = z.strictObject({ address: item, phone: item, email: item });

export default defineSection({ type: 'contact-cards', surface: 'deep', schema });
