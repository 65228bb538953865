import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const entries = {
  '/page.js': new URL('bulkPage.js', import.meta.url),
  '/sheetWorker.js': new URL('../../../packages/hooks/src/sheets/sheetWorker.ts', import.meta.url),
  '/checkWorker.js': new URL(
    '../../../packages/hooks/src/transaction-import/checkWorker.ts',
    import.meta.url,
  ),
}

/** Serves the page and its workers, from the sources as they are now, on an address that counts as secure. */
export async function serveBulk() {
  const files = new Map()
  for (const [path, entry] of Object.entries(entries)) {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(entry)],
      ...{ bundle: true, write: false, minify: true, format: 'esm', target: 'es2022', logLevel: 'error' },
      conditions: ['@onlend/source'],
      define: { 'process.env.NODE_ENV': '"production"' },
      nodePaths: [fileURLToPath(new URL('../../../packages/widgets/node_modules', import.meta.url))],
    })
    files.set(path, outputFiles[0].text)
  }
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '')
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript')
    response.end(
      script ?? '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>',
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${server.address().port}/`
  return { address, close: () => server.close() }
}
