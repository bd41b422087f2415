import '#tools/command.ts';

// React is loaded as it is meant for pages that are read.
process.env.NODE_ENV = 'production';
const { buildSite } = await import('./build-site.ts');
await buildSite();
