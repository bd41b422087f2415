import { promise } from '#site/schema/parts.ts';

export const surface = 'paper';
export const schema = promise;
