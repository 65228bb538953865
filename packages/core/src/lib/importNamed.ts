/**
 * Fetches one export of a module that is loaded lazily, and once more when its file did not arrive. Browsers remember for as long as the page
 * lives that a module failed, and answer from memory: it is then asked for under an address that they have not seen. Where the browser does
 * not say which file failed (Safari), only a reload of the page brings it.
 *
 * @example
 * const ReportPage = await importNamed(() => import('./ReportPage.tsx'), 'ReportPage')
 *
 * @throws TypeError, or what the bundler's own loader throws, when the file did not arrive either time.
 */
export function importNamed<Module extends object, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
): Promise<Module[Name]> {
  return fetchModule()
    .catch(async (error: unknown) => {
      // Nothing is read out of any other error: a message may name any address.
      const [, address] = /^TypeError: .*imported module: (\S+)$/.exec(String(error)) ?? []
      // A bundler with a loader of its own fetches again by itself, and a weak link that lost one file usually brings the next.
      if (!address) return fetchModule()
      // Only the browser reads what stands behind the `#`: the server is asked for the same file.
      const file: Module = await import(
        /* @vite-ignore */ /* webpackIgnore: true */ `${address}#${Date.now()}`
      )
      // Where a bundler has put more modules into the file, each is one of its exports.
      const module = [file, ...Object.values(file)].find((part) => name in Object(part))
      if (!module) throw error
      return module
    })
    .then((module) => module[name])
}
