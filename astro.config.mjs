import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, logHandlers } from 'astro/config';

/** `client:intent` wakes an island when somebody is about to use it (src/islands/intent.ts). */
const intentDirective = {
  name: 'intent-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
  },
};

/** Compresses the client's files once, as well as it can be done, so that no request has to (src/server.ts). */
const precompression = {
  name: 'precompression',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = await readdir(dir, { recursive: true, withFileTypes: true });
      const worthwhile = files.filter((file) => file.isFile() && /\.(js|css|svg|json|txt)$/.test(file.name));
      await Promise.all(
        worthwhile.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const content = await readFile(file);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  },
};

/**
 * Bundles web and worker whole, packages included, into `dist/server/web.mjs` and `worker.mjs`: docs/decisions/012. What is
 * bundled is production's, React too, whatever NODE_ENV says when the process starts.
 */
const bundles = {
  name: 'bundles',
  apply: 'build',
  // After the adapter, whose own entry `index` is replaced.
  enforce: 'post',
  config: () => ({
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['@node-rs/argon2'] },
    environments: {
      ssr: {
        build: {
          rolldownOptions: {
            input: { index: './src/server.ts', worker: './worker/main.ts' },
            output: {
              entryFileNames: ({ name }) => (name === 'index' ? 'web.mjs' : '[name].mjs'),
              comments: false,
              // The log tells foreign errors by their names.
              keepNames: true,
            },
          },
        },
      },
    },
  }),
};

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  // Sessions are our own (src/lib/auth); without this a file system store is switched on.
  session: false,
  integrations: [react({ experimentalDisableStreaming: true }), intentDirective, precompression],
  security: {
    // The middleware checks the Origin of every unsafe request, JSON included, which Astro's own check does not.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  // What Astro itself has to say in production is a JSON line too, as all of ours (src/lib/platform/log.ts).
  ...(process.env.NODE_ENV === 'production' && { logger: logHandlers.json({ level: 'warn' }) }),
  vite: {
    plugins: [tailwindcss(), bundles],
  },
});
