/**
 * Fetches a module, and once more when its file did not arrive. Browsers remember for as long as the page lives that a module failed, and
 * answer from memory: it is then asked for under an address that they have not seen. Where the browser does not say which file failed
 * (Safari), only a reload of the page brings it.
 *
 * @example
 * const { ReportPage } = await importModule(() => import('./ReportPage.tsx'))
 *
 * @throws TypeError, or what the bundler's own loader throws, when the file did not arrive either time.
 */
export async function importModule<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  try {
    return await fetchModule()
  } catch (error) {
    const address = addressIn(error)
    // A bundler with a loader of its own fetches again by itself, and a weak link that lost one file usually brings the next.
    if (address === null) return fetchModule()
    address.searchParams.set('again', Date.now().toString(36))
    // What arrives is the same file, and so of the same type.
    const again: Promise<Module> = import(/* @vite-ignore */ /* webpackIgnore: true */ address.href)
    return again
  }
}

/** The address in what browsers say of a module that did not arrive; nothing is read out of any other error. */
function addressIn(error: unknown): URL | null {
  if (!(error instanceof TypeError)) return null
  const address = /dynamically imported module: (\S+)$/.exec(error.message)?.[1] ?? ''
  return URL.canParse(address) ? new URL(address) : null
}
