// The client's build: chunks, licences, the worker.
import { readFileSync, writeFileSync } from 'node:fs';
import license, { type Dependency } from 'rollup-plugin-license';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The line to the server is a package of its own, taken as it stands. */
export const kOwnPackages = {
  '@avinas/client': new URL('packages/client/src/index.ts', import.meta.url).pathname,
};

/** One file for the first page: each file costs a round trip. Languages, and what comes later, are files
 * of their own; so is what the first script needs. */
const kFirstPage = new RegExp(
  [
    'node_modules/(preact|@fluent)',
    'src/(main|game|base|renewal)\\.',
    'src/state/(?!settings|storage|lessons|replay|fair_deal)',
    'src/stage/',
    'packages/client/',
    'src/words/(t|cards|narrate|problem)\\.',
    'src/speech/spoken',
    'src/view/(aloud|app|home|lazy|name_form|dialog|card|error_line|rule_link|settings_form)\\.',
    'src/view/table/(hint|table_game)\\.',
  ].join('|'),
);

/** A table needs these at once, of any game; what a player opens there comes when it is opened. */
const kTable =
  /src\/(view\/(deal_check|copy)|state\/(replay|turn)|speech\/(questions|reader))\.|src\/view\/table\/(?!menu|options\.|picture|other_device|open_hand|hint|table_game|match_end|cat\.)/;

/** The script that asks for the language at once, and nothing else. */
const kFirstScript = /src\/(boot|again|missing|state\/(settings|storage)|words\/languages)\.|vite\/preload-helper/;

const kChunks: [string, RegExp][] = [
  ['first', kFirstScript],
  ['main', kFirstPage],
  ['table', kTable],
];

/** A file whose content changes gets another name. It is short, because the first scripts hold the names of all. */
const kName = 'assets/[name]-[hash:6]';

/** The first page's files are asked for with the page itself, not one file after another. */
const preloadFirstPage: Plugin = {
  name: 'preload-first-page',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const wanted = new Set<string>();
      const want = (fileName: string) => {
        if (wanted.has(fileName)) return;
        wanted.add(fileName);
        chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(want);
      };
      for (const chunk of chunks) if (['first', 'main'].includes(chunk.name)) want(chunk.fileName);
      return [...wanted].map((href) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `./${href}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

/** Scripts, styles and words find one another wherever the club is on its host; the page, which is served at many
 * addresses, names them from the root, before which a server below a path sets that path. */
const nameFromTheRoot: Plugin = {
  name: 'name-from-the-root',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page.type === 'asset') page.source = String(page.source).replaceAll('="./', '="/');
  },
};

/** Readers are not sent what translators tell one another. The names are made of the whole files: where another
 * part goes as well, rename them, for browsers keep a file by its name. */
const wordsAlone: Plugin = {
  name: 'words-alone',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.ftl'))
        file.source = new TextDecoder().decode(file.source as Uint8Array).replace(/^#.*\n/gm, '');
  },
};

/** Licences of what is in the page and the worker, as far as they are built; each build adds its own. */
const licences = new Map<string, string>();

/** A package that brings no text of its licence has the one that it names. */
const kTexts: Record<string, string> = { 'Apache-2.0': '/usr/share/common-licenses/Apache-2.0' };
const textOf = ({ license: name, licenseText }: Dependency) => licenseText ?? readFileSync(kTexts[name ?? ''], 'utf8');

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Collects the licences of the modules that are really in the bundle, and writes the page that shows them. */
function notices(): Plugin {
  const collect = license({
    thirdParty: {
      includePrivate: false,
      output: (used) =>
        used
          .filter(({ name }) => !name?.startsWith('@avinas/'))
          .forEach((one) => licences.set(`${one.name} ${one.version} (${one.license})`, textOf(one))),
    },
  }) as Plugin;
  return {
    ...collect,
    name: 'notices',
    writeBundle() {
      const parts = [...licences].sort().map(([name, text]) => `<h2>${escaped(name)}</h2><pre>${escaped(text)}</pre>`);
      const courts =
        '<h2>Court figures</h2><p>After Adrian Kennard, from @letele/playing-cards: CC0, public domain.</p>';
      const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Licences</title><h1>Licences</h1>';
      const own = `<h2>Avinas (MIT)</h2><pre>${escaped(readFileSync('../LICENSE', 'utf8'))}</pre>`;
      writeFileSync('dist/notices.html', head + own + parts.join('') + courts);
    },
  };
}

export default defineConfig({
  base: './',
  resolve: { alias: kOwnPackages },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  // The strict content policy allows no script in the page.
  // Few and larger files: each costs a round trip.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        manualChunks: (id) => kChunks.find(([, of]) => of.test(id))?.[0],
        entryFileNames: kName + '.js',
        chunkFileNames: kName + '.js',
        assetFileNames: kName + '[extname]',
      },
    },
  },
  plugins: [
    preloadFirstPage,
    nameFromTheRoot,
    wordsAlone,
    notices(),
    // The worker keeps the page itself, so that it opens without a line and says so; what is played is
    // the server's alone.
    VitePWA({
      // The page registers it and chooses the moment at which a newer one takes over: src/renewal.ts.
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      outDir: 'dist',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Avinas',
        short_name: 'Avinas',
        display: 'standalone',
        orientation: 'any',
        start_url: './',
        background_color: '#2f5d4e',
        theme_color: '#5b3d26',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,ftl}', 'icon*.svg'],
        globIgnores: ['notices.html'],
        buildPlugins: { vite: [notices()] },
      },
    }),
  ],
  server: { proxy: { '/ws': { target: 'ws://localhost:8080', ws: true }, '/api': 'http://localhost:8080' } },
});
