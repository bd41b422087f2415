import { compressSite } from '#server/http/files/compressed-forms.ts';
import { buildDirectory } from '#shared/build-directory.ts';

const [directory = `${buildDirectory}/client`, storeDirectory = `${buildDirectory}/compressed`] = process.argv.slice(2);
const { made, total } = await compressSite(directory, storeDirectory);
process.stdout.write(`Compressed ${made} of ${total} files (the others had not changed).\n`);
