import { promise } from '#app/content/schema/parts.ts';

export const surface = 'paper';
export const schema = promise;
