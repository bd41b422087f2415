import { compressSite } from '#server/http/files/compress-site.ts';

const [directory = 'build/client', storeDirectory = 'build/compressed'] = process.argv.slice(2);
const { made, total } = await compressSite(directory, storeDirectory);
process.stdout.write(`Compressed ${made} of ${total} files (the others had not changed).\n`);
