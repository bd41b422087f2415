import { SettingError } from '#server/site-settings.ts';
import { StartError } from '#server/start-error.ts';
import { ContentError } from '#site/content-error.ts';

// No stack trace is shown for a fault that its sentence explains.
process.on('uncaughtException', (error: Error & { code?: string }) => {
  const isMisused = String(error.code).startsWith('ERR_PARSE_ARGS');
  const isPlain = [ContentError, SettingError, StartError].some((type) => error instanceof type);
  process.stderr.write(`${isPlain ? error.message : isMisused ? `${error.message}\nSee --help.` : error.stack}\n`);
  process.exit(1);
});
