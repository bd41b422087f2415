import { compressSite } from '#server/http/files/compressed-forms.ts';
import { buildDirectory } from '#shared/build-directory.ts';

const { made, total } = await compressSite(`${buildDirectory}/client`, `${buildDirectory}/compressed`);
process.stdout.write(`Compressed ${made} of ${total} files (the others had not changed).\n`);
