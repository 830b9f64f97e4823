// Compresses what was built, so that the server has to compress nothing: NAME.br and NAME.gz beside
// each text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(html|js|css|ftl|svg|json|webmanifest)$/.test(name)) continue;
  const content = readFileSync(folder + name);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${folder}${name}.br`, brotliCompressSync(content, options));
  writeFileSync(`${folder}${name}.gz`, gzipSync(content, { level: 9 }));
}
